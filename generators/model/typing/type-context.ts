import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { ReadModelDecl, ServiceDecl } from "../ast.ts";
import { resolveType } from "../bind/resolve-type.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import { ofKind } from "../items.ts";
import { required, spellingOf } from "../type.ts";
import { type Environment, nothingInScope } from "./environment.ts";
import { fitOf } from "./fit.ts";
import { sourceOf, symbolOf } from "./member-type.ts";
import { type Expected, localsOf, ownerEnvironment, type Places } from "./place.ts";
import { placeCommand, placeFactory } from "./place-behaviours.ts";
import { placeConditions, placeEnumData, placeGuards, placeMembers } from "./place-members.ts";
import { placePolicy, placeSpec } from "./place-rules.ts";
import { typerFor } from "./type-expression.ts";
import { isBareEnumMember } from "./type-reference.ts";
import type { Typer } from "./typer.ts";

/** A context with every expression typed. */
interface TypedContext {
  readonly scope: Scope;
  /** The typed expressions, by tree node. */
  readonly exprs: ReadonlyMap<Expression, Expr>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Types every expression of a context and checks it against the expected type. */
export function typeContext(scope: Scope): TypedContext {
  const diagnostics: Diagnostic[] = [];
  const exprs = new Map<Expression, Expr>();
  const typer = typerFor(scope, (diagnostic) => diagnostics.push(diagnostic));
  const place = (expression: Expression, env: Environment, expected: Expected) => {
    const unknown = unknownEnumMember(typer, expression, env, expected);
    if (unknown !== undefined) {
      diagnostics.push(unknown);
      return;
    }
    const expr = typer.type(expression, env, expected.type);
    exprs.set(expression, expr);
    const fault = faultOf(expr, expression, expected);
    if (fault !== undefined) diagnostics.push(fault);
  };
  placeAll({ scope, place });
  return { scope, exprs, diagnostics };
}

function unknownEnumMember(
  typer: Typer,
  expression: Expression,
  env: Environment,
  { type, unknownEnumMember: diagnose }: Expected,
): Diagnostic | undefined {
  const declared = required(type);
  if (diagnose === undefined || declared.kind !== "enum" || expression.kind !== "reference") return undefined;
  const name = expression.name.text;
  const isKnown = typer.scope.context.enumsByMember.has(name) || !isBareEnumMember(typer, expression, env);
  const decl = symbolOf(declared, typer.scope)?.decl;
  if (isKnown || decl?.kind !== "enum") return undefined;
  const members = ofKind(decl.members, "enumMember").map((member) => member.name.text);
  return members.includes(name) ? undefined : diagnose(name, spellingHint(name, members));
}

function faultOf(expr: Expr, { span }: Expression, { type, mismatch }: Expected): Diagnostic | undefined {
  const fit = fitOf(expr.type, type);
  if (fit === "fits") return undefined;
  const found = spellingOf(expr.type);
  switch (fit) {
    case "optional":
      return report(catalogue.optionalIntoRequired, { found, expected: spellingOf(type) }, { span });
    case "narrowing":
      return report(catalogue.decimalIntoInt, {}, { span });
    case "different":
      return mismatch(found);
  }
}

function placeAll(places: Places): void {
  const { context } = places.scope;
  for (const symbol of context.withFields) placeParts(places, symbol);
  for (const symbol of context.enums) placeEnumData(places, symbol);
  for (const symbol of context.readModels) placeReadModel(places, symbol.decl);
  for (const service of context.services) placeService(places, service);
  for (const spec of context.specs) placeSpec(places, spec);
  for (const policy of context.policies) placePolicy(places, policy);
}

function placeParts(places: Places, symbol: TypeSymbol): void {
  const env = ownerEnvironment(symbol, places.scope);
  placeMembers(places, symbol.members.values(), env);
  placeConditions(places, symbol.invariants, env);
  placeGuards(places, symbol.states, env);
  for (const command of symbol.commands) placeCommand(places, symbol, command);
  for (const factory of symbol.factories) placeFactory(places, symbol, factory);
}

function placeReadModel({ scope, place }: Places, { name, source, fields }: ReadModelDecl): void {
  const symbol = sourceOf(source.text, scope);
  if (symbol === undefined) return;
  const env = ownerEnvironment(symbol, scope);
  for (const { name: field, type: ref, value } of ofKind(fields, "derivedField")) {
    const type = resolveType(ref, scope);
    const args = { readModel: name.text, field: field.text, expected: spellingOf(type) };
    const diagnose = (found: string, hint?: string) =>
      report(catalogue.readModelFieldType, { ...args, found }, { span: value.span, hint });
    place(value, env, { type, mismatch: (found) => diagnose(found), unknownEnumMember: diagnose });
  }
}

function placeService({ scope, place }: Places, { items }: ServiceDecl): void {
  for (const { name, parameters, result, body } of ofKind(items, "operation")) {
    if (body === undefined) continue;
    const type = resolveType(result, scope);
    place(
      body,
      { ...nothingInScope, locals: localsOf(parameters, scope) },
      {
        type,
        mismatch: (found) =>
          report(
            catalogue.operationType,
            { operation: name.text, found, expected: spellingOf(type) },
            { span: body.span },
          ),
      },
    );
  }
}
