import type { Expr, LambdaOperationName } from "../../../../model/expr.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { extensionMethod, typeName } from "../../names.ts";
import { type InnerPlace, type Print, type Printed, primary, ranks, within, withLocal } from "./expression-place.ts";

type LambdaOperation = Extract<Expr, { readonly kind: "lambdaOperation" }>;

interface Parts {
  readonly target: string;
  readonly lambda: string;
  /** True if the lambda returns the item itself. */
  readonly isIdentity: boolean;
  readonly expr: LambdaOperation;
  readonly at: InnerPlace;
}

type Printer = (parts: Parts) => Printed;

const call =
  (name: string): Printer =>
  ({ target, lambda }) =>
    primary(`${target}.${extensionMethod(name)}(${lambda})`);

/** An empty list has no smallest or largest item, and a sum of no values has no zero. */
const ofSome =
  (printer: Printer): Printer =>
  (parts) => {
    const { expr, at, target } = parts;
    if (at.isTree === true) return printer(parts);
    const rule = csharpString(`${expr.operation} of an empty list`);
    const violation = `throw new ${typeName("DomainInvariantViolationException")}(${at.subject}, ${rule})`;
    return { text: `${target}.Count == 0 ? ${violation} : ${printer(parts).text}`, rank: ranks.conditional };
  };

const sumOfValues: Printer = ({ target, lambda, isIdentity, at }) => {
  const values = isIdentity ? target : `${target}.${extensionMethod("Select")}(${lambda})`;
  const [sum, next] = ["sum", "next"].map((name) => freshIdentifier(name, at.names));
  return primary(`${values}.${extensionMethod("Aggregate")}((${sum}, ${next}) => ${sum} + ${next})`);
};

const distinct =
  (operator: string): Printer =>
  ({ target, lambda }) => ({
    text: `${target}.${extensionMethod("DistinctBy")}(${lambda}).Count() ${operator} ${target}.Count`,
    rank: ranks.equality,
  });

const printers: Readonly<Record<LambdaOperationName, Printer>> = {
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
  return printers[expr.operation](partsOf(expr, at, print));
}

/** Prints `!items.distinctBy(…)`. */
export function printIndistinct(expr: LambdaOperation, at: InnerPlace, print: Print): Printed {
  return distinct("!=")(partsOf(expr, at, print));
}

function partsOf(expr: LambdaOperation, at: InnerPlace, print: Print): Parts {
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
