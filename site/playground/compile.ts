import type { Diagnostic } from "../../generators/diagnostics/diagnostic.ts";
import { compileEntities } from "./compile-entities.ts";
import { compileModel } from "./compile-model.ts";
import { systemOfBrowser } from "./system-of-browser.ts";

/** The kinds of input, by the ending of their files. */
export type Kind = "model" | "yaml";

/** A file of the output. */
export interface OutputFile {
  readonly path: string;
  readonly text: string;
}

/** A row of the table of routes. */
export interface RouteRow {
  readonly verb: string;
  readonly route: string;
  readonly operation: string;
  readonly access: string;
}

/** The output of an input without errors. */
export interface Output {
  readonly files: readonly OutputFile[];
  readonly routes: readonly RouteRow[];
  /** The sources of class diagrams in the notation of Mermaid. */
  readonly diagrams: readonly string[];
  readonly documents: readonly OutputFile[];
}

/** The answer to an input: its diagnostics, and its output if none of them is an error. */
export interface Answer {
  readonly diagnostics: readonly Diagnostic[];
  readonly output: Output | undefined;
}

/** Compiles a text in the browser, as the command does with a file: the one door to the code of the generators. */
export function compile(kind: Kind, text: string): Answer {
  const file = { path: `input.${kind}`, bytes: new TextEncoder().encode(text) };
  const system = systemOfBrowser();
  return kind === "model" ? compileModel(file, system) : compileEntities(file, system);
}
