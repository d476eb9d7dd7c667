import type { Entity, Key, Property } from "../../entity/entity.ts";
import { served } from "../../entity/served.ts";
import { type RequestKind, requestProperties, responseProperties } from "../../entity/wire-properties.ts";
import type { View } from "../../render/view.ts";
import { sentence } from "../../text/nouns.ts";
import type { EntityPlace } from "../generator.ts";
import { xmlText } from "./csharp-text.ts";
import { entityWords, typeWords } from "./entity-words.ts";
import { laidOut } from "./lists.ts";
import { noParameterComment, silenced, typeName } from "./names.ts";
import { keySummaryOf, membersOf, summaryOf, undocumented, versionMembersOf } from "./property-words.ts";
import { describedBy } from "./request-rules.ts";
import { csharpType, csharpTypeOf, jsonAttributes } from "./types.ts";

export function requestView(verb: RequestKind) {
  return (entity: Entity, { target, visibility }: EntityPlace): View => {
    const words = entityWords(entity);
    const operation = served(entity.operations[verb === "Create" ? "create" : "update"]);
    const properties = requestProperties(entity, verb);
    const members = properties.map((property) => {
      const attributes = attributesOf(property);
      return {
        name: property.name,
        type: `${csharpType(property.type)}?`,
        summary: property === entity.key ? keySummaryOf(entity.key) : summaryOf(property),
        hasSummary: property === entity.key || property.description !== undefined,
        hasAttributes: attributes.length > 0,
        attributes: attributes.join(", "),
      };
    });
    const isMadeHere = verb === "Create" && entity.key.type === "Guid";
    const newKey = isMadeHere ? [{ name: entity.key.name, value: `${typeName("Guid")}.CreateVersion7()` }] : [];
    const assigned = properties.map((property) => ({ name: property.name, value: assignedValue(property) }));
    return {
      ...words,
      ...typeWords(entity, target),
      visibility,
      verb,
      isCreate: verb === "Create",
      method: operation.verb,
      route: xmlText(operation.route.text),
      properties: members.map((member, index) => ({
        ...member,
        isApart: index > 0 && [member, members[index - 1]].some((one) => one?.hasSummary || one?.hasAttributes),
      })),
      silenced: undocumented(members),
      isSecret: properties.some(({ bodies }) => !bodies.includes("Response")),
      assignments: [...newKey, ...assigned].map((assignment) => ({ ...assignment, entity: words.entity })),
    };
  };
}

/** Returns the attributes of a member of a body: its form in JSON, and the user's own description. Rules stand in validators alone. */
function attributesOf({ type, description }: Property | Key): readonly string[] {
  return [...jsonAttributes(type), ...describedBy(description)];
}

/** Prints the value of a row's member after validation. */
function assignedValue({ name, type, isOptional }: Property): string {
  const { isValueType, isCanonical } = csharpTypeOf(type);
  const value = isOptional ? name : isValueType ? `${name}!.Value` : `${name}!`;
  return isCanonical ? `${typeName("Canonical")}.Of(${value})` : value;
}

/** The resource as the API shows it. Spec: endpoints, Request and response bodies. */
export function responseView(entity: Entity, { spelled }: EntityPlace): View {
  const words = entityWords(entity);
  const resource = { key: entity.key, properties: responseProperties(entity) };
  const properties = [resource.key, ...resource.properties];
  const attributes = properties.map(attributesOf);
  const shown = membersOf(resource).map(({ name, type }, index) => shownMember(attributes[index] ?? [], type, name));
  const members = [...shown, ...versionOf(entity)];
  const documented = properties.filter(({ description }) => description !== undefined);
  const isPartial = documented.length > 0 && documented.length < members.length;
  return {
    ...words,
    summary: `${sentence(`${words.aPhrase} as the API shows it`)}${isPartial ? silenced(noParameterComment) : ""}`,
    documented: documented.map((property) => ({ name: property.name, summary: summaryOf(property) })),
    ...laidOut(members, words.isVersioned ? `) : ${typeName("IVersioned")}` : ");", spelled),
  };
}

function shownMember(attributes: readonly string[], type: string, name: string): string {
  return `${attributes.map((attribute) => `[property: ${attribute}] `).join("")}${type} ${name}`;
}

/** Returns the version of a row as a member of its response, which only the ETag header shows. A mapping of the host can have any type. */
function versionOf(entity: Entity): readonly string[] {
  const isExisting = entity.model.kind === "existing";
  return versionMembersOf(entity).map(({ name, type }) =>
    shownMember([typeName("JsonIgnore")], isExisting ? "object?" : type, name),
  );
}
