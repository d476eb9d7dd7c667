import { someExpr } from "../../../../model/expr.ts";
import type { Command, Entity, Factory, Parameter } from "../../../../model/ir.ts";
import type { Condition, Emission } from "../../../../model/operation/changes.ts";
import { isScalar, required } from "../../../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import type { Spelled } from "../../../planned-file.ts";
import { csharpIdentifier, freshIdentifier } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { argumentList, csharpTypeOf, described, isShort, parameterList } from "../declaration-words.ts";
import { methodParametersAt } from "../default-words.ts";
import { besideNames, type ExpressionPlace, ownerPlace, typeAt } from "../expression/expression-place.ts";
import { isNew } from "../expression/print-operation.ts";
import { csharpExpression, csharpItems } from "../expression.ts";
import { ofRules } from "../model-facts.ts";
import { childStatements, childVariables } from "./child-words.ts";
import { copyOf, emptyOf } from "./collections.ts";
import {
  branchCondition,
  changeStatements,
  conditionVariables,
  inBranches,
  insideBranch,
  type StatementWords,
  type Step,
  statementLines,
} from "./effect-words.ts";
import type { ConstructorParameter } from "./member-words.ts";
import { type RuleWords, ruleWords, transitionRule, transitionStatements } from "./rule-words.ts";
import { withInputs } from "./time-words.ts";
import { raisedEvent } from "./type-views.ts";

interface Made {
  readonly entity: Entity;
  readonly place: ModelPlace;
  /** The private lists behind properties. */
  readonly lists: ReadonlyMap<string, string>;
  /** The parameters of the constructor after the identity. */
  readonly taken: readonly ConstructorParameter[];
}

/** A command as a method: rules first, then the new state and its invariants, then events and the result. */
export function commandWords(command: Command, { entity, place, lists }: Omit<Made, "taken">) {
  const { name, requires, transitions, changes, result } = command;
  const { parameters, ...inputs } = withInputs(command.parameters, command, { entity, facts: place.facts });
  const inside = { ...ownerPlace(entity, place, parameters), ...inputs };
  const variables = childVariables(changes, inside);
  const beside = besideNames(inside, ...variables.values());
  const { variables: conditions, at } = conditionVariables(command, beside);
  const types = new Map(entity.members.map((member) => [member.name, member.type]));
  const own = (property: string) => (at.names.has(property) ? `this.${property}` : property);
  const legality = { command, entity, at };
  const changed = changes.map((change) => {
    const { branch } = change;
    const here = insideBranch(branch, conditions, at);
    if (change.kind !== "assign")
      return { branch, statements: childStatements(change, { owner: entity.type, lists, variables, at: here }) };
    const { field, value } = change;
    const items = csharpItems(value, here);
    const copy = isNew(value) ? items : copyOf(types.get(field) ?? value.type, items, here);
    const legal = isSteppedInPlace(change, command) ? transitionStatements(change, legality) : [];
    return { branch, statements: [...legal, `${lists.get(field) ?? own(pascalCaseOf(field))} = ${copy}`] };
  });
  const removed = (command.removal?.branches ?? []).map((branch) => branchCondition(branch, conditions, at));
  const isTold = removed.length > 0;
  const hasCheck = entity.invariants.length > 0 && changes.length > 0;
  return methodWords(place, {
    described: command,
    signature: `${hiding({ name, parameters }, entity)}${isTold ? "bool" : result === undefined ? "void" : csharpTypeOf(result.type)} ${pascalCaseOf(name)}`,
    parameters,
    at: inside,
    declarations: [],
    rules: [
      ...requires.map((rule) => ruleWords(rule, at)),
      ...transitions.flatMap((step) => (isSteppedInPlace(step, command) ? [] : (transitionRule(step, legality) ?? []))),
    ],
    statements: [
      ...changeStatements(changed, conditions, at),
      ...(hasCheck ? [`${own(invariantCheckOf(entity))}()`] : []),
      ...inBranches(raisedBy(command, entity, { at, call: own, conditions }), conditions, at),
      ...(result === undefined ? [] : [`return ${csharpExpression(result.value, at)}`]),
      ...(isTold ? [`return ${removed.join(" || ")}`] : []),
    ],
    isTold,
  });
}

/** True for a step of a state machine on a field that some step changes under a condition: it is judged where it is made. */
function isSteppedInPlace({ field }: Pick<Command["transitions"][number], "field">, { transitions }: Command): boolean {
  return transitions.some((step) => step.field === field && step.branch !== undefined);
}

/** Returns the steps that collect the events of a behaviour: domain events, then integration events. */
function raisedBy(
  { emissions, publications }: Command | Factory,
  { commands, factories }: Entity,
  {
    at,
    call,
    conditions,
  }: {
    readonly at: ExpressionPlace;
    readonly call: (method: string) => string;
    readonly conditions: ReadonlyMap<Condition, string>;
  },
) {
  const collected = (events: readonly Emission[], method: string, base: string) => {
    // An overload of the entity's own may take the event itself.
    const isOverloaded = [...commands, ...factories].some(({ name }) => pascalCaseOf(name) === method);
    const cast = isOverloaded ? `(${typeName(base)})` : "";
    return events.map((event): Step => {
      const { branch, when } = event;
      const statement = `${call(method)}(${cast}${raisedEvent(event, insideBranch(branch, conditions, at))})`;
      if (when === undefined) return { branch, statements: [statement] };
      return { branch, statements: [{ condition: csharpExpression(when, at), whenTrue: [statement], whenFalse: [] }] };
    });
  };
  return [
    ...collected(emissions, "Raise", "IDomainEvent"),
    ...collected(publications, "AddIntegrationEvent", "IIntegrationEvent"),
  ];
}

/** Returns the words of a factory as a static method: rules first, then the new entity, then its events. */
export function factoryWords(factory: Factory, { entity, place, lists, taken }: Made) {
  const { name, requires, initializers, changes } = factory;
  const { parameters, ...inputs } = withInputs(factoryParameters(factory, entity), factory, {
    entity,
    facts: place.facts,
  });
  const inside = { ...ownerPlace(entity, place, parameters), ...inputs };
  const instance = freshIdentifier(camelCaseOf(entity.name), inside.names);
  const identity = identityWords(factory, entity, inside);
  const around = besideNames({ ...inside, identity: identity.name }, instance, identity.name);
  const variables = childVariables(changes, around);
  const beside = besideNames(around, ...variables.values());
  const { variables: conditions, at } = conditionVariables(factory, beside);
  const given = new Map(initializers.map(({ field, value }) => [field, csharpExpression(value, at)]));
  const values = taken.map((parameter) => [parameter.name, argumentOf(parameter, given)] as const);
  const args = [identity.value, ...argumentList(values)].join(", ");
  const { identity: _, ...created } = { ...at, receiver: `${instance}.` as const };
  const changed = changes.map((change) => ({
    branch: change.branch,
    statements: childStatements(change, {
      owner: entity.type,
      lists,
      variables,
      at: insideBranch(change.branch, conditions, created),
    }),
  }));
  const after = [
    ...changeStatements(changed, conditions, created),
    ...(checksInFactories(entity) ? [`${instance}.${invariantCheckOf(entity)}()`] : []),
    ...inBranches(
      raisedBy(factory, entity, { at: created, call: (method) => `${instance}.${method}`, conditions }),
      conditions,
      created,
    ),
  ];
  return methodWords(place, {
    described: factory,
    signature: `${hiding({ name, parameters }, entity)}static ${entity.name} ${pascalCaseOf(name)}`,
    parameters,
    at: inside,
    declarations: identity.declarations,
    rules: requires.map((rule) => ruleWords(rule, at)),
    statements:
      after.length === 0
        ? [`return new(${args})`]
        : [`var ${instance} = new ${entity.name}(${args})`, ...after, `return ${instance}`],
  });
}

/** Returns the parameters of a factory in C#. An identity that the store gives is the first one. */
function factoryParameters({ parameters, isIdentityStored }: Factory, { identity }: Entity): readonly Parameter[] {
  return isIdentityStored ? [{ name: "id", type: identity.type }, ...parameters] : parameters;
}

/** True if the factories check the invariants, as some of them hold only with the children that a factory adds. */
export function checksInFactories({ invariants, factories }: Entity): boolean {
  return invariants.length > 0 && factories.some(({ changes }) => changes.length > 0);
}

/** Names the method that checks the invariants of an entity. */
export function invariantCheckOf({ name: entity, members, commands, factories }: Entity): string {
  const names = [...members, ...commands, ...factories].map(({ name }) => pascalCaseOf(name));
  return freshIdentifier("CheckInvariants", new Set([entity, ...names]));
}

/** Returns the modifier of a method that hides a member of the base class. */
function hiding({ name, parameters }: Pick<Command, "name" | "parameters">, entity: Entity): string {
  const method = pascalCaseOf(name);
  const isHiding = method === "DomainEvents" || (method === "ClearDomainEvents" && parameters.length === 0);
  return entity.keepsEvents && isHiding ? "new " : "";
}

/** Finds the identity of the new entity: a parameter, or a new one, in a variable where a rule or a field needs it. */
function identityWords(
  { identityParameter, isIdentityStored, parameters, requires, initializers }: Factory,
  { identity: { type, parts } }: Entity,
  at: ExpressionPlace,
) {
  const own = isIdentityStored ? "id" : identityParameter;
  if (own !== undefined) {
    const name = csharpIdentifier(own);
    return { name, value: name, declarations: [] };
  }
  const name = freshIdentifier("id", at.names);
  const given = parts.flatMap((part) => parameters.filter((one) => one.name === part));
  const values = given.map(({ name: part }) => csharpIdentifier(part));
  const created = parts.length === 0 ? `${typeAt(type, at)}.New()` : `new ${typeAt(type, at)}(${values.join(", ")})`;
  const isNeeded = [...ofRules(requires), ...initializers.map(({ value }) => value)].some((expr) =>
    someExpr(expr, ({ kind }) => kind === "identity"),
  );
  return isNeeded
    ? { name, value: name, declarations: [`var ${name} = ${created}`] }
    : { name, value: created, declarations: [] };
}

/** Returns the value of a field in a factory. A required one that is left out is absent, and a collection starts empty. */
function argumentOf({ member, isOptional }: ConstructorParameter, given: ReadonlyMap<string, string>) {
  const { name, type } = member;
  const isReference = required(type).kind !== "scalar" || isScalar(required(type), "String");
  const absent = emptyOf(type) ?? (isReference ? "default!" : "default");
  return given.get(name) ?? (isOptional ? undefined : absent);
}

interface Method {
  readonly described: { readonly doc: string | undefined };
  /** The modifiers after `public`, the result and the name. */
  readonly signature: string;
  readonly parameters: readonly Parameter[];
  readonly at: ExpressionPlace;
  /** The variables that the rules need. */
  readonly declarations: readonly string[];
  readonly rules: readonly RuleWords[];
  /** True if it tells whether the aggregate is to be removed. */
  readonly isTold?: boolean;
  /** A blank line behind the rules. */
  readonly statements: readonly StatementWords[];
}

/** Returns the view of the partial `method`. */
function methodWords(place: Spelled, { described: declared, at, signature, parameters, ...body }: Method) {
  const { declarations, rules, statements, isTold = false } = body;
  const start = `    public ${signature}`;
  const taken = methodParametersAt(parameters, at);
  const answer = onlyAnswerOf(body);
  const isOneLine = answer !== undefined && isShort(`${start}(${taken.join(", ")}) => ${answer};`, place);
  const end = answer === undefined ? ")" : isOneLine ? `) => ${answer};` : ") =>";
  return {
    ...described(declared),
    ...{ signature, isTold },
    ...parameterList(start, taken, place, end),
    answer: answer ?? "",
    isWrapped: answer !== undefined && !isOneLine,
    isBlock: answer === undefined,
    declarations,
    rules,
    hasGap: rules.length > 0 && statements.length > 0,
    statements: statementLines(statements, "        "),
  };
}

/** Returns the expression of a method that only answers, and so needs no block. */
function onlyAnswerOf({ declarations, rules, statements }: Pick<Method, "declarations" | "rules" | "statements">) {
  const [statement, ...others] = statements;
  const isAlone = declarations.length + rules.length + others.length === 0;
  return isAlone && typeof statement === "string" && statement.startsWith("return ")
    ? statement.slice("return ".length)
    : undefined;
}
