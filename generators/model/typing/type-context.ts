import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { BehaviourDecl } from "../ast.ts";
import { symbolOf } from "../bind/resolve.ts";
import type { ContextSymbols, Scope } from "../bind/symbols.ts";
import { type Expr, rolesAsked, someExpr } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import { ofKind } from "../items.ts";
import { belongsToCallers } from "../storage/caller-rows.ts";
import { required, type Type } from "../type.ts";
import type { TypeChecker, UnknownEnumMember } from "./check-declarations.ts";
import { checkDeclarations } from "./check-declarations.ts";
import type { Environment } from "./environment.ts";
import { faultOf } from "./fault-of.ts";
import { typerFor } from "./type-expression.ts";
import { isBareEnumMember } from "./type-name.ts";
import type { Observe } from "./typer.ts";
import { type Typer, untyped } from "./typer.ts";

interface TypedContext {
  readonly scope: Scope;
  /** The typed expressions, by tree node. */
  readonly exprs: ReadonlyMap<Expression, Expr>;
  readonly diagnostics: readonly Diagnostic[];
  /** The behaviours that ask who calls, with the roles that they ask for. */
  readonly callers: ReadonlyMap<BehaviourDecl, readonly string[]>;
  /** The behaviours that ask for aggregates whose rows belong to callers. */
  readonly seekers: ReadonlySet<BehaviourDecl>;
  /** The contexts that expressions name, undefined for names of none. */
  readonly mentioned: ReadonlyMap<string, ContextSymbols | undefined>;
}

/** Types every expression of a context and checks it against the expected type. A tool that needs the meaning of names observes. */
export function typeContext(scope: Scope, observe?: Observe): TypedContext {
  const diagnostics: Diagnostic[] = [];
  const exprs = new Map<Expression, Expr>();
  const mentioned = new Map<string, ContextSymbols | undefined>();
  const callers = new Map<BehaviourDecl, readonly string[]>();
  const seekers = new Set<BehaviourDecl>();
  const typer = typerFor(scope, {
    report: (diagnostic) => diagnostics.push(diagnostic),
    contextNamed: (name) => {
      const context = scope.contexts.get(name);
      mentioned.set(name, context);
      return context;
    },
    ...(observe && { observe }),
  });
  const noteQuestions = (decl: BehaviourDecl, expr: Expr) => {
    const roles = rolesAsked(expr);
    if (roles !== undefined) callers.set(decl, [...new Set([...(callers.get(decl) ?? []), ...roles])]);
    if (seeksCallerRows(expr, scope)) seekers.add(decl);
  };
  const check: TypeChecker["check"] = (expression, env, type, mismatch, diagnose) => {
    if (type === undefined) return;
    const unknown = diagnose && unknownEnumMember(typer, expression, env, type, diagnose);
    if (unknown !== undefined) {
      diagnostics.push(unknown);
      observe?.({ expression, expr: untyped, env, expected: type });
      return;
    }
    const expr = typer.type(expression, env, type);
    exprs.set(expression, expr);
    if (env.asking !== undefined) noteQuestions(env.asking.decl, expr);
    const fault = faultOf(expr, expression, type, mismatch);
    if (fault !== undefined) diagnostics.push(fault);
  };
  checkDeclarations({ scope, check });
  return { scope, exprs, diagnostics, mentioned, callers, seekers };
}

function seeksCallerRows(expr: Expr, scope: Scope): boolean {
  return someExpr(expr, (part) => {
    const aggregate = part.kind === "exists" ? symbolOf(part.root, scope)?.aggregate : undefined;
    return aggregate !== undefined && belongsToCallers(aggregate);
  });
}

function unknownEnumMember(
  typer: Typer,
  expression: Expression,
  env: Environment,
  type: Type,
  diagnose: UnknownEnumMember,
): Diagnostic | undefined {
  const { scope } = typer;
  const declared = required(type);
  if (declared.kind !== "enum" || expression.kind !== "reference") return undefined;
  const name = expression.name.text;
  const isKnown = scope.context.enumsByMember.has(name) || name === "none" || !isBareEnumMember(typer, expression, env);
  const decl = symbolOf(declared, scope)?.decl;
  if (isKnown || decl?.kind !== "enum") return undefined;
  const members = ofKind(decl.members, "enumMember").map((member) => member.name.text);
  return members.includes(name) ? undefined : diagnose(name, spellingHint(name, members));
}
