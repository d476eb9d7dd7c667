import type * as ast from "../ast.ts";
import type { ProjectionDecl } from "../ast.ts";
import type { Documented, Name } from "../ast-node.ts";
import { resolveType } from "../bind/resolve.ts";
import type { Scope, TypeDecl, TypeSymbol } from "../bind/symbols.ts";
import type { CheckedContext } from "../check/check.ts";
import type { Renamed } from "../declared.ts";
import { evolutionOf } from "../evolution.ts";
import { type Expr, mentionsField } from "../expr.ts";
import type { Expression, NamedArgument } from "../expression-ast.ts";
import { type Literal, spellExpression } from "../format/expression-text.ts";
import type { Member, Parameter, Rule } from "../ir.ts";
import type { ApiDecl, ModelOperation } from "../operation/model-operation.ts";

export function exprOf({ exprs }: CheckedContext, expression: Expression): Expr {
  const expr = exprs.get(expression);
  if (expr === undefined) throw new Error("An expression was not understood.");
  return expr;
}

export function lowerParameters(parameters: readonly ast.ParameterDecl[], scope: Scope): readonly Parameter[] {
  return parameters.map(({ name, type }) => ({ name: name.text, type: resolveType(type, scope) }));
}

/** Returns parameters that can have defaults. */
export function lowerInputs(parameters: readonly ast.ParameterDecl[], checked: CheckedContext): readonly Parameter[] {
  return parameters.map((decl) => ({
    ...{ name: decl.name.text, type: resolveType(decl.type, checked.scope) },
    ...(decl.value && { default: { value: exprOf(checked, decl.value), span: decl.value.span } }),
  }));
}

/** Returns the values of named arguments. */
export function valuesOf(given: readonly NamedArgument[], checked: CheckedContext): ReadonlyMap<string, Expr> {
  return new Map(given.map(({ name, value }) => [name.text, exprOf(checked, value)]));
}

/** Returns the value of each parameter of a called behaviour: its argument, else its default. */
export function argumentsFor(
  { parameters }: ast.BehaviourDecl,
  given: readonly NamedArgument[],
  checked: CheckedContext,
): readonly (Expr | undefined)[] {
  const values = valuesOf(given, checked);
  return parameters.map(({ name, value }) => values.get(name.text) ?? (value && exprOf(checked, value)));
}

/** Returns the name and the documentation of a declaration. */
export function described({ name, doc }: Documented) {
  return { name: name.text, doc: doc?.text };
}

/** Returns the name of a declaration before its rename; an object without it if there is none. */
export function renamed({ renamedFrom }: { readonly renamedFrom?: Name | undefined }): Renamed {
  if (renamedFrom === undefined) return {};
  const { text: name, ...span } = renamedFrom;
  return { renamedFrom: { name, span } };
}

/** Returns the facts that all declared types have. */
export function declared({
  decl,
  type,
  modules,
  aggregate,
}: TypeSymbol<Exclude<TypeDecl, ast.ReadModelDecl | ProjectionDecl>>) {
  return {
    ...described(decl),
    ...evolutionOf(decl.annotations),
    type,
    modules,
    aggregate: aggregate?.name.text,
    ...("renamedFrom" in decl ? renamed(decl) : {}),
  };
}

export function lowerMember(decl: ast.MemberDecl, checked: CheckedContext): Member {
  const value = decl.value && exprOf(checked, decl.value);
  const kind = value !== undefined && mentionsField(value) ? "derived" : "default";
  const type = resolveType(decl.type, checked.scope);
  return {
    ...described(decl),
    ...evolutionOf(decl.annotations),
    ...{ type, initializer: value && { kind, value } },
    ...renamed(decl),
  };
}

/** Splits a condition from its guard. */
export function lowerRule(
  { condition, message }: ast.InvariantDecl | ast.RequiresStatement,
  checked: CheckedContext,
): Rule {
  const expr = exprOf(checked, condition);
  const text = message?.value ?? conditionText(condition);
  return expr.kind === "when"
    ? { condition: expr.value, guard: expr.condition, message: text }
    : { condition: expr, guard: undefined, message: text };
}

/** Formats a condition on one line, without its source text. */
export function conditionText(expression: Expression): string {
  return spellExpression(expression, literalOf);
}

function literalOf(literal: Literal): string {
  switch (literal.kind) {
    case "int":
    case "decimal":
    case "date":
    case "time":
      return literal.text;
    case "duration":
      return `${literal.amount} ${literal.amount === "1" ? literal.unit.slice(0, -1) : literal.unit}`;
    case "string":
      return JSON.stringify(literal.value);
    case "bool":
      return String(literal.value);
    case "regex":
      return `/${literal.pattern}/`;
  }
}

/** A context with the HTTP operation of each declaration that has one. */
export interface OperatedContext extends CheckedContext {
  readonly operationOf: (decl: ApiDecl) => ModelOperation;
}

/** Indexes the operations of a context by their declarations. */
export function withOperations(checked: CheckedContext): OperatedContext {
  const byDecl = new Map([...checked.operations, ...checked.inner].map(({ decl, operation }) => [decl, operation]));
  return {
    ...checked,
    operationOf: (decl) => {
      const operation = byDecl.get(decl);
      if (operation === undefined) throw new Error("A declaration has no HTTP operation.");
      return operation;
    },
  };
}
