import { lex } from "../../../generators/model/parse/lex.ts";
import { parse } from "../../../generators/model/parse.ts";
import { modelGrammar } from "../../../scripts/grammar/model-grammar.ts";
import { recognises } from "./recognise.ts";

/** The codes of texts that are too large, about which a grammar says nothing. */
const limits = new Set(["TEN0813", "TEN0814"]);

/** Says how parser and grammar disagree about a text; undefined if both accept or both refuse it, or if a limit of the parser or the lexer refuses it. */
export function disagreementOn(text: string): string | undefined {
  const { diagnostics } = parse({ path: "a.model", text });
  if (lex({ path: "a.model", text }).diagnostics.length > 0 || diagnostics.some(({ code }) => limits.has(code)))
    return undefined;
  const isRecognised = recognises(modelGrammar, text);
  if (isRecognised === (diagnostics.length === 0)) return undefined;
  const [first] = diagnostics;
  const reason = first === undefined ? "nothing" : `${first.code} at ${first.span?.start}: ${first.message}`;
  return `The grammar ${isRecognised ? "accepts" : "refuses"} it, the parser reports ${reason}`;
}
