import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { ProjectionDecl } from "../ast.ts";
import { eventOf, policyBehaviourOf, policyTargetOf } from "../bind/policies.ts";
import { identityTypeOf, memberTypeOf, resolveType } from "../bind/resolve.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import type { CallClause, Expression } from "../expression-ast.ts";
import { ofKind } from "../items.ts";
import type { PolicyDecl, ScheduleDecl } from "../reaction-ast.ts";
import { scalars, unknownType } from "../type.ts";
import {
  type Environment,
  type Local,
  nothingInScope,
  ownerEnvironment,
  withLocals,
  withPresent,
} from "./environment.ts";
import type { TypeChecker } from "./type-checker.ts";
import { provenBy } from "./type-name.ts";

/** Checks the wait and the arguments of a policy; the fields of the event are in scope. */
export function checkPolicy(checker: TypeChecker, policy: PolicyDecl): void {
  const { scope } = checker;
  const event = eventOf(policy, scope);
  if (event === undefined) return;
  const env = ownerEnvironment(event, scope);
  if (policy.wait !== undefined) checkWait(checker, { word: "Policy", name: policy.name.text }, policy.wait, env);
  checkArguments(checker, policy, env);
}

/** Checks that a policy or a process waits for a length of time. */
export function checkWait(
  { check }: TypeChecker,
  waiting: { readonly word: "Policy" | "Process"; readonly name: string },
  wait: Expression,
  env: Environment,
): void {
  const named = waiting.word === "Policy" ? "a field of the event" : "a parameter of the step";
  const hint = `Write a unit, as in \`14 days\`, or ${named} that is a \`Duration\`.`;
  check(wait, env, scalars.Duration, ({ found }, at) =>
    report(catalogue.policyWait, { ...waiting, found }, { ...at, hint }),
  );
}

/** Checks the condition and the arguments of a schedule; the fields of the row of a command are in scope. */
export function checkSchedule(checker: TypeChecker, schedule: ScheduleDecl): void {
  const { scope, check } = checker;
  const entity = policyTargetOf(schedule, scope);
  const called = entity && policyBehaviourOf(schedule, entity);
  if (entity === undefined || called === undefined) return;
  const isFactory = called.kind === "factory";
  const row = isFactory ? nothingInScope : ownerEnvironment(entity, scope);
  const { condition } = schedule;
  if (condition === undefined || isFactory) {
    checkArguments(checker, schedule, row);
    return;
  }
  check(condition, row, scalars.Bool, (words, at) => report(catalogue.conditionNotBool, words, at));
  checkArguments(checker, schedule, withPresent(row, provenBy(condition, checker, row).whenTrue));
}

/** Checks what events set in the rows of a read model: the fields of the event hide those of the row. */
export function checkProjection(checker: TypeChecker, symbol: TypeSymbol<ProjectionDecl>): void {
  const { scope, check } = checker;
  for (const feed of ofKind(symbol.decl.items, "feed")) {
    const event = eventOf(feed, scope);
    if (event === undefined) continue;
    const fields = event.fields.map(({ name }): [string, Local] => {
      const type = memberTypeOf(event, name.text, scope) ?? unknownType;
      return [name.text, { kind: "local", type, declared: name }];
    });
    const env = withLocals(ownerEnvironment(symbol, scope), fields);
    for (const { field, value } of ofKind(feed.statements, "assign"))
      check(value, env, memberTypeOf(symbol, field.text, scope), (words, at) =>
        report(catalogue.transitionType, { field: field.text, ...words }, at),
      );
  }
}

/** Checks the arguments of a call, and the identity of what it calls. */
export function checkArguments({ scope, check }: TypeChecker, call: CallClause, env: Environment): void {
  const entity = policyTargetOf(call, scope);
  const called = entity && policyBehaviourOf(call, entity);
  if (entity === undefined || called === undefined) return;
  for (const { name, value } of call.arguments) {
    const parameter = called.parameters.find((one) => one.name.text === name.text);
    const identity = name.text === "id" ? identityTypeOf(entity, scope) : undefined;
    const type = parameter === undefined ? identity : resolveType(parameter.type, scope);
    check(value, env, type, (words, at) =>
      report(catalogue.policyArgumentType, { parameter: name.text, ...words }, at),
    );
  }
}
