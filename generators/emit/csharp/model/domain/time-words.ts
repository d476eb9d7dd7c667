import { type Expr, someExpr } from "../../../../model/expr.ts";
import type { Command, Entity, Factory, Parameter } from "../../../../model/ir.ts";
import type { ChildAddition, ChildCall } from "../../../../model/operation/changes.ts";
import { scalars } from "../../../../model/type.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { expressionsOfBehaviour, type ModelFacts } from "../model-facts.ts";
import { withAnswers } from "./asked-words.ts";

type Behaviour = Command | Factory;

/** Returns the parameters of a method: those of the behaviour, the answers to its questions, and the time if it needs one. Spec: model-csharp, Time. */
export function withInputs(
  parameters: readonly Parameter[],
  behaviour: Behaviour,
  { entity, facts }: { readonly entity: Entity; readonly facts: ModelFacts },
): { readonly parameters: readonly Parameter[]; readonly asked: ReadonlyMap<string, string>; readonly now?: string } {
  const answered = withAnswers(parameters, behaviour);
  if (!takesTime(behaviour, entity, facts)) return answered;
  const now = freshIdentifier("now", new Set(answered.parameters.map(({ name }) => name)));
  return { ...answered, parameters: [...answered.parameters, { name: now, type: scalars.Instant }], now };
}

/** True for a behaviour that says `now`, makes an event, or calls a factory or command of a child that does. These can lead in circles. Spec: model-csharp, Time. */
export function takesTime(
  behaviour: Behaviour,
  entity: Entity,
  facts: ModelFacts,
  met: Set<Behaviour> = new Set(),
): boolean {
  const { emissions, publications, changes } = behaviour;
  if (met.has(behaviour)) return false;
  met.add(behaviour);
  return (
    emissions.length + publications.length > 0 ||
    [...expressionsOfBehaviour(behaviour), ...guardsOf(behaviour, entity)].some(saysNow) ||
    changes.some((change) => (change.kind === "add" || change.kind === "call") && childTakesTime(change, facts, met))
  );
}

/** True for a child whose called factory or command takes the time. */
export function childTakesTime(change: ChildAddition | ChildCall, facts: ModelFacts, met?: Set<Behaviour>): boolean {
  const child = facts.entityOf(change.child);
  const called =
    change.kind === "add"
      ? child?.factories.find(({ name }) => name === change.factory)
      : child?.commands.find(({ name }) => name === change.command);
  return child !== undefined && called !== undefined && takesTime(called, child, facts, met);
}

/** Lists the guards of the state machines that a command steps through. */
function guardsOf(behaviour: Behaviour, { states }: Entity): readonly Expr[] {
  const fields = "transitions" in behaviour ? behaviour.transitions.map(({ field }) => field) : [];
  return states
    .filter(({ field }) => fields.includes(field))
    .flatMap(({ rules }) => rules.flatMap(({ guard }) => guard ?? []));
}

export function saysNow(expr: Expr): boolean {
  return someExpr(expr, ({ kind }) => kind === "now");
}
