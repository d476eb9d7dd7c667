import { type Expr, someExpr } from "../../../../model/expr.ts";
import type { Command, Emission, Entity, Factory, Parameter } from "../../../../model/ir.ts";
import { required } from "../../../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import type { Spelled } from "../../../planned-file.ts";
import { csharpIdentifier, freshIdentifier } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import {
  argumentList,
  csharpTypeOf,
  described,
  isShort,
  methodParameters,
  parameterList,
} from "../declaration-words.ts";
import { besideNames, type ExpressionPlace, ownerPlace, typeAt } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { childStatements, childVariables } from "./child-words.ts";
import { copyOf, emptyOf } from "./collections.ts";
import { invariantCheckOf } from "./entity-members.ts";
import type { ConstructorParameter } from "./member-words.ts";
import { privateLists } from "./private-lists.ts";
import { type RuleWords, ruleWords, transitionRule } from "./rule-words.ts";
import { withTime } from "./time-words.ts";
import { raisedEvent } from "./type-views.ts";

/** A command as a method: rules first, then the new state and its invariants, then events and the result. */
export function commandWords(command: Command, entity: Entity, place: ModelPlace) {
  const { name, requires, transitions, changes, result } = command;
  const { parameters, ...time } = withTime(command.parameters, command, { entity, facts: place.facts });
  const inside = { ...ownerPlace(entity, place, parameters), ...time };
  const variables = childVariables(changes, inside);
  const at = { ...inside, names: new Set([...inside.names, ...variables.values()]) };
  const lists = privateLists(entity, place.storage);
  const types = new Map(entity.members.map((member) => [member.name, member.type]));
  const own = (property: string) => (at.names.has(property) ? `this.${property}` : property);
  const statements = changes.flatMap((change) => {
    if (change.kind !== "assign") return childStatements(change, { lists, variables, at });
    const text = csharpExpression(change.value, at);
    return [
      `${lists.get(change.field) ?? own(pascalCaseOf(change.field))} = ${copyOf(types.get(change.field) ?? change.value.type, text, at)}`,
    ];
  });
  const hasCheck = entity.invariants.length > 0 && changes.length > 0;
  const check = hasCheck ? [`${own(invariantCheckOf(entity))}()`] : [];
  const raised = raisedBy(command, entity, { at, call: own });
  const answer = result === undefined ? [] : [`return ${csharpExpression(result.value, at)}`];
  return methodWords(place, {
    described: command,
    signature: `${hiding({ name, parameters }, entity)}${result === undefined ? "void" : csharpTypeOf(result.type)} ${pascalCaseOf(name)}`,
    parameters,
    declarations: [],
    rules: [
      ...requires.map((rule) => ruleWords(rule, at)),
      ...transitions.flatMap((step) => transitionRule(step, { command, entity, at }) ?? []),
    ],
    statements: [...statements, ...check, ...raised, ...answer],
  });
}

/** Returns the statements that collect the events of a behaviour: domain events, then integration events. */
function raisedBy(
  { emissions, publications }: Command | Factory,
  entity: Entity,
  { at, call }: { readonly at: ExpressionPlace; readonly call: (method: string) => string },
) {
  const collected = (events: readonly Emission[], method: string, base: string) =>
    events.map((event) => `${call(method)}(${argumentOfBase(entity, raisedEvent(event, at), { method, base })})`);
  return [
    ...collected(emissions, "Raise", "IDomainEvent"),
    ...collected(publications, "AddIntegrationEvent", "IIntegrationEvent"),
  ];
}

interface Made {
  readonly entity: Entity;
  /** The parameters of the constructor after the identity. */
  readonly taken: readonly ConstructorParameter[];
}

/** Returns the words of a factory as a static method: rules first, then the new entity, then its events. */
export function factoryWords(factory: Factory, { entity, taken }: Made, place: ModelPlace) {
  const { name, requires, initializers, changes } = factory;
  const { parameters, ...time } = withTime(factoryParameters(factory, entity), factory, { entity, facts: place.facts });
  const inside = { ...ownerPlace(entity, place, parameters), ...time };
  const instance = freshIdentifier(camelCaseOf(entity.name), inside.names);
  const identity = identityWords(factory, entity, inside);
  const around = besideNames({ ...inside, identity: identity.name }, instance, identity.name);
  const variables = childVariables(changes, around);
  const at = besideNames(around, ...variables.values());
  const given = new Map(initializers.map(({ field, value }) => [field, csharpExpression(value, at)]));
  const values = taken.map((parameter) => [parameter.name, argumentOf(parameter, given)] as const);
  const args = [identity.value, ...argumentList(values)].join(", ");
  const { identity: _, ...created } = { ...at, receiver: `${instance}.` as const };
  const lists = privateLists(entity, place.storage);
  const added = changes.flatMap((change) => childStatements(change, { lists, variables, at: created }));
  const check = checksInFactories(entity) ? [`${instance}.${invariantCheckOf(entity)}()`] : [];
  const raised = raisedBy(factory, entity, { at: created, call: (method) => `${instance}.${method}` });
  const after = [...added, ...check, ...raised];
  return methodWords(place, {
    described: factory,
    signature: `${hiding({ name, parameters }, entity)}static ${entity.name} ${pascalCaseOf(name)}`,
    parameters,
    declarations: identity.declarations,
    rules: requires.map((rule) => ruleWords(rule, at)),
    statements:
      after.length === 0
        ? [`return new(${args})`]
        : [`var ${instance} = new ${entity.name}(${args})`, ...after, `return ${instance}`],
  });
}

/** Returns the parameters of a factory in C#. An identity that the store gives is the first one. */
export function factoryParameters(
  { parameters, isIdentityStored }: Factory,
  { identity }: Entity,
): readonly Parameter[] {
  return isIdentityStored ? [{ name: "id", type: identity.type }, ...parameters] : parameters;
}

/** True if the factories check the invariants, as some of them hold only with the children that a factory adds. */
export function checksInFactories({ invariants, factories }: Entity): boolean {
  return invariants.length > 0 && factories.some(({ changes }) => changes.length > 0);
}

/** Returns the event as an argument of a method of the base class: an overload of the entity's own may take the event itself. */
function argumentOfBase(
  { commands, factories }: Entity,
  event: string,
  { method, base }: { readonly method: string; readonly base: string },
): string {
  const isOverloaded = [...commands, ...factories].some(({ name }) => pascalCaseOf(name) === method);
  return isOverloaded ? `(${typeName(base)})${event}` : event;
}

/** Returns the modifier of a method that hides a member of the base class. */
function hiding({ name, parameters }: Pick<Command, "name" | "parameters">, entity: Entity): string {
  const method = pascalCaseOf(name);
  const isHiding = method === "DomainEvents" || (method === "ClearDomainEvents" && parameters.length === 0);
  return entity.keepsEvents && isHiding ? "new " : "";
}

/** Finds the identity of the new entity: a parameter, or a new one, in a variable where a rule or a field needs it. */
function identityWords(
  { identityParameter, isIdentityStored, requires, initializers }: Factory,
  { identity: { type } }: Entity,
  at: ExpressionPlace,
) {
  const given = isIdentityStored ? "id" : identityParameter;
  if (given !== undefined) {
    const name = csharpIdentifier(given);
    return { name, value: name, declarations: [] };
  }
  const name = freshIdentifier("id", at.names);
  const created = `${typeAt(type, at)}.New()`;
  const needsIdentity = (expr: Expr) => someExpr(expr, ({ kind }) => kind === "identity");
  const expressions = [
    ...requires.flatMap(({ condition, guard }) => (guard === undefined ? [condition] : [guard, condition])),
    ...initializers.map(({ value }) => value),
  ];
  return expressions.some(needsIdentity)
    ? { name, value: name, declarations: [`var ${name} = ${created}`] }
    : { name, value: created, declarations: [] };
}

function argumentOf({ member, isOptional }: ConstructorParameter, given: ReadonlyMap<string, string>) {
  return given.get(member.name) ?? (isOptional ? undefined : absent(member.type));
}

/** Returns the value of a required field that a factory leaves out. A collection starts empty. */
function absent(type: ConstructorParameter["member"]["type"]): string {
  return emptyOf(type) ?? (isReference(type) ? "default!" : "default");
}

function isReference(type: ConstructorParameter["member"]["type"]): boolean {
  const some = required(type);
  return some.kind !== "scalar" || some.name === "String";
}

interface Method {
  readonly described: { readonly doc: string | undefined };
  /** The modifiers after `public`, the result and the name. */
  readonly signature: string;
  readonly parameters: readonly Parameter[];
  /** The variables that the rules need. */
  readonly declarations: readonly string[];
  readonly rules: readonly RuleWords[];
  /** A blank line behind the rules. */
  readonly statements: readonly string[];
}

/** Returns the view of the partial `method`. */
export function methodWords(place: Spelled, { described: declared, signature, parameters, ...body }: Method) {
  const { declarations, rules, statements } = body;
  const start = `    public ${signature}`;
  const taken = methodParameters(parameters);
  const answer = onlyAnswerOf(body);
  const isOneLine = answer !== undefined && isShort(`${start}(${taken.join(", ")}) => ${answer};`, place);
  const end = answer === undefined ? ")" : isOneLine ? `) => ${answer};` : ") =>";
  return {
    ...described(declared),
    signature,
    ...parameterList(start, taken, place, end),
    answer: answer ?? "",
    isWrapped: answer !== undefined && !isOneLine,
    isBlock: answer === undefined,
    declarations,
    rules,
    hasGap: rules.length > 0 && statements.length > 0,
    statements,
  };
}

/** Returns the expression of a method that only answers, and so needs no block. */
function onlyAnswerOf({ declarations, rules, statements }: Pick<Method, "declarations" | "rules" | "statements">) {
  const [statement, ...others] = statements;
  const isAlone = declarations.length + rules.length + others.length === 0;
  return isAlone && statement?.startsWith("return ") ? statement.slice("return ".length) : undefined;
}
