import type { Parameter } from "../../../../model/ir.ts";
import type { Spelled } from "../../../planned-file.ts";
import { described } from "../described.ts";
import { methodParameters } from "../record-words.ts";
import { isShort, parameterList } from "./parameter-list.ts";
import type { RuleWords } from "./rule-words.ts";

interface Method {
  readonly described: { readonly doc: string | undefined };
  /** The modifiers after `public`, the result and the name. */
  readonly signature: string;
  readonly parameters: readonly Parameter[];
  /** The variables that the rules need. */
  readonly declarations: readonly string[];
  readonly rules: readonly RuleWords[];
  /** A blank line behind the rules. */
  readonly statements: readonly string[];
}

/** Returns the view of the partial `method`. */
export function methodWords(place: Spelled, { described: declared, signature, parameters, ...body }: Method) {
  const { declarations, rules, statements } = body;
  const start = `    public ${signature}`;
  const taken = methodParameters(parameters);
  const answer = onlyAnswerOf(body);
  const isOneLine = answer !== undefined && isShort(`${start}(${taken.join(", ")}) => ${answer};`, place);
  const end = answer === undefined ? ")" : isOneLine ? `) => ${answer};` : ") =>";
  return {
    ...described(declared),
    signature,
    ...parameterList(start, taken, place, end),
    answer: answer ?? "",
    isWrapped: answer !== undefined && !isOneLine,
    isBlock: answer === undefined,
    declarations,
    rules,
    hasGap: rules.length > 0 && statements.length > 0,
    statements,
  };
}

/** Returns the expression of a method that only answers, and so needs no block. */
function onlyAnswerOf({ declarations, rules, statements }: Pick<Method, "declarations" | "rules" | "statements">) {
  const [statement, ...others] = statements;
  const isAlone = declarations.length + rules.length + others.length === 0;
  return isAlone && statement?.startsWith("return ") ? statement.slice("return ".length) : undefined;
}
