import type { Expr } from "../../../model/expr.ts";
import type { Command, Context, Emission, Entity, Factory, Member, Model, Rule } from "../../../model/ir.ts";

/** Every whole expression of a model, wherever it stands. */
export function expressionsOf({ contexts }: Model): readonly Expr[] {
  return contexts.flatMap(ofContext);
}

function ofContext({ enums, values, events, entities, readModels, services }: Context): readonly Expr[] {
  return [
    ...enums.flatMap(({ members }) => members.flatMap((member) => member.arguments)),
    ...values.flatMap(({ members, invariants }) => [...ofMembers(members), ...ofRules(invariants)]),
    ...events.flatMap(({ members }) => ofMembers(members)),
    ...entities.flatMap(ofEntity),
    ...readModels.flatMap(({ fields }) => fields.map(({ value }) => value)),
    ...services.flatMap(({ operations }) => operations.flatMap(({ body }) => body ?? [])),
  ];
}

function ofEntity({ members, invariants, states, commands, factories }: Entity): readonly Expr[] {
  return [
    ...ofMembers(members),
    ...ofRules(invariants),
    ...states.flatMap(({ rules }) => rules.flatMap(({ guard }) => guard ?? [])),
    ...commands.flatMap(ofCommand),
    ...factories.flatMap(ofFactory),
  ];
}

function ofMembers(members: readonly Member[]): readonly Expr[] {
  return members.flatMap(({ initializer }) => initializer?.value ?? []);
}

function ofRules(rules: readonly Rule[]): readonly Expr[] {
  return rules.flatMap(({ condition, guard }) => (guard === undefined ? [condition] : [guard, condition]));
}

function ofCommand({ requires, transitions, emissions, result }: Command): readonly Expr[] {
  const assigned = transitions.map(({ value }) => value);
  return [
    ...ofRules(requires),
    ...assigned,
    ...ofEmissions(emissions),
    ...(result === undefined ? [] : [result.value]),
  ];
}

function ofFactory({ requires, initializers, emissions }: Factory): readonly Expr[] {
  return [...ofRules(requires), ...initializers.map(({ value }) => value), ...ofEmissions(emissions)];
}

function ofEmissions(emissions: readonly Emission[]): readonly Expr[] {
  return emissions.flatMap((emission) => emission.arguments.map(({ value }) => value));
}
