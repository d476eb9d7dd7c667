import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { AggregateDecl, AskingDecl } from "../ast.ts";
import { symbolOf } from "../bind/resolve.ts";
import type { PartScope } from "../bind/symbols.ts";
import type { Expr, Question } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import { ofKind } from "../items.ts";
import { belongsToCallers, type CallerQuestions } from "../storage/caller-rows.ts";
import { required, type Type } from "../type.ts";
import { checkDeclarations } from "./check-declarations.ts";
import type { Environment } from "./environment.ts";
import { faultOf } from "./fault-of.ts";
import type { TypeChecker, UnknownEnumMember } from "./type-checker.ts";
import { typerFor } from "./type-expression.ts";
import { isBareEnumMember } from "./type-name.ts";
import { type Observe, type Typer, untyped } from "./typer.ts";

interface TypedContext {
  readonly scope: PartScope;
  /** The typed expressions, by tree node. */
  readonly exprs: ReadonlyMap<Expression, Expr>;
  readonly diagnostics: readonly Diagnostic[];
  /** The behaviours and queries that ask who calls, with the roles that they ask for. */
  readonly callers: ReadonlyMap<AskingDecl, readonly string[]>;
  readonly seekers: CallerQuestions;
  /** The names of the contexts that expressions name, existing or not. */
  readonly mentioned: ReadonlySet<string>;
}

/** Types every expression of some declarations and checks it against the expected type. A tool that needs the meaning of names observes. */
export function typeContext(scope: PartScope, observe?: Observe): TypedContext {
  const diagnostics: Diagnostic[] = [];
  const exprs = new Map<Expression, Expr>();
  const mentioned = new Set<string>();
  const callers = new Map<AskingDecl, readonly string[]>();
  const seekers = new Map<AskingDecl, ReadonlySet<AggregateDecl>>();
  const typer = typerFor(scope, {
    report: (diagnostic) => diagnostics.push(diagnostic),
    contextNamed: (name) => {
      mentioned.add(name);
      return scope.contexts.get(name);
    },
    ask: (decl, question) => {
      if ("root" in question) {
        const aggregate = symbolOf(question.root, scope)?.aggregate;
        if (aggregate !== undefined && belongsToCallers(aggregate))
          seekers.set(decl, new Set([...(seekers.get(decl) ?? []), aggregate]));
      } else callers.set(decl, rolesWith(question, callers.get(decl) ?? []));
      return question;
    },
    ...(observe && { observe }),
  });
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
    const fault = faultOf(expr, expression, type, mismatch);
    if (fault !== undefined) diagnostics.push(fault);
  };
  checkDeclarations({ scope, check });
  return { scope, exprs, diagnostics, mentioned, callers, seekers };
}

function rolesWith(question: Question, roles: readonly string[]): readonly string[] {
  return question.kind === "callerHas" ? [...new Set([...roles, question.role])] : roles;
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
