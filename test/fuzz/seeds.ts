import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Reads the real inputs with an ending in a folder of the project. Long ones would only slow the runs down. */
export function seedsIn(folder: string, ending: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => readFileSync(join(root, folder, path), "utf8"))
    .filter((text) => text.length < 4000);
}
