import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Expr, LambdaOperationName } from "../expr.ts";
import type { CallExpression, Expression } from "../expression-ast.ts";
import {
  isNumber,
  isOrdered,
  isScalar,
  isSingle,
  optional,
  required,
  scalars,
  spellingOf,
  type Type,
} from "../type.ts";
import { averageOf, callForm, isCollection } from "./built-ins.ts";
import { type Environment, withLocals } from "./environment.ts";
import { isNumeric, refuse, type Typer, untyped, wrongArguments } from "./typer.ts";

export interface Items {
  readonly target: Expr;
  readonly item: Type;
  /** The type that the place of the call expects. */
  readonly expected: Type | undefined;
}

/** Types a call whose argument is a lambda over the items of a collection. */
export function typeLambdaCall(
  typer: Typer,
  call: CallExpression,
  { target, item, expected, operation }: Items & { readonly operation: LambdaOperationName },
  env: Environment,
): Expr {
  const [lambda, ...rest] = call.arguments;
  if (lambda?.kind !== "lambda" || rest.length > 0) return wrongArguments(typer, call, callForm(operation));
  const { parameter: declared } = lambda;
  const parameter = declared.text;
  const inside = withLocals(env, [[parameter, { kind: "local", type: item, declared }]]);
  const body = typer.type(
    lambda.body,
    inside,
    operation === "map" && expected ? itemOf(required(expected)) : undefined,
  );
  if (body.type.kind === "unknown") return untyped;
  const type = resultOf(typer, { operation, target, item }, body.type);
  return type === undefined
    ? refuse(typer, wrongBody(operation, body.type, lambda.body))
    : { kind: "lambdaOperation", operation, target, parameter, body, type };
}

/** Returns the type of a call whose lambda has some type; undefined if the operation takes none of that type. */
function resultOf(
  typer: Typer,
  { operation, target, item }: Pick<Items, "target" | "item"> & { readonly operation: LambdaOperationName },
  type: Type,
): Type | undefined {
  const given = (fits: boolean, result: Type) => (fits ? result : undefined);
  const isBool = isScalar(type, "Bool");
  switch (operation) {
    case "distinctBy":
      return scalars.Bool;
    case "sum":
      return given(isNumeric(typer, type), type);
    case "min":
    case "max":
      return given(isOrdered(type), type);
    case "average":
      return given(isNumber(type), optional(averageOf(type)));
    case "orderBy":
      return given(isOrdered(type), { kind: "list", item });
    case "map":
      return mapped(target.type, type);
    case "where":
      return given(isBool, target.type);
    case "count":
      return given(isBool, scalars.Int);
    case "all":
    case "any":
    case "none":
      return given(isBool, scalars.Bool);
  }
}

/** Returns the type of a result for each item or entry. The results of a set are a set, so that their order never matters. */
function mapped(target: Type, result: Type): Type | undefined {
  if (target.kind === "map") return { ...target, value: result };
  return target.kind === "set" && !isSingle(result)
    ? undefined
    : { kind: target.kind === "set" ? "set" : "list", item: result };
}

function itemOf(type: Type): Type | undefined {
  if (type.kind === "map") return type.value;
  return isCollection(type) ? type.item : undefined;
}

const selectors: ReadonlySet<LambdaOperationName> = new Set(["sum", "average", "min", "max", "orderBy"]);

function wrongBody(operation: LambdaOperationName, type: Type, { span }: Expression): Diagnostic {
  if (!selectors.has(operation)) {
    const result = operation === "map" ? "a single value for each item of a set" : "a Bool";
    const args = { member: operation, expected: `a lambda that gives ${result}` };
    return report(catalogue.operationArguments, args, { span });
  }
  return type.kind === "optional"
    ? report(catalogue.optionalSelector, { operation }, { span })
    : report(catalogue.selectorType, { operation, type: spellingOf(type) }, { span });
}
