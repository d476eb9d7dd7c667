import type { Entity, EntityOperation, Key, Property } from "../../entity/entity.ts";
import { serves } from "../../entity/served.ts";
import {
  isDispensable,
  type RequestKind,
  requestProperties,
  responseProperties,
} from "../../entity/wire-properties.ts";
import type { View } from "../../render/view.ts";
import { sentence } from "../../text/nouns.ts";
import type { EntityPlace } from "../generator.ts";
import { xmlText } from "./csharp-text.ts";
import { defaultAttribute, defaultValueOf } from "./default-words.ts";
import { entityWords, typeWords } from "./entity-words.ts";
import { laidOut } from "./lists.ts";
import { noParameterComment, silenced, typeName } from "./names.ts";
import { keySummaryOf, membersOf, summaryOf, undocumented, versionMembersOf } from "./property-words.ts";
import { describedBy } from "./request-rules.ts";
import { claimWords } from "./rows-words.ts";
import { csharpType, csharpTypeOf, jsonAttributes } from "./types.ts";

export function requestView(verb: RequestKind) {
  return (entity: Entity, { target, visibility }: EntityPlace): View => {
    const words = entityWords(entity);
    const properties = requestProperties(entity, verb);
    const members = properties.map((property) => ({
      ...valueWords(property, verb === "Create" ? defaultValueOf(property, { entity, target }) : undefined),
      name: property.name,
      summary: property === entity.key ? keySummaryOf(entity.key) : summaryOf(property),
      hasSummary: property === entity.key || property.description !== undefined,
    }));
    const isMadeHere = verb === "Create" && entity.key.type === "Guid";
    const newKey = isMadeHere ? [{ name: entity.key.name, value: `${typeName("Guid")}.CreateVersion7()` }] : [];
    const assigned = properties.map((property) => ({ name: property.name, value: assignedValue(property, verb) }));
    const fixed =
      verb === "Create" ? entity.properties.flatMap((property) => fixedAssignments(property, { entity, target })) : [];
    const { claims, claimed } = claimWords(entity);
    return {
      ...words,
      ...typeWords(entity, target),
      visibility,
      verb,
      claims,
      isCreate: verb === "Create",
      isApplied: verb === "Update" && serves(entity, "update"),
      isPatched: verb === "Update" && serves(entity, "patch"),
      hasAssignments: assigned.length > 0,
      use: useOf(entity.operations, verb),
      properties: members.map((member, index) => ({
        ...member,
        isApart: index > 0 && [member, members[index - 1]].some((one) => one?.hasSummary || one?.hasAttributes),
      })),
      silenced: undocumented(members),
      without: members.some(({ initializer }) => initializer !== "") ? " without a default" : "",
      isSecret: properties.some(({ bodies }) => !bodies.includes("Response")),
      assignments: [...newKey, ...(verb === "Create" ? claimed : []), ...assigned, ...fixed].map((assignment) => ({
        ...assignment,
        entity: words.entity,
      })),
    };
  };
}

/** Describes the part of a request in its operations. */
function useOf({ create, createMany, update, patch }: Entity["operations"], verb: RequestKind): string {
  const named = (part: string, operation: EntityOperation | undefined) =>
    operation === undefined ? [] : [`${part} of ${operation.verb} ${xmlText(operation.route.text)}`];
  const uses =
    verb === "Create"
      ? [...named("request body", create), ...named("item", createMany)]
      : [...named("request body", update), ...named("result", patch)];
  return `The ${uses.join(", and the ")}`;
}

/** Returns the words of a member's values: its type, its attributes and its initial value, which it is given as C#. */
function valueWords(property: Property | Key, given: string | undefined) {
  const isNullable = given === undefined || property.isOptional;
  const attributes = [...attributesOf(property), ...(given === undefined ? [] : [defaultAttribute(property, given)])];
  return {
    type: `${csharpType(property.type)}${isNullable ? "?" : ""}`,
    initializer: given === undefined ? "" : ` = ${given};`,
    hasAttributes: attributes.length > 0,
    attributes: attributes.join(", "),
  };
}

/** Returns the attributes of a member of a body: its form in JSON, and the user's own description. Rules stand in validators alone. */
function attributesOf({ type, description }: Property | Key): readonly string[] {
  return [...jsonAttributes(type), ...describedBy(description)];
}

/** Prints the value of a row's member after validation. */
function assignedValue(property: Property, verb: RequestKind): string {
  const { name, type } = property;
  const value = isDispensable(property, verb) ? name : csharpTypeOf(type).isValueType ? `${name}!.Value` : `${name}!`;
  return canonical(property, value);
}

function canonical({ type }: Property, value: string): string {
  return csharpTypeOf(type).isCanonical ? `${typeName("Canonical")}.Of(${value})` : value;
}

/** Returns the assignment of a default that no request can change. */
function fixedAssignments(property: Property, place: Parameters<typeof defaultValueOf>[1]) {
  const given = defaultValueOf(property, place);
  return given === undefined || property.bodies.includes("Create")
    ? []
    : [{ name: property.name, value: canonical(property, given) }];
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
