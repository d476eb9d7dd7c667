import { specificationNamed } from "../../../../model/declarations.ts";
import { type Expr, type SpecificationName, someExpr } from "../../../../model/expr.ts";
import type { Command, Entity, Factory, Parameter } from "../../../../model/ir.ts";
import type { ChildAddition, ChildCall } from "../../../../model/operation/changes.ts";
import { scalars } from "../../../../model/type.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { expressionsOfBehaviour, type ModelFacts } from "../model-facts.ts";
import { withAnswers } from "./asked-words.ts";
import { sourcesOf } from "./state-sources.ts";

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
    [...expressionsOfBehaviour(behaviour), ...guardsOf(behaviour, entity)].some((expr) => saysNow(expr, facts)) ||
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

/** Lists the guards of the steps of state machines that a command takes. */
function guardsOf(behaviour: Behaviour, entity: Entity): readonly Expr[] {
  const steps = "transitions" in behaviour ? behaviour.transitions : [];
  return steps.flatMap((step) => (sourcesOf(step, entity) ?? []).flatMap(({ guard }) => guard ?? []));
}

/** True for an expression that says `now`, itself or by a specification. */
export function saysNow(expr: Expr, facts: ModelFacts): boolean {
  return someExpr(
    expr,
    (part) => part.kind === "now" || (part.kind === "satisfies" && specificationTakesTime(part.specification, facts)),
  );
}

/** True for a specification whose condition says `now`. No specification leads back to itself. Spec: model-csharp, Time. */
export function specificationTakesTime(name: SpecificationName, facts: ModelFacts): boolean {
  const specification = specificationNamed(name, facts.declarations);
  return specification !== undefined && saysNow(specification.condition, facts);
}
