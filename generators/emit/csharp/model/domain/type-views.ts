import type { Emission, Enum, Event, Identity, Member, Value } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { phraseOf, withArticle } from "../../../../text/nouns.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import type { Spelled } from "../../../planned-file.ts";
import { csharpIdentifier } from "../../csharp-text.ts";
import { declaredType, silenced, silencedIfObsolete, typeName, uninitialized } from "../../names.ts";
import {
  argumentList,
  csharpTypeOf,
  described,
  isShort,
  methodParameters,
  parameterList,
} from "../declaration-words.ts";
import { type ExpressionPlace, ownerPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { contentEquality, copyOf } from "./collections.ts";
import { constructorParameters, isConstant, propertyWords, storedMembers } from "./member-words.ts";
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
    rules: invariants.map((rule) => ruleWords(rule, at)),
    hasRules: invariants.length > 0,
    properties: members.map((member) => {
      const list = lists.get(member.name);
      return propertyWords(member, at, list === undefined ? undefined : `=> ${list};`);
    }),
    operators: valueOperators(value, parameters, place),
    ...contentEquality(stored),
  };
}

/** A closed set of members, each with its data. Spec: model-csharp, Enums. */
export function enumView(item: Enum, place: ModelPlace) {
  const { name, parameters, members } = item;
  const at = ownerPlace({ name, members: [] }, place, parameters);
  const names = members.map((member) => csharpIdentifier(member.name));
  return {
    ...described(item),
    enum: name,
    members: members.map((member, index) => {
      const identifier = csharpIdentifier(member.name);
      const values = member.arguments.map((value) => `, ${csharpExpression(value, at)}`).join("");
      return { enum: name, name: identifier, arguments: `nameof(${identifier}), ${index}${values}` };
    }),
    ...parameterList(`    private ${name}`, ["string name", "int value", ...methodParameters(parameters)], place),
    properties: parameters.map((parameter) => ({
      name: pascalCaseOf(parameter.name),
      type: csharpTypeOf(parameter.type),
      value: csharpIdentifier(parameter.name),
    })),
    ...memberList(name, names, place),
  };
}

/** All members, in one line or one a line. */
function memberList(name: string, members: readonly string[], place: Spelled) {
  const all = `[${members.join(", ")}];`;
  return isShort(`    public static IReadOnlyList<${name}> All { get; } = ${all}`, place)
    ? { all: ` ${all}`, isWrapped: false, listed: [] }
    : { all: "", isWrapped: true, listed: members.map((member) => `${member},`) };
}

/** Returns the view of an identity type. Spec: model-csharp, Identities. */
export function identityView(identity: Identity, { context }: ModelPlace) {
  const { name, strategy } = identity;
  const entity = context.entities.find(({ identity: { type } }) => type.name === name)?.name;
  const owner = entity ?? name.replace(/Id$/, "");
  return {
    identity: name,
    owner: withArticle(phraseOf(owner)),
    number: strategy.kind === "sequence" ? "long" : "int",
  };
}

export function eventView(event: Event, place: ModelPlace) {
  const { name, members } = event;
  const at = ownerPlace(event, place);
  const parameters = eventParameters(event).map((member) => parameterOf(member, at));
  return {
    ...described(event),
    // A type sets and compares its own members, deprecated ones too.
    event: `${silencedIfObsolete(...members)}${name}`,
    ...parameterList(`public sealed partial record ${name}`, parameters, place, `) : ${typeName("IDomainEvent")}`),
    properties: members.flatMap((member) => ownProperty(member, at)),
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

/** The event that a behaviour raises: `new LoanOpened(Id)`. */
export function raisedEvent({ event, arguments: given }: Emission, at: ExpressionPlace): string {
  const declared = at.facts.eventOf(event);
  if (declared === undefined) throw new Error(`The event '${event.name}' is not understood.`);
  const values = new Map(given.map(({ name, value }) => [name, value]));
  const args = eventParameters(declared).map((member) => {
    const value = values.get(member.name) ?? (canBeLeftOut(member) ? undefined : member.initializer?.value);
    const absent = canBeLeftOut(member) ? undefined : "default!";
    return [pascalCaseOf(member.name), value === undefined ? absent : csharpExpression(value, at)] as const;
  });
  return `new ${declaredType(event)}(${argumentList(args).join(", ")})`;
}
