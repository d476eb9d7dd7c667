import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sources } from "../in-memory.ts";

const cases = join(import.meta.dirname, "api");

/** The names of all cases of the HTTP surface. */
export const apiCases = readdirSync(cases).sort();

/** The folder of a case. */
export function apiCaseFolder(name: string): string {
  return join(cases, name);
}

/** The model files of a case; the models of other folders may be called as well. */
export function apiModelsOf(name: string): Sources {
  const folder = apiCaseFolder(name);
  const files = readdirSync(folder).filter((file) => file.endsWith(".model"));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}
