import type { Expr, LambdaOperationName } from "../../../../model/expr.ts";
import { isListOfEntities, required } from "../../../../model/type.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { extensionMethod, typeName } from "../../names.ts";
import { csharpTypeOf } from "../declaration-words.ts";
import { type InnerPlace, type Printed, primary, ranks, within, withLocal } from "./expression-place.ts";
import { isWrittenList } from "./print-list.ts";
import { finiteSum, isMapped, isSequence, type LambdaOperation, type Printers } from "./print-operation.ts";

interface LambdaParts {
  readonly target: string;
  readonly lambda: string;
  /** The parameter of the lambda, and its body. */
  readonly name: string;
  readonly body: Printed;
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

/** Equal results of a set are one, and an entry of a map keeps its key. */
const mapped: LambdaPrinter = (parts) => {
  const { expr, target, name, body, at } = parts;
  const isEntry = isMapped(expr, "map");
  const isCast = expr.body.kind === "none" || isWrittenList(expr.body) || (isEntry && isCollection(expr.body));
  const result = isCast ? `(${csharpTypeOf(expr.body.type)})${within(ranks.unary, body)}` : body.text;
  if (isEntry)
    return primary(`${target}.${extensionMethod("ToDictionary")}(${name} => ${name}.Key, ${name} => ${result})`);
  const items = isListOfEntities(expr.target.type) && at.inOrder ? at.inOrder(target, name) : target;
  const results = `${items}.${extensionMethod("Select")}(${name} => ${result})`;
  return primary(isMapped(expr, "set") ? `${results}.${extensionMethod("ToHashSet")}()` : results);
};

// The values of a dictionary have exactly one type, whatever collection LINQ makes.
function isCollection({ type }: Expr): boolean {
  return ["list", "set", "map"].includes(required(type).kind);
}

/** An empty list has no smallest or largest item, and a sum of no values has no zero. */
const ofSome =
  (printer: LambdaPrinter): LambdaPrinter =>
  (parts) => {
    const { expr, at, target } = parts;
    if (at.isTree === true) return printer(parts);
    const isEmpty = isSequence(expr.target) ? `!${target}.${extensionMethod("Any")}()` : `${target}.Count == 0`;
    const rule = csharpString(`${expr.operation} of an empty list`);
    const violation = `throw new ${typeName("DomainInvariantViolationException")}(${at.subject}, ${rule})`;
    return { text: `${isEmpty} ? ${violation} : ${printer(parts).text}`, rank: ranks.conditional };
  };

const sumOfValues: LambdaPrinter = ({ target, lambda, isIdentity, at }) => {
  const values = isIdentity ? target : `${target}.${extensionMethod("Select")}(${lambda})`;
  const [sum, next] = ["sum", "next"].map((name) => freshIdentifier(name, at.names));
  return primary(`${values}.${extensionMethod("Aggregate")}((${sum}, ${next}) => ${sum} + ${next})`);
};

const distinct =
  (operator: string): LambdaPrinter =>
  ({ target, lambda, expr }) => ({
    text: `${target}.${extensionMethod("DistinctBy")}(${lambda}).Count() ${operator} ${target}.Count${isSequence(expr.target) ? "()" : ""}`,
    rank: ranks.equality,
  });

const lambdaPrinters: Readonly<Record<LambdaOperationName, LambdaPrinter>> = {
  all: call("All"),
  any: call("Any"),
  none: (parts) => ({ text: `!${call("Any")(parts).text}`, rank: ranks.unary }),
  count: (parts) => primary(`${call("Where")(parts).text}.Count()`),
  distinctBy: distinct("=="),
  map: mapped,
  where: call("Where"),
  orderBy: call("OrderBy"),
  average: (parts) => {
    const { target, name, body, expr } = parts;
    const selector = `${name} => (${csharpTypeOf(expr.type)})${within(ranks.unary, body)}`;
    return finiteSum(parts, primary(`${target}.${extensionMethod("Average")}(${selector})`));
  },
  sum: (parts) =>
    parts.expr.type.kind === "value" ? ofSome(sumOfValues)(parts) : finiteSum(parts, call("Sum")(parts)),
  min: ofSome(call("Min")),
  max: ofSome(call("Max")),
};

/** Prints a call with a lambda. Spec: model-csharp, C# expressions. */
export function printLambdaOperation(expr: LambdaOperation, at: InnerPlace, printers: Printers): Printed {
  return lambdaPrinters[expr.operation](partsOf(expr, at, printers));
}

/** Prints `!items.distinctBy(…)`. */
export function printIndistinct(expr: LambdaOperation, at: InnerPlace, printers: Printers): Printed {
  return distinct("!=")(partsOf(expr, at, printers));
}

function partsOf(expr: LambdaOperation, at: InnerPlace, { print, printItems }: Printers): LambdaParts {
  const { name, inside } = withLocal(at, expr.parameter);
  const locals = isMapped(expr, "map") ? new Map([...inside.locals, [expr.parameter, `${name}.Value`]]) : inside.locals;
  const body = print(expr.body, { ...inside, locals });
  return {
    target: within(ranks.primary, printItems(expr.target, at)),
    lambda: `${name} => ${body.text}`,
    name,
    body,
    isIdentity: body.text === name,
    expr,
    at,
  };
}
