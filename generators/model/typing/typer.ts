import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import type { AskingDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import { numbersOf } from "../bind/numbers-of.ts";
import { sourceOf, specificationOf, symbolOf } from "../bind/resolve.ts";
import type { ContextSymbols, Scope, TypeSymbol } from "../bind/symbols.ts";
import type { Expr, Question } from "../expr.ts";
import type { CallExpression, Expression } from "../expression-ast.ts";
import { isNumber, isScalar, required, scalars, spellingOf, type Type, unknownType } from "../type.ts";
import { constantNumber, constantOf, isInRange, spelledNumber } from "./constant.ts";
import { type Environment, pathOf } from "./environment.ts";
import { timeHint } from "./fault-of.ts";

/** The operations that the parts of the typing share. */
export interface Typer {
  readonly scope: Scope;
  readonly report: (diagnostic: Diagnostic) => void;
  /** Finds a context that an expression names, and records that the result depends on it. */
  readonly contextNamed: (name: string) => ContextSymbols | undefined;
  /** Records a question that a behaviour or query asks before it runs, and returns it. */
  readonly ask: (asking: AskingDecl, question: Question) => Expr;
  /** Types an expression. `expected` resolves a bare enum member; mismatches are not reported here. */
  readonly type: (expression: Expression, env: Environment, expected?: Type) => Expr;
}

/** The placeholder for an expression with a diagnostic: its unknown type suppresses further diagnostics, and such a model is never lowered. */
export const untyped: Expr = { kind: "bool", value: false, type: unknownType };

/** Reports a fault of an expression, which stays untyped. */
export function refuse({ report: add }: Typer, diagnostic: Diagnostic): Expr {
  add(diagnostic);
  return untyped;
}

/** Reports a call whose arguments do not fit its operation. */
export function wrongArguments(typer: Typer, { member }: CallExpression, expected: string): Expr {
  return refuse(typer, report(catalogue.operationArguments, { member: member.text, expected }, { span: member }));
}

export function wrongOperand(operator: string, type: Type, { span }: Expression, hint?: string): Diagnostic {
  return report(catalogue.wrongOperand, { operator, type: spellingOf(type) }, { span, hint });
}

/** Reports a value that must be a Bool. */
export function expectBool(typer: Typer, { type }: Expr, expression: Expression, operator: string): void {
  if (type.kind !== "unknown" && !isScalar(type, "Bool")) typer.report(wrongOperand(operator, type, expression));
}

/** Reports a test of presence of a value that is always present. */
export function expectOptional(typer: Typer, { type }: Expr, operation: string, span: Span): void {
  if (type.kind !== "optional")
    typer.report(report(catalogue.presenceOfRequired, { operation, type: spellingOf(type) }, { span }));
}

/** Reports two values that need a common type. */
export function reportDifference(
  typer: Typer,
  entry: typeof catalogue.branchTypes | typeof catalogue.notComparable,
  { span }: Expression,
  one: Type,
  other: Type,
): Expr {
  const hint = timeHint(required(one), required(other)) ?? timeHint(required(other), required(one));
  return refuse(typer, report(entry, { one: spellingOf(one), other: spellingOf(other) }, { span, hint }));
}

/** True for a number, and for a value with numbers to calculate with. */
export function isNumeric({ scope }: Typer, type: Type): boolean {
  return isNumber(type) || (type.kind === "value" && numbersOf(type, scope).length > 0);
}

/** Types an expression whose value must be present. */
export function typeNeeded(typer: Typer, expression: Expression, env: Environment, expected?: Type): Expr {
  return needed(typer, typer.type(expression, env, expected), expression);
}

/** Reports a use of an optional value, and continues as if it were present. */
export function needed({ report: add }: Typer, expr: Expr, expression: Expression): Expr {
  if (expr.type.kind !== "optional") return expr;
  const name = pathOf(expression) ?? "x";
  const absent = isNumber(expr.type.of) ? "0" : "…";
  const hint = `Test it where it is used, as \`if ${name}.isPresent then … else …\` or \`… when ${name}.isPresent\`, or give a value for the absent case: \`${name} ?? ${absent}\`.`;
  add(report(catalogue.optionalUsed, { type: spellingOf(expr.type) }, { span: expression.span, hint }));
  return { kind: "present", of: expr, type: expr.type.of };
}

/** Reports a literal expression whose value exceeds its type: the C# compiler evaluates and rejects it. */
export function inRange(typer: Typer, { span }: { readonly span: Span }, expr: Expr): Expr {
  const constant = constantOf(expr);
  if (constant?.kind === "Double" && !Number.isFinite(constant.value))
    return refuse(typer, report(catalogue.numberTooLarge, { text: String(constant.value), type: "Double" }, { span }));
  const number = constantNumber(expr);
  if (number === undefined || isInRange(number)) return expr;
  const args = { text: spelledNumber(number), type: number.kind };
  return refuse(typer, report(catalogue.numberTooLarge, args, { span }));
}

/** A typed expression with the names in its scope. */
export interface Observation {
  readonly expression: Expression;
  readonly expr: Expr;
  readonly env: Environment;
  /** The type that its position asks for; undefined for any. */
  readonly expected: Type | undefined;
}

/** Receives every expression once it is typed, inner ones first. */
export type Observe = (observation: Observation) => void;

/** Types a bare name as a test of the enclosing declaration; undefined if no specification has the name. */
export function ownSpecification(typer: Pick<Typer, "scope">, name: Name, { owner }: Environment): Expr | undefined {
  return owner && testOf(typer, name, owner, undefined);
}

/** Types `target.name` as a test of the target; undefined if no specification has the name. */
export function specificationMember(typer: Typer, name: Name, target: Expr): Expr | undefined {
  const symbol = "context" in target.type ? symbolOf(target.type, typer.scope) : undefined;
  return symbol && testOf(typer, name, symbol, target);
}

function testOf(
  { scope }: Pick<Typer, "scope">,
  name: Name,
  symbol: TypeSymbol,
  target: Expr | undefined,
): Expr | undefined {
  const spec = specificationOf(name.text, symbol, scope);
  const specification = spec && { context: symbol.type.context, name: spec.name.text };
  return specification && { kind: "satisfies", specification, target, type: scalars.Bool };
}

/** Returns the advice for a specification without the object that it tests. */
export function specificationHint({ scope }: Typer, name: string): string | undefined {
  const spec = scope.context.specs.find((one) => one.name.text === name);
  return spec && `It is a specification of \`${spec.target.text}\`: write it behind a dot, as in \`x.${name}\`.`;
}

/** True for the name of a specification whose target does not exist. */
export function isLostSpecification({ scope }: Typer, name: string): boolean {
  const spec = scope.context.specByName.get(pascalCaseOf(name));
  return spec !== undefined && sourceOf(spec.target.text, scope) === undefined;
}
