import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { listOf } from "../../text/quoted.ts";
import { symbolOf } from "../bind/resolve.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import type { Expr, MatchedCase } from "../expr.ts";
import type { MatchArm, MatchExpression } from "../expression-ast.ts";
import { ofKind } from "../items.ts";
import { commonType, spellingOf, type Type } from "../type.ts";
import { type Environment, withLocals } from "./environment.ts";
import { refuse, reportDifference, type Typer, typeNeeded, untyped } from "./typer.ts";

/** Types `match payment { Card(c) => c.number … }`: each case of the union has one arm, and all values have a common type. Spec: model-types, Unions. */
export function typeMatch(typer: Typer, match: MatchExpression, env: Environment, expected: Type | undefined): Expr {
  const subject = typeNeeded(typer, match.subject, env);
  if (subject.type.kind === "unknown") return untyped;
  const { type } = subject;
  const union = type.kind === "union" ? symbolOf(type, typer.scope) : undefined;
  if (union?.decl.kind !== "union")
    return refuse(typer, report(catalogue.matchedNoUnion, { found: spellingOf(type) }, match.subject));
  const names = ofKind(union.decl.cases, "unionCase").map(({ name }) => name.text);
  reportArms(typer, match, names);
  const arms = match.arms.flatMap((arm) => {
    const symbol = names.includes(arm.case.text) ? caseOf(typer, union, arm) : undefined;
    return symbol === undefined ? [] : [{ arm, symbol }];
  });
  return matched(typer, { subject, arms }, env, expected);
}

function caseOf({ scope }: Typer, { type: { context } }: TypeSymbol, { case: name }: MatchArm): TypeSymbol | undefined {
  return symbolOf({ kind: "value", context, name: name.text }, scope);
}

/** Reports unknown, repeated and missing cases. */
function reportArms(typer: Typer, { arms, span }: MatchExpression, names: readonly string[]): void {
  const met = new Set<string>();
  for (const { case: name } of arms) {
    const problem = !names.includes(name.text)
      ? "it is no case of the union"
      : met.has(name.text)
        ? "it has one already"
        : undefined;
    met.add(name.text);
    if (problem === undefined || name.text === "") continue;
    const hint = names.includes(name.text) ? undefined : spellingHint(name.text, names);
    typer.report(report(catalogue.matchedCase, { case: name.text, problem }, { span: name, hint }));
  }
  const missing = names.filter((name) => !met.has(name));
  if (missing.length > 0) typer.report(report(catalogue.missingCases, { cases: listOf(missing) }, { span }));
}

interface Matched {
  readonly subject: Expr;
  readonly arms: readonly { readonly arm: MatchArm; readonly symbol: TypeSymbol }[];
}

function matched(typer: Typer, { subject, arms }: Matched, env: Environment, expected: Type | undefined): Expr {
  let type = expected;
  const typed: MatchedCase[] = [];
  for (const { arm, symbol } of arms) {
    const { local } = arm;
    const added = local === undefined ? [] : [[local.text, localOf(symbol, local)] as const];
    const value = typer.type(arm.value, withLocals(env, added), expected ?? type);
    const common: Type | undefined = typed.length === 0 ? value.type : commonType(type ?? value.type, value.type);
    if (common === undefined)
      return reportDifference(typer, catalogue.branchTypes, arm.value, type ?? value.type, value.type);
    type = common;
    typed.push({ case: symbol.type, local: local?.text, value });
  }
  return type === undefined ? untyped : { kind: "match", subject, arms: typed, type };
}

function localOf({ type }: TypeSymbol, declared: MatchArm["case"]) {
  return { kind: "local", type, declared } as const;
}
