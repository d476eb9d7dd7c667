import type { DocumentFormat } from "../emit/openapi/print-document.ts";
import { type CommandResult, usageError } from "./command.ts";
import { readLayers } from "./read-layers.ts";
import type { ModelJob } from "./run-build.ts";

interface OutputValues {
  readonly target?: string | undefined;
  readonly layers?: string | undefined;
  readonly "openapi-format"?: string | undefined;
}

/** Reads what a build emits: C# in layers, or OpenAPI documents in one of their forms. */
export function readOutput({
  target = "csharp",
  layers: list,
  "openapi-format": form,
}: OutputValues): Pick<ModelJob, "layers" | "documents"> | CommandResult {
  const layers = readLayers(list ?? "");
  if ("exitCode" in layers) return layers;
  switch (target.trim().toLowerCase()) {
    case "csharp":
      return form === undefined ? { layers } : usageError("C# has no OpenAPI format.", "Add --target openapi.");
    case "openapi": {
      if (list !== undefined)
        return usageError("An OpenAPI document has no layers.", "Run it once with --layers and once with --target.");
      const documents = readFormat(form);
      return typeof documents === "string" ? { layers, documents } : documents;
    }
    default:
      return usageError(`There is no target '${target}'.`, "The targets are csharp and openapi.");
  }
}

/** Reads the form of an OpenAPI document. */
export function readFormat(form = "yaml"): DocumentFormat | CommandResult {
  const format = form.trim().toLowerCase();
  return format === "yaml" || format === "json"
    ? format
    : usageError(`There is no OpenAPI format '${form}'.`, "The formats are yaml and json.");
}
