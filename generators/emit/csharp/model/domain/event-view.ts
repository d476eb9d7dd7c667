import type { Emission, Event, Member } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { declaredType, silencedIfObsolete, typeName } from "../../names.ts";
import { described, obsoleteAttribute } from "../declaration-words.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { parameterList } from "../parameter-list.ts";
import { csharpTypeOf } from "../type-words.ts";
import { copyOf } from "./collections.ts";
import { isConstant, propertyWords, storedMembers } from "./member-words.ts";
import { ownerPlace } from "./owner-place.ts";

/** Returns the view of an event: a record of its members. */
export function eventView(event: Event, place: ModelPlace) {
  const { name, members } = event;
  const at = ownerPlace(event, place);
  const parameters = eventParameters(event).map((member) => parameterOf(member, at));
  return {
    ...described(event),
    ...obsoleteAttribute(event),
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
  const members = eventParameters(declared).filter((member) => values.has(member.name) || !canBeLeftOut(member));
  const positional = eventParameters(declared).slice(0, members.length);
  const args = members.map((member, index) => {
    const value = values.get(member.name) ?? member.initializer?.value;
    const text = value === undefined ? "default!" : csharpExpression(value, at);
    return positional[index] === member ? text : `${pascalCaseOf(member.name)}: ${text}`;
  });
  return `new ${declaredType(event)}(${args.join(", ")})`;
}
