import { StreamLanguage, type StreamParser } from "@codemirror/language";
import { keywords, signs } from "../../generators/model/parse/tokens.ts";
import { generics, scalars } from "../../generators/model/type.ts";

const types: ReadonlySet<string> = new Set([...Object.keys(scalars), ...generics.keys()]);
const longestFirst = [...signs].sort((one, other) => other.length - one.length);

interface State {
  isInComment: boolean;
}

/** The tokens of models, by the keywords and signs of the lexer. */
const parser: StreamParser<State> = {
  name: "model",
  startState: () => ({ isInComment: false }),
  token: (stream, state) => {
    if (state.isInComment || stream.match("/*")) {
      state.isInComment = !stream.skipTo("*/");
      if (state.isInComment) stream.skipToEnd();
      else stream.match("*/");
      return "comment";
    }
    if (stream.eatSpace()) return null;
    if (stream.match(/^\/\/.*/)) return "comment";
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return "string";
    if (stream.match(/^@\w+/)) return "meta";
    if (stream.match(/^[0-9]+(?:\.[0-9]+)?/)) return "number";
    if (stream.match(/^[A-Za-z_]\w*/)) return kindOf(stream.current(), stream.match(/^\s*:/, false) !== null);
    if (longestFirst.some((sign) => stream.match(sign))) return "operator";
    stream.next();
    return null;
  },
};

/** Returns the kind of a word. A keyword before a colon is a name. */
function kindOf(word: string, isBeforeColon: boolean): string {
  if (isBeforeColon && word !== "operations") return "propertyName";
  if (word === "true" || word === "false") return "atom";
  if (keywords.has(word)) return "keyword";
  return types.has(word) || /^[A-Z]/.test(word) ? "typeName" : "variableName";
}

/** The language of models for the editor of the playground. */
export const modelLanguage = StreamLanguage.define(parser);
