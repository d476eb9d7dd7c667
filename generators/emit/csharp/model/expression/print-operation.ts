import type { Expr, LambdaOperationName, OperationName } from "../../../../model/expr.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { extensionMethod, typeName } from "../../names.ts";
import { type InnerPlace, type Print, type Printed, primary, ranks, within, withLocal } from "./expression-place.ts";

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

type LambdaOperation = Extract<Expr, { readonly kind: "lambdaOperation" }>;

interface LambdaParts {
  readonly target: string;
  readonly lambda: string;
  /** True if the lambda returns the item itself. */
  readonly isIdentity: boolean;
  readonly expr: LambdaOperation;
  readonly at: InnerPlace;
}

type LambdaPrinter = (parts: LambdaParts) => Printed;

const call =
  (name: string): LambdaPrinter =>
  ({ target, lambda }) =>
    primary(`${target}.${extensionMethod(name)}(${lambda})`);

/** An empty list has no smallest or largest item, and a sum of no values has no zero. */
const ofSome =
  (printer: LambdaPrinter): LambdaPrinter =>
  (parts) => {
    const { expr, at, target } = parts;
    if (at.isTree === true) return printer(parts);
    const rule = csharpString(`${expr.operation} of an empty list`);
    const violation = `throw new ${typeName("DomainInvariantViolationException")}(${at.subject}, ${rule})`;
    return { text: `${target}.Count == 0 ? ${violation} : ${printer(parts).text}`, rank: ranks.conditional };
  };

const sumOfValues: LambdaPrinter = ({ target, lambda, isIdentity, at }) => {
  const values = isIdentity ? target : `${target}.${extensionMethod("Select")}(${lambda})`;
  const [sum, next] = ["sum", "next"].map((name) => freshIdentifier(name, at.names));
  return primary(`${values}.${extensionMethod("Aggregate")}((${sum}, ${next}) => ${sum} + ${next})`);
};

const distinct =
  (operator: string): LambdaPrinter =>
  ({ target, lambda }) => ({
    text: `${target}.${extensionMethod("DistinctBy")}(${lambda}).Count() ${operator} ${target}.Count`,
    rank: ranks.equality,
  });

const lambdaPrinters: Readonly<Record<LambdaOperationName, LambdaPrinter>> = {
  all: call("All"),
  any: call("Any"),
  none: (parts) => ({ text: `!${call("Any")(parts).text}`, rank: ranks.unary }),
  distinctBy: distinct("=="),
  sum: (parts) => (parts.expr.type.kind === "value" ? ofSome(sumOfValues)(parts) : call("Sum")(parts)),
  min: ofSome(call("Min")),
  max: ofSome(call("Max")),
};

/** Prints a call with a lambda. Spec: model-csharp, C# expressions. */
export function printLambdaOperation(expr: LambdaOperation, at: InnerPlace, print: Print): Printed {
  return lambdaPrinters[expr.operation](partsOf(expr, at, print));
}

/** Prints `!items.distinctBy(…)`. */
export function printIndistinct(expr: LambdaOperation, at: InnerPlace, print: Print): Printed {
  return distinct("!=")(partsOf(expr, at, print));
}

function partsOf(expr: LambdaOperation, at: InnerPlace, print: Print): LambdaParts {
  const { name, inside } = withLocal(at, expr.parameter);
  const body = print(expr.body, inside).text;
  return {
    target: within(ranks.primary, print(expr.target, at)),
    lambda: `${name} => ${body}`,
    isIdentity: body === name,
    expr,
    at,
  };
}
