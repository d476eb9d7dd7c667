import type { ProcessDecl } from "../ast.ts";
import { eventOf, identityArgument, policyBehaviourOf, policyTargetOf } from "../bind/policies.ts";
import { type PlacedTransition, stepNamed, stepsOf, transitionsOf } from "../bind/processes.ts";
import { resolveType } from "../bind/resolve.ts";
import type { CheckedContext } from "../check/check.ts";
import { stepsType } from "../emitted-names.ts";
import { type Expr, mapExpr } from "../expr.ts";
import { ofKind } from "../items.ts";
import type { ProcessCallDecl } from "../reaction-ast.ts";
import { callerAggregatesOf } from "../storage/caller-rows.ts";
import { lastStep, type Process, type ProcessCall, type Transition } from "../storage/process.ts";
import type { DeclaredType } from "../type.ts";
import { argumentsFor, described, exprOf, lowerParameters, valuesOf } from "./lower-parts.ts";

/** Lowers a process: its steps become a union, and its key a field of what moves it on. */
export function lowerProcess(decl: ProcessDecl, checked: CheckedContext): Process {
  const key = resolveType(decl.key.type, checked.scope);
  if (key.kind !== "identity") throw new Error("The key of a process is no identity.");
  const place = { checked, process: decl, key };
  return {
    ...described(decl),
    key,
    type: { kind: "union", context: checked.scope.context.name, name: stepsType(decl.name.text) },
    steps: stepsOf(decl).map((step) => ({
      ...described(step),
      kept: lowerParameters(step.parameters, checked.scope),
    })),
    transitions: transitionsOf(decl).map((one) => lowerTransition(one, place)),
  };
}

interface ProcessPlace {
  readonly checked: CheckedContext;
  readonly process: ProcessDecl;
  readonly key: DeclaredType;
}

function lowerTransition({ step, decl }: PlacedTransition, place: ProcessPlace): Transition {
  const { checked, process, key } = place;
  const event = eventOf(decl, checked.scope);
  const field = decl.field?.text ?? "key";
  const own: Expr = { kind: "field", name: field, type: key };
  const withKey = (expr: Expr): Expr =>
    expr.kind === "parameter" && expr.name === process.key.name.text ? own : mapExpr(expr, withKey);
  const next = stepNamed(decl.next, process);
  const given = valuesOf(decl.arguments, checked);
  const kept = (next?.parameters ?? []).map(({ name }) => given.get(name.text));
  return {
    step: step?.name.text,
    cause:
      decl.wait === undefined
        ? { kind: "event", event: known(event).type, field }
        : { kind: "timeout", wait: exprOf(checked, decl.wait) },
    next: next?.name.text ?? lastStep,
    kept: kept.map((value) => value && withKey(value)),
    calls: ofKind(decl.calls ?? [], "processCall").map((call) => {
      const { identity, arguments: values, ...words } = lowerCall(call, own, place);
      const lowered = values.map((value) => value && withKey(value));
      return { ...words, identity: identity && withKey(identity), arguments: lowered };
    }),
  };
}

function lowerCall(decl: ProcessCallDecl, own: Expr, { checked, process }: ProcessPlace): ProcessCall {
  const entity = known(policyTargetOf(decl, checked.scope));
  const called = known(policyBehaviourOf(decl, entity));
  const given = identityArgument(decl, checked.scope);
  // A command without `id` means the root of the key.
  const otherwise = called.kind === "command" ? own : undefined;
  return {
    name: process.name.text,
    root: entity.decl.name.text,
    kind: called.kind,
    behaviour: called.name.text,
    identity: given === undefined ? otherwise : exprOf(checked, given.value),
    arguments: argumentsFor(called, decl.arguments, checked),
    isForCallers: callerAggregatesOf(entity, called, checked.seekers).length > 0,
  };
}

function known<T>(one: T | undefined): T {
  if (one === undefined) throw new Error("A process has no event, command or factory.");
  return one;
}
