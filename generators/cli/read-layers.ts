import type { Layer } from "../emit/model-generator.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { type CommandResult, usageError } from "./command.ts";

/** What each name stands for: endpoints call handlers. Spec: decisions, 7. */
const layers: Readonly<Record<string, readonly Layer[]>> = {
  domain: ["domain"],
  application: ["application"],
  api: ["application", "api"],
};
const planned: ReadonlySet<string> = new Set(["infrastructure"]);
const known = "The layers are domain, application and api.";

/** Reads a comma list of layers in any letter case; the domain is always among them. */
export function readLayers(list: string): ReadonlySet<Layer> | CommandResult {
  const names = list
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "");
  const unknown = names.find((name) => !Object.hasOwn(layers, name));
  if (unknown === undefined) return new Set<Layer>(["domain", ...names.flatMap((name) => layers[name] ?? [])]);
  if (planned.has(unknown)) return usageError(`The layer '${unknown}' is not there yet.`, known);
  const meant = didYouMean(unknown, Object.keys(layers));
  return usageError(
    `There is no layer '${unknown}'.`,
    meant === undefined ? known : `Did you mean '${meant}'? ${known}`,
  );
}
