import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A text of a model, with its path. */
type Example = readonly [path: string, text: string];

/** The models of the examples and the cases. */
export const examples: readonly Example[] = ["../../examples", "../cases/model"].flatMap(modelsIn);

/** Reads all models below a folder, which is named from here. */
export function modelsIn(name: string): readonly Example[] {
  const folder = fileURLToPath(new URL(name, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".model"))
    .sort()
    .map((path) => [path, readFileSync(`${folder}/${path}`, "utf8")] as const);
}
