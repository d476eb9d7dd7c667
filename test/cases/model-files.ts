import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sources } from "../in-memory.ts";

const cases = join(import.meta.dirname, "model");

/** The names of all cases. */
export const modelCases = readdirSync(cases).sort();

/** The folder of a case. */
export function caseFolder(name: string): string {
  return join(cases, name);
}

/** The model files of a case: its own, or those of the folder that its `options.json` names from the top of the project. */
export function modelsOf(name: string): Sources {
  const options = join(cases, name, "options.json");
  const { models }: { readonly models?: string } = existsSync(options) ? JSON.parse(readFileSync(options, "utf8")) : {};
  const folder = models === undefined ? join(cases, name) : join(import.meta.dirname, "../..", models);
  const files = readdirSync(folder).filter((file) => file.endsWith(".model"));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}
