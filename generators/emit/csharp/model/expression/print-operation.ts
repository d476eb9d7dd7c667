import type { Expr, OperationName } from "../../../../model/expr.ts";
import { extensionMethod, typeName } from "../../names.ts";
import { type InnerPlace, type Print, type Printed, primary, ranks, within } from "./expression-place.ts";

type Operation = Extract<Expr, { readonly kind: "operation" }>;

interface Parts {
  readonly target: Printed;
  /** The argument, where there is one. */
  readonly argument: string;
  readonly expr: Operation;
  readonly isTree: boolean;
}

type Printer = (parts: Parts) => Printed;

const member =
  (name: string): Printer =>
  ({ target }) =>
    primary(`${within(ranks.primary, target)}.${name}`);

const counted =
  (operator: string): Printer =>
  ({ target }) => ({ text: `${within(ranks.primary, target)}.Count ${operator} 0`, rank: ranks.equality });

const tested =
  (pattern: string, operator: string): Printer =>
  ({ target, isTree }) =>
    isTree
      ? { text: `${within(ranks.equality, target)} ${operator} null`, rank: ranks.equality }
      : { text: `${within(ranks.relational, target)} is ${pattern}`, rank: ranks.relational };

const ordinal =
  (name: string): Printer =>
  ({ target, argument }) =>
    primary(`${within(ranks.primary, target)}.${name}(${argument}, ${typeName("StringComparison")}.Ordinal)`);

/** Spec: model-csharp, C# expressions. Texts are compared letter by letter, whatever the culture of the thread. */
const printers: Readonly<Record<OperationName, Printer>> = {
  length: member("Length"),
  trim: member("Trim()"),
  lower: member("ToLowerInvariant()"),
  upper: member("ToUpperInvariant()"),
  isBlank: ({ target }) => primary(`string.IsNullOrWhiteSpace(${target.text})`),
  startsWith: ordinal("StartsWith"),
  endsWith: ordinal("EndsWith"),
  containsText: ordinal("Contains"),
  round: ({ target }) => ({
    text: `(int)decimal.Round(${target.text}, ${typeName("MidpointRounding")}.AwayFromZero)`,
    rank: ranks.unary,
  }),
  count: member("Count"),
  isEmpty: counted("=="),
  isNotEmpty: counted("!="),
  containsItem: ({ target, argument, expr }) => {
    // A set has the method itself.
    const method = expr.target.type.kind === "set" ? "Contains" : extensionMethod("Contains");
    return primary(`${within(ranks.primary, target)}.${method}(${argument})`);
  },
  isPresent: tested("not null", "!="),
  isNone: tested("null", "=="),
};

export function printOperation(expr: Operation, at: InnerPlace, print: Print): Printed {
  const [argument] = expr.arguments;
  return printers[expr.operation]({
    target: print(expr.target, at),
    argument: argument === undefined ? "" : print(argument, at).text,
    expr,
    isTree: at.isTree === true,
  });
}
