import type { Event, Member } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { silencedIfObsolete, typeName } from "../../names.ts";
import { described } from "../described.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { obsoleteAttribute } from "../obsolete-attribute.ts";
import { csharpTypeOf } from "../type-words.ts";
import { copyOf } from "./copy.ts";
import { canBeLeftOut, eventParameters } from "./event-parameters.ts";
import { propertyWords } from "./member-words.ts";
import { ownerPlace } from "./owner-place.ts";
import { parameterList } from "./parameter-list.ts";

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
