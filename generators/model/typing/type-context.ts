import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import { ofKind } from "../items.ts";
import { required, spellingOf } from "../type.ts";
import { checkCommand, checkFactory } from "./check-behaviours.ts";
import {
  checkConditions,
  checkEnumData,
  checkGuards,
  checkMembers,
  checkPolicy,
  checkReadModel,
  checkService,
  checkSpec,
} from "./check-members.ts";
import type { Environment } from "./environment.ts";
import { fitOf } from "./fit.ts";
import { symbolOf } from "./member-type.ts";
import { type Expected, ownerEnvironment, type TypeChecker } from "./type-checker.ts";
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
  const check = (expression: Expression, env: Environment, expected: Expected) => {
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
  checkAll({ scope, check });
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
  const words = { found: spellingOf(expr.type), expected: spellingOf(type) };
  switch (fit) {
    case "optional":
      return report(catalogue.optionalIntoRequired, words, { span });
    case "narrowing":
      return report(catalogue.decimalIntoInt, {}, { span });
    case "different":
      return mismatch({ words, at: { span } });
  }
}

function checkAll(checker: TypeChecker): void {
  const { context } = checker.scope;
  for (const symbol of context.withFields) checkParts(checker, symbol);
  for (const symbol of context.enums) checkEnumData(checker, symbol);
  for (const symbol of context.readModels) checkReadModel(checker, symbol.decl);
  for (const service of context.services) checkService(checker, service);
  for (const spec of context.specs) checkSpec(checker, spec);
  for (const policy of context.policies) checkPolicy(checker, policy);
}

function checkParts(checker: TypeChecker, symbol: TypeSymbol): void {
  const env = ownerEnvironment(symbol, checker.scope);
  checkMembers(checker, symbol.members.values(), env);
  checkConditions(checker, symbol.invariants, env);
  checkGuards(checker, symbol.states, env);
  for (const command of symbol.commands) checkCommand(checker, symbol, command);
  for (const factory of symbol.factories) checkFactory(checker, symbol, factory);
}
