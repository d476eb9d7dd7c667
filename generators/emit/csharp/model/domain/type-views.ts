import type { Event, Identity, Member, Union, Value } from "../../../../model/ir.ts";
import type { Emission } from "../../../../model/operation/changes.ts";
import { isSameType, isScalar } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { phraseOf, withArticle } from "../../../../text/nouns.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { apart } from "../../lists.ts";
import { declaredType, silenced, silencedIfObsolete, typeName, uninitialized } from "../../names.ts";
import { argumentList, csharpTypeOf, described, parameterList } from "../declaration-words.ts";
import { besideNames, type ExpressionPlace, ownerPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { contentEquality, copyOf } from "./collections.ts";
import { constructorOrder, storedMembers } from "./constructor-order.ts";
import { constructorParameters, isConstant, propertyWords } from "./member-words.ts";
import { listFields, privateLists } from "./private-lists.ts";
import { ruleWords } from "./rule-words.ts";
import { valueOperators } from "./value-operators.ts";

/** A value object: a record whose rules hold as soon as it is there. Spec: model-csharp, Values. */
export function valueView(value: Value, place: ModelPlace) {
  const { name, members, invariants } = value;
  const at = ownerPlace(value, place);
  const stored = storedMembers(members);
  const lists = privateLists(value, place.storage);
  const parameters = constructorParameters(stored, at, { lists });
  const fields = listFields(lists, value, new Set(members.map((member) => member.name)));
  // Without parts, the constructor has no parameters anyway.
  const isStored = place.storage !== undefined && stored.length > 0;
  return {
    ...described(value),
    // A type sets and compares its own members, deprecated ones too.
    value: `${silencedIfObsolete(...members)}${isStored ? silenced(uninitialized) : ""}${name}`,
    isStored,
    lists: fields,
    hasLists: fields.length > 0,
    isEmpty: members.length === 0,
    ...parameterList(
      `    public ${name}`,
      parameters.map(({ declaration }) => declaration),
      place,
    ),
    assignments: parameters.map(({ assignment }) => assignment),
    rules: invariants.map((rule) => ruleWords(rule, besideNames(at, ...parameters.map((parameter) => parameter.name)))),
    hasRules: invariants.length > 0,
    hasProperties: members.length > 0,
    properties: apart(
      members.map((member) => {
        const list = lists.get(member.name);
        return propertyWords(member, at, list === undefined ? undefined : `=> ${list};`);
      }),
    ),
    operators: valueOperators(value, parameters, place),
    texts: textsOf(value, place),
    ...contentEquality(stored),
  };
}

/** Returns the text of a composite identity, as a route has it; none of any other value. */
function textsOf({ type, members }: Value, { context }: ModelPlace): readonly string[] {
  const isIdentity = context.entities.some(
    ({ identity }) => identity.parts.length > 0 && isSameType(identity.type, type),
  );
  const parts = members.map((one) => `{${pascalCaseOf(one.name)}${isScalar(one.type, "Date") ? ":O" : ""}}`);
  return isIdentity ? [`string.Create(${typeName("CultureInfo")}.InvariantCulture, $"${parts.join("/")}")`] : [];
}

/** Returns the view of a union: a record that only its own cases extend. Spec: model-csharp, Unions. */
export function unionView(union: Union, place: ModelPlace) {
  const { name, cases } = union;
  return {
    ...described(union),
    union: name,
    cases: cases.map((one) => {
      const at = ownerPlace(one, place);
      const parameters = constructorOrder(one.members).map(([member]) => parameterOf(member, at));
      const end = parameters.length === 0 ? ` : ${name};` : `) : ${name};`;
      const start = `    public sealed partial record ${one.name}`;
      return {
        ...described(one),
        case: one.name,
        opening: parameters.length === 0 ? "" : "(",
        ...parameterList(start, parameters, at, end),
      };
    }),
  };
}

/** Returns the view of an identity type. Spec: model-csharp, Identities. */
export function identityView({ name, owner, strategy }: Identity) {
  return {
    identity: name,
    owner: withArticle(phraseOf(owner)),
    number: strategy.kind === "sequence" ? "long" : "int",
  };
}

export function eventView(event: Event, place: ModelPlace) {
  return recordOfEvent(event, place, "IDomainEvent");
}

/** Returns the view of a record in the published language of its context. Spec: model-csharp, Integration events. */
export function integrationEventView(event: Event, place: ModelPlace) {
  return recordOfEvent(event, place, "IIntegrationEvent");
}

function recordOfEvent(event: Event, place: ModelPlace, contract: "IDomainEvent" | "IIntegrationEvent") {
  const { name, members } = event;
  const at = ownerPlace(event, place);
  const parameters = eventParameters(event).map((member) => parameterOf(member, at));
  const properties = members.flatMap((member) => ownProperty(member, at));
  return {
    ...described(event),
    // A type sets and compares its own members, deprecated ones too.
    event: `${silencedIfObsolete(...members)}${name}`,
    ...parameterList(`public sealed partial record ${name}`, parameters, place, `) : ${typeName(contract)}`),
    hasProperties: properties.length > 0,
    properties: apart(properties),
  };
}

// Positional members declare most properties. The others are computed, have a comment or attribute, or copy a collection so that the event never changes.
function ownProperty(member: Member, at: ExpressionPlace) {
  if (member.initializer?.kind === "derived") return [propertyWords(member, at)];
  const given = pascalCaseOf(member.name);
  const copy = copyOf(member.type, given, at);
  const words = propertyWords(member, at, `{ get; init; } = ${copy};`);
  return words.hasSummary || words.isObsolete || copy !== given ? [words] : [];
}

function parameterOf(member: Member, at: ExpressionPlace): string {
  const { name, type, initializer } = member;
  const value = initializer === undefined ? "null" : csharpExpression(initializer.value, at);
  return `${csharpTypeOf(type)} ${pascalCaseOf(name)}${canBeLeftOut(member) ? ` = ${value}` : ""}`;
}

/** The members of an event in the order of its record: those first that a `new` must give, also where their default is no constant of C#. */
export function eventParameters({ members }: Event): readonly Member[] {
  const stored = storedMembers(members);
  return [...stored.filter((member) => !canBeLeftOut(member)), ...stored.filter(canBeLeftOut)];
}

/** True if the record has a default for the member. */
export function canBeLeftOut({ type, initializer }: Member): boolean {
  return initializer === undefined ? type.kind === "optional" : isConstant(initializer.value);
}

/** Returns the event that a behaviour raises: `new LoanOpened(Id) { OccurredOn = now }`. */
export function raisedEvent({ event, arguments: given }: Emission, at: ExpressionPlace): string {
  const declared = at.facts.eventOf(event);
  if (declared === undefined) throw new Error(`The event '${event.name}' is not understood.`);
  const values = new Map(given.map(({ name, value }) => [name, value]));
  const args = eventParameters(declared).map((member) => {
    const value = values.get(member.name) ?? (canBeLeftOut(member) ? undefined : member.initializer?.value);
    const absent = canBeLeftOut(member) ? undefined : "default!";
    return [pascalCaseOf(member.name), value === undefined ? absent : csharpExpression(value, at)] as const;
  });
  const time = at.now === undefined ? "" : ` { OccurredOn = ${at.now} }`;
  return `new ${declaredType(event)}(${argumentList(args).join(", ")})${time}`;
}
