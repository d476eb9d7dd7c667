import { type Declarations, declarationsOf } from "../../../model/declarations.ts";
import { childrenOf, type Expr } from "../../../model/expr.ts";
import type { Command, Context, Entity, Event, Factory, Member, Model, Rule, Value } from "../../../model/ir.ts";
import { type Responses, responsesOf } from "../../../model/responses.ts";
import { expressionsOfProcess } from "../../../model/storage/process.ts";
import { expressionsOfProjection } from "../../../model/storage/projection.ts";
import { expressionsOfSchedule } from "../../../model/storage/schedule.ts";
import { type DeclaredType, innerTypesOf, isScalar, keyOf, type ScalarName, type Type } from "../../../model/type.ts";
import { grouped } from "../../../text/grouped.ts";
import type { DeclaredHome } from "../spell.ts";

/** The operators on whole values. */
export type ValueOperator = "+" | "-" | "*" | "/" | "negation";

/** Facts about a whole model, found once for all of its files. */
export interface ModelFacts {
  readonly valueOf: (type: DeclaredType) => Value | undefined;
  readonly eventOf: (type: DeclaredType) => Event | undefined;
  readonly entityOf: (type: DeclaredType) => Entity | undefined;
  /** Returns the operators that expressions use on a value. */
  readonly operatorsOf: (type: DeclaredType) => ReadonlySet<ValueOperator>;
  /** Returns what the expressions of conditions lead to. */
  readonly declarations: Declarations;
  /** Returns the records that answers carry in place of entities. */
  readonly responses: Responses;
  /** Returns the names of the contexts that subscribe to an integration event. */
  readonly subscribersOf: (type: DeclaredType) => readonly string[];
  /** Tells whether a member of this name is deprecated somewhere, so that its use must not warn. */
  readonly isObsolete: (member: string) => boolean;
}

/** Visits every declaration and expression of a model once. */
export function modelFacts(model: Model): ModelFacts {
  const declarations = declarationsOf(model);
  const { values, events, entities } = declarations;
  const operators = grouped(expressionsOf(model).flatMap(valueOperations), ([value]) => value);
  const structures = [...values.values(), ...events.values(), ...entities.values()];
  const deprecated = structures.flatMap((one) => one.members.filter((member) => member.deprecated !== undefined));
  const obsolete = new Set(deprecated.map(({ name }) => name));
  const subscriptions = model.contexts.flatMap((one) =>
    one.subscriptions.map((type) => [keyOf(type), one.name] as const),
  );
  const subscribers = grouped(subscriptions, ([event]) => event);
  return {
    valueOf: (type) => values.get(keyOf(type)),
    eventOf: (type) => events.get(keyOf(type)),
    entityOf: (type) => entities.get(keyOf(type)),
    operatorsOf: (type) => new Set(operators.get(keyOf(type))?.map(([, operator]) => operator)),
    declarations,
    responses: responsesOf(model),
    subscribersOf: (type) => subscribers.get(keyOf(type))?.map(([, name]) => name) ?? [],
    isObsolete: (member) => obsolete.has(member),
  };
}

/** Lists the domain events of a context, then its integration events. */
function eventsOf({ events, integrationEvents }: Context): readonly Event[] {
  return [...events, ...integrationEvents];
}

/** Lists the operators on values in an expression, each with its value. */
function valueOperations(expr: Expr): readonly (readonly [value: string, operator: ValueOperator])[] {
  const operator = operatorOf(expr);
  const own = operator === undefined || expr.type.kind !== "value" ? [] : [[keyOf(expr.type), operator] as const];
  return [...childrenOf(expr).flatMap(valueOperations), ...own];
}

function operatorOf(expr: Expr): ValueOperator | undefined {
  if (expr.kind === "unary") return "negation";
  if (expr.kind === "lambdaOperation") return expr.operation === "sum" ? "+" : undefined;
  if (expr.kind !== "binary") return undefined;
  const { operator } = expr;
  return operator === "+" || operator === "-" || operator === "*" || operator === "/" ? operator : undefined;
}

/** Finds the types of a model that are deprecated or in a module, by context and name; every other type is in the namespace of its context. */
export function declaredHomes({ contexts }: Model): ReadonlyMap<string, DeclaredHome> {
  const cases = contexts.flatMap(({ unions }) =>
    unions.flatMap((union) =>
      union.cases.map((one): [string, DeclaredHome] => {
        const namespace = [union.type.context, ...union.modules].join(".");
        return [keyOf(one.type), { namespace, isObsolete: union.deprecated !== undefined, owner: union.name }];
      }),
    ),
  );
  const others = contexts.flatMap((context) =>
    [...context.enums, ...context.values, ...context.unions, ...eventsOf(context), ...context.entities]
      .filter(({ modules, deprecated }) => modules.length > 0 || deprecated !== undefined)
      .map(({ type, modules, deprecated }): [string, DeclaredHome] => [
        keyOf(type),
        {
          namespace: [type.context, ...modules].join("."),
          isObsolete: deprecated !== undefined,
          isPublished: context.integrationEvents.some((event) => event.type === type),
        },
      ]),
  );
  const common = contexts
    .filter(({ input }) => input === "")
    .flatMap(({ values }) =>
      values.map(({ type }): [string, DeclaredHome] => [
        keyOf(type),
        { namespace: type.context, isObsolete: false, isCommon: true },
      ]),
    );
  return new Map([...cases, ...others, ...common]);
}

/** Every whole expression of a model, wherever it stands. */
export function expressionsOf({ contexts }: Model): readonly Expr[] {
  return contexts.flatMap(ofContext);
}

function ofContext(context: Context): readonly Expr[] {
  const { enums, values, entities, readModels, services, specifications } = context;
  const { policies, schedules, processes, projections } = context;
  return [
    ...enums.flatMap(({ members }) => members.flatMap((member) => member.arguments)),
    ...values.flatMap(({ members, invariants }) => [...ofMembers(members), ...ofRules(invariants)]),
    ...eventsOf(context).flatMap(({ members }) => ofMembers(members)),
    ...entities.flatMap(ofEntity),
    ...readModels.flatMap(({ fields }) => fields.map(({ value }) => value)),
    ...services.flatMap(({ operations }) => operations.flatMap(({ body }) => body ?? [])),
    ...specifications.map(({ condition }) => condition),
    ...policies.flatMap(({ wait, identity, arguments: values }) =>
      [wait, identity, ...values].filter((value) => value !== undefined),
    ),
    ...schedules.flatMap(expressionsOfSchedule),
    ...projections.flatMap(expressionsOfProjection),
    ...processes.flatMap(expressionsOfProcess),
  ];
}

function ofEntity({ members, invariants, states, commands, factories }: Entity): readonly Expr[] {
  return [
    ...ofMembers(members),
    ...ofRules(invariants),
    ...states.flatMap(({ rules }) => rules.flatMap(({ guard }) => guard ?? [])),
    ...[...commands, ...factories].flatMap(expressionsOfBehaviour),
  ];
}

function ofMembers(members: readonly Member[]): readonly Expr[] {
  return members.flatMap(({ initializer }) => initializer?.value ?? []);
}

/** Lists the whole expressions of rules. */
export function ofRules(rules: readonly Rule[]): readonly Expr[] {
  return rules.flatMap(({ condition, guard }) => (guard === undefined ? [condition] : [guard, condition]));
}

/** Lists the whole expressions of a command or factory. */
export function expressionsOfBehaviour(behaviour: Command | Factory): readonly Expr[] {
  const { requires, changes, emissions, publications } = behaviour;
  const initializers = "initializers" in behaviour ? behaviour.initializers : [];
  const results = "result" in behaviour && behaviour.result !== undefined ? [behaviour.result] : [];
  const given = [...initializers, ...[...emissions, ...publications].flatMap((one) => one.arguments), ...results];
  const raised = [...emissions, ...publications];
  const conditions = [...changes, ...raised].flatMap(({ branch }) => branch?.condition.value ?? []);
  const values = given.map(({ value }) => value);
  return [
    ...ofRules(requires),
    ...changes.flatMap(ofChange),
    ...conditions,
    ...raised.flatMap(({ when }) => when ?? []),
    ...values,
  ];
}

function ofChange(change: Command["changes"][number]): readonly Expr[] {
  if (change.kind === "add") return change.arguments.filter((value) => value !== undefined);
  if (change.kind === "assign") return [change.value];
  const given = change.kind === "call" ? change.arguments.filter((value) => value !== undefined) : [];
  return [change.chosen, ...given];
}

/** Makes the question whether a range or a set, say, is a type of anything in a model. */
export function usesType(kind: Type["kind"]) {
  return usesAny((type) => type.kind === kind);
}

/** Makes the question whether a built-in type is a type of anything in a model. */
export function usesScalar(name: ScalarName) {
  return usesAny((type) => isScalar(type, name));
}

function usesAny(is: (type: Type) => boolean) {
  const has = (type: Type): boolean => is(type) || innerTypesOf(type).some(has);
  return ({ contexts }: Model): boolean => contexts.flatMap(typesOf).some(has);
}

/** The types of everything that has one: members, parameters, criteria, fields and results. */
function typesOf(context: Context): readonly Type[] {
  const { enums, values, unions, entities, aggregates, readModels, queries, services, processes } = context;
  const behaviours = entities.flatMap(({ commands, factories }) => [...commands, ...factories]);
  const entries = services.flatMap(({ operations, usecases }) => [...operations, ...usecases]);
  const typed = [
    ...[...values, ...unions.flatMap(({ cases }) => cases), ...eventsOf(context), ...entities].flatMap(
      ({ members }) => members,
    ),
    ...[...enums, ...behaviours, ...entries].flatMap(({ parameters }) => parameters),
    ...aggregates.flatMap(({ repository }) => repository.finders.flatMap(({ parameters }) => parameters)),
    ...readModels.flatMap(({ fields }) => fields),
    ...queries.flatMap(({ criteria }) => criteria),
    ...processes.flatMap(({ steps }) => steps.flatMap(({ kept }) => kept)),
  ];
  const results = [
    ...entities.flatMap(({ commands }) => commands.map(({ result }) => result?.type)),
    ...entries.map(({ result }) => result),
  ];
  return [...typed.map(({ type }) => type), ...results.filter((type) => type !== undefined)];
}
