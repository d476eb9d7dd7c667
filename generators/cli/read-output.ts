import { isLayer, type Layer, layerNames, layersOf } from "../emit/layer.ts";
import type { DocumentFormat } from "../emit/openapi/print-document.ts";
import type { ModelDocumentRequest } from "../flow/request.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { type CommandResult, usageError } from "./command.ts";
import type { buildOptions, Values } from "./options.ts";

const known = "The layers are domain, application, infrastructure, api and tests.";

/** Reads a comma-separated list of layers in any letter case. The domain is always included. */
export function readLayers(list: string): ReadonlySet<Layer> | CommandResult {
  const names = list
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "");
  const unknown = names.find((name) => !isLayer(name));
  if (unknown === undefined) return layersOf(names.filter(isLayer));
  const meant = didYouMean(unknown, layerNames);
  return usageError(
    `There is no layer '${unknown}'.`,
    meant === undefined ? known : `Did you mean '${meant}'? ${known}`,
  );
}

const testsWithoutHost = usageError(
  "The layer tests needs a host to run.",
  "tenon graft --model PATH --host PATH --layers infrastructure,api,tests writes them beside one.",
);

/** Reads the options of a build that writes C#. */
export function readCsharpOutput(values: Values<typeof buildOptions>): ReadonlySet<Layer> | CommandResult {
  const { target = "csharp", layers = "", "openapi-format": format } = values;
  if (target.trim().toLowerCase() !== "csharp")
    return usageError(`There is no target '${target}'.`, "The targets are csharp, openapi and asyncapi.");
  if (format !== undefined) return usageError("C# has no OpenAPI format.", "Add --target openapi.");
  const read = readLayers(layers);
  return "exitCode" in read || !read.has("tests") ? read : testsWithoutHost;
}

/** Reads the options of a build that writes documents. */
export function readDocumentOutput(
  values: Values<typeof buildOptions>,
): Pick<ModelDocumentRequest, "format" | "layers" | "messaging"> | CommandResult {
  const { target = "", messaging } = values;
  if (messaging !== undefined && target.trim().toLowerCase() === "openapi")
    return usageError("OpenAPI documents have no --messaging.", "Leave out --messaging, or name another --target.");
  const format = readFormat(values["openapi-format"]);
  const emitted = readLayers(values.layers ?? "");
  if (typeof format !== "string") return format;
  if ("exitCode" in emitted) return emitted;
  return emitted.has("tests") ? testsWithoutHost : { format, layers: emitted, messaging };
}

/** Reads the format of an OpenAPI document. */
export function readFormat(form = "yaml"): DocumentFormat | CommandResult {
  const format = form.trim().toLowerCase();
  return format === "yaml" || format === "json"
    ? format
    : usageError(`There is no OpenAPI format '${form}'.`, "The formats are yaml and json.");
}
