import { readFileSync } from "node:fs";
import { readGrammar } from "./read-grammar.ts";

/** The grammar of models. */
export const modelGrammar = readGrammar(
  readFileSync(new URL("../../generators/model/parse/model.ebnf", import.meta.url), "utf8"),
);
