import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { Command, Context, Entity, Factory } from "../../../../model/ir.ts";
import type { ContextSamples } from "../../../../model/sample/lives.ts";
import { isSameType, keyOf, required } from "../../../../model/type.ts";
import { csharpString } from "../../csharp-text.ts";
import { isStoreQuestion, questionsOf } from "../domain/asked-words.ts";
import { originOf } from "./sample-methods.ts";

/** The aggregates of a context, and how tests begin with each. */
interface SoughtPlace {
  readonly context: Context;
  readonly samples: ContextSamples;
  /** Returns the name of the class that tests a root. */
  readonly testsOf: (root: Entity) => string;
}

/** Returns the calls that give arguments of a behaviour the identities of aggregates that exist, as its root asks the store for them. Spec: shipped-tests, Samples. */
export function soughtArguments(root: Entity, behaviour: Command | Factory, place: SoughtPlace): string {
  const given = "identityParameter" in behaviour ? behaviour.identityParameter : undefined;
  const sought = creatableFrom(root, place);
  const calls = behaviour.parameters.flatMap(({ name, type }) => {
    const other = sought.find(({ identity }) => isSameType(identity.type, required(type)));
    if (other === undefined || name === given) return [];
    return [
      `.With(${csharpString(wireNameOf(name))}, (await new ${place.testsOf(other)}(host).CreateAsync()).Id.DeepClone())`,
    ];
  });
  return calls.join("");
}

/** Returns the arguments that must name an aggregate which exists, whatever else there is. */
export function neededArguments({ requires, parameters }: Command | Factory): readonly string[] {
  return parameters.flatMap(({ name }) => {
    const isNeeded = requires.some(
      ({ condition, guard }) =>
        guard === undefined &&
        condition.kind === "exists" &&
        condition.of.kind === "parameter" &&
        condition.of.name === name,
    );
    return isNeeded ? [wireNameOf(name)] : [];
  });
}

/** True for a factory whose rules ask the store for the identity of what it makes. */
export function asksForItself(factory: Factory): boolean {
  return questionsOf(factory).some((question) => {
    const sought = isStoreQuestion(question) ? question.of : undefined;
    return sought?.kind === "parameter" && sought.name === factory.identityParameter;
  });
}

/** Returns the other roots that a root asks the store for, and that tests can create before it. */
function creatableFrom(root: Entity, place: SoughtPlace): readonly Entity[] {
  const { context, samples } = place;
  return soughtBy(root, context).filter(
    (other) => originOf(samples.lifeOf(other), context) !== undefined && !leadsTo(other, root, context, new Set()),
  );
}

function leadsTo(from: Entity, to: Entity, context: Context, met: ReadonlySet<Entity>): boolean {
  if (from === to) return true;
  const seen = new Set([...met, from]);
  return soughtBy(from, context).some((next) => !seen.has(next) && leadsTo(next, to, context, seen));
}

function soughtBy({ commands, factories }: Entity, { entities }: Context): readonly Entity[] {
  const roots = [...commands, ...factories]
    .flatMap(questionsOf)
    .filter(isStoreQuestion)
    .map(({ root }) => keyOf(root));
  return entities.filter(({ type }) => roots.includes(keyOf(type)));
}
