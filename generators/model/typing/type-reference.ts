import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { EnumDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type { Expression, Reference } from "../expression-ast.ts";
import { required, scalars, type Type } from "../type.ts";
import type { Environment } from "./environment.ts";
import { memberTypeOf } from "./member-type.ts";
import { type Typer, untyped } from "./typer.ts";

/** Types a name. The order is local name, field, `id`, `now`, enum member. Spec: model-types, Scopes. */
export function typeReference(typer: Typer, { name }: Reference, env: Environment, expected: Type | undefined): Expr {
  return boundName(typer, name.text, env) ?? enumMember(typer, name, env, expected);
}

/** True for a name that can only be an enum member, whose type comes from the context. */
export function isBareEnumMember(typer: Typer, expression: Expression, env: Environment): boolean {
  return expression.kind === "reference" && boundName(typer, expression.name.text, env) === undefined;
}

function boundName({ scope }: Typer, name: string, env: Environment): Expr | undefined {
  const local = env.locals.get(name);
  if (local !== undefined) return { kind: local.kind, name, type: local.type };
  const field = env.owner && memberTypeOf(env.owner, name, scope);
  if (field !== undefined) return { kind: "field", name, type: field };
  if (name === "id" && env.identity !== undefined) return { kind: "identity", type: env.identity };
  return name === "now" ? { kind: "now", type: scalars.Instant } : undefined;
}

function enumMember(typer: Typer, name: Name, env: Environment, expected: Type | undefined): Expr {
  const candidates = typer.scope.context.enumsByMember.get(name.text) ?? [];
  const wanted = expected === undefined ? undefined : required(expected);
  const foreign = wanted?.kind === "enum" ? memberOfForeign(typer, name.text, wanted.context, wanted.name) : undefined;
  const meant =
    candidates.find(
      ({ type }) => wanted?.kind === "enum" && type.context === wanted.context && type.name === wanted.name,
    ) ?? foreign;
  const [first, ...others] = candidates;
  if (meant === undefined && others.length > 0) {
    const enums = candidates.map(({ decl }) => decl.name.text);
    typer.report(report(catalogue.ambiguousEnumMember, { member: name.text, enums }, { span: name }));
    return untyped;
  }
  const found = meant ?? first;
  if (found !== undefined) return memberOf(found, name.text);
  // A capitalized name may be a misspelt member of an unknown enum.
  return wanted?.kind === "unknown" && /^[A-Z]/.test(name.text) ? untyped : unknown(typer, name, env);
}

function memberOf({ type }: TypeSymbol<EnumDecl>, name: string): Expr {
  return { kind: "enumMember", enum: type, name, type };
}

function memberOfForeign({ scope }: Typer, member: string, context: string, name: string) {
  if (context === scope.context.name) return undefined;
  return scope.contexts
    .get(context)
    ?.enumsByMember.get(member)
    ?.find(({ decl }) => decl.name.text === name);
}

function unknown({ scope, report: add }: Typer, name: Name, env: Environment): Expr {
  // Recovery left the name out.
  if (name.text === "") return untyped;
  const fields = env.owner === undefined ? [] : [...env.owner.members.keys()];
  const known = [...env.locals.keys(), ...fields, ...scope.context.enumsByMember.keys()];
  const isSpec = scope.context.specs.some((spec) => spec.name.text === name.text);
  const hint = isSpec ? "A specification cannot be named in an expression." : spellingHint(name.text, known);
  add(report(catalogue.unknownName, { name: name.text }, { span: name, hint }));
  return untyped;
}
