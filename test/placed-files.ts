import { posix } from "node:path";
import { knownNames } from "../generators/emit/csharp/known-names.ts";
import { plan } from "../generators/emit/plan.ts";
import type { PlannedFile } from "../generators/emit/planned-file.ts";
import { validate } from "../generators/entity/validate.ts";
import type { Host } from "../generators/host/host.ts";
import { csharpRenderer } from "../generators/targets/csharp-renderer.ts";
import { entityGenerators } from "../generators/targets/entity-generators.ts";
import { libraries } from "../generators/targets/libraries/index.ts";
import { createContext } from "../generators/terminal/create-context.ts";

/** A planned file with its text. */
export interface PlacedFile extends PlannedFile {
  /** The path from the folder that the web project stands in. */
  readonly home: string;
  readonly text: string;
}

const print = csharpRenderer(
  knownNames,
  { forget: [], dryRun: true, restore: false, prune: false },
  createContext(posix.resolve(".")),
);

/** Renders the files for entity files on a host whose web project stands in the folder `web`. Throws if they are refused. */
export function placedFiles(texts: readonly string[], host: Host, web: string): readonly PlacedFile[] {
  const files = texts.map((text, index) => ({ path: `${index}.yaml`, bytes: new TextEncoder().encode(text) }));
  const graft = validate(files, host);
  if (!graft.ok) throw new Error(graft.diagnostics.map(({ code, message }) => `${code} ${message}`).join("\n"));
  const { target } = graft.value;
  return plan(graft.value, entityGenerators(libraries[target.library])).map((file) => {
    const text = print(file);
    if (!text.ok) throw new Error(file.path);
    return { ...file, home: posix.join(web, file.path), text: text.value };
  });
}
