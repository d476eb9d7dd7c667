import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Host } from "../../generators/host/host.ts";

/** A case: a folder of an area with inputs, optional `options.json`, and `expected/` or `expected.txt`. */
export interface CaseFolder {
  readonly name: string;
  readonly path: string;
  readonly options: CaseOptions;
  /** The inputs by name: `input.*`, or all files below `input/`. */
  readonly inputs: Readonly<Record<string, Uint8Array>>;
  /** `mended.*`: the input without its mistakes, by the name of the input. Absent for most kinds of cases. */
  readonly mended?: Readonly<Record<string, Uint8Array>>;
}

interface CaseOptions {
  /** A folder of inputs elsewhere, from the root of the project. */
  readonly input?: string;
  /** The prefix of all paths to compare. */
  readonly only?: string;
  /** The prefix of paths to ignore. */
  readonly except?: string;
  /** The properties of the host that differ from the usual test host. */
  readonly host?: Partial<Host>;
  /** The lines of a C# file of the host. */
  readonly source?: readonly string[];
}

const root = join(import.meta.dirname, "../..");
const knownFiles = /^(?:mended\.[a-z]+|input(?:\.[a-z]+)?|options\.json|expected(?:\.txt)?)$/;
const knownOptions: ReadonlySet<string> = new Set<keyof CaseOptions>(["input", "only", "except", "host", "source"]);

/** Returns the cases of an area by name. Throws for a file or option that no runner would read. */
export function casesIn(area: string): readonly CaseFolder[] {
  const folder = join(import.meta.dirname, area);
  return readdirSync(folder)
    .sort()
    .map((name) => caseIn(join(folder, name), name));
}

/** Returns the text of `input.<extension>`. Throws if the case has none. */
export function inputText({ path, inputs }: CaseFolder, extension: string): string {
  const bytes = inputs[`input.${extension}`];
  if (bytes === undefined) throw new Error(`${path} has no input.${extension}.`);
  return new TextDecoder().decode(bytes);
}

/** Returns the model files of a case by name. */
export function modelsOf({ inputs }: CaseFolder): Readonly<Record<string, string>> {
  const models = Object.entries(inputs).filter(([name]) => name.endsWith(".model"));
  return Object.fromEntries(models.map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
}

function caseIn(path: string, name: string): CaseFolder {
  const files = readdirSync(path);
  refuseUnknown(path, files, (file) => knownFiles.test(file));
  const options = optionsIn(path);
  const own = files.filter((file) => file.startsWith("input")).map((file) => join(path, file));
  const folder = options.input === undefined ? {} : readInput(join(root, options.input), false);
  const mended = files.filter((file) => file.startsWith("mended."));
  return {
    name,
    path,
    options,
    inputs: Object.assign({}, ...own.map((file) => readInput(file, true)), folder),
    ...(mended.length > 0 && { mended: mendedInputs(path, mended) }),
  };
}

function mendedInputs(path: string, files: readonly string[]): Readonly<Record<string, Uint8Array>> {
  return Object.fromEntries(files.map((file) => [file.replace("mended", "input"), bytesOf(join(path, file))]));
}

function optionsIn(path: string): CaseOptions {
  const file = join(path, "options.json");
  if (!existsSync(file)) return {};
  const options: CaseOptions = JSON.parse(readFileSync(file, "utf8"));
  refuseUnknown(file, Object.keys(options), (key) => knownOptions.has(key));
  return options;
}

function refuseUnknown(path: string, names: readonly string[], isKnown: (name: string) => boolean): void {
  const unknown = names.filter((name) => !isKnown(name));
  if (unknown.length > 0) throw new Error(`${path}: no runner reads ${unknown.join(", ")}.`);
}

function readInput(path: string, recursive: boolean): Readonly<Record<string, Uint8Array>> {
  if (!statSync(path).isDirectory()) return { [path.split(sep).at(-1) ?? ""]: bytesOf(path) };
  const entries = readdirSync(path, { withFileTypes: true, recursive }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(files.map((file) => [relative(path, file), bytesOf(file)]));
}

function bytesOf(path: string): Uint8Array {
  return new Uint8Array(readFileSync(path));
}
