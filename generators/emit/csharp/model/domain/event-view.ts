import type { Event, Member } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
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
import { silenceObsoleteMembers } from "./silence-obsolete-members.ts";

/** Something that happened, as a record of what it was about. */
export function eventView(event: Event, place: ModelPlace) {
  const { name, members } = event;
  const at = ownerPlace(event, place);
  silenceObsoleteMembers(members, place.scope);
  const parameters = eventParameters(event).map((member) => parameterOf(member, at));
  return {
    ...described(event),
    ...obsoleteAttribute(event),
    event: name,
    ...parameterList(`public sealed record ${name}`, parameters, `) : ${place.scope.type("IDomainEvent")}`),
    properties: members.flatMap((member) => ownProperty(member, at)),
  };
}

// What the record does not declare by itself: what is computed, what has words of its own, and collections, which are copied so that the event never changes.
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
  return `${csharpTypeOf(type, at.scope)} ${pascalCaseOf(name)}${canBeLeftOut(member) ? ` = ${value}` : ""}`;
}
