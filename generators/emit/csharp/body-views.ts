import type { Call, Entity, EntityOperation, Key, Property } from "../../entity/entity.ts";
import type { Target } from "../../entity/graft.ts";
import { serves } from "../../entity/served.ts";
import {
  isDispensable,
  keyOf,
  ownKeyOf,
  type RequestKind,
  requestProperties,
  responseProperties,
} from "../../entity/wire-properties.ts";
import type { View } from "../../render/view.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { sentence } from "../../text/nouns.ts";
import type { EntityPlace } from "../generator.ts";
import { csharpIdentifier, xmlText } from "./csharp-text.ts";
import { defaultAttribute, defaultValueOf } from "./default-words.ts";
import { entityWords, rowTypeOf, typeWords, variableOf } from "./entity-words.ts";
import { laidOut } from "./lists.ts";
import { noParameterComment, otherType, silenced, typeName } from "./names.ts";
import { claimWords } from "./own-rows/rows-words.ts";
import { keySummaryOf, membersOf, summaryOf, undocumented, versionMembersOf } from "./property-words.ts";
import { describedBy } from "./request-rules.ts";
import { csharpType, csharpTypeOf, jsonAttributes } from "./types.ts";
import { unwrapped, wrapped } from "./wrapper-words.ts";

export function requestView(verb: RequestKind) {
  return (entity: Entity, { target, visibility }: EntityPlace): View => {
    const words = entityWords(entity);
    const properties = requestProperties(entity, verb);
    const shown = properties.map((property) => ({
      ...valueWords(property, verb === "Create" ? defaultValueOf(property, { entity, target }) : undefined),
      name: property.name,
      ...(ownKeyOf(entity).some((key) => key === property)
        ? { summary: keySummaryOf(keyOf(entity)), hasSummary: true }
        : { summary: summaryOf(property), hasSummary: property.description !== undefined }),
    }));
    const assigned = properties.map((property) => ({
      name: property.name,
      value: wrappedValue(property, verb),
      raw: assignedValue(property, verb),
    }));
    const values = verb === "Create" ? valuesOfNew(entity, assigned, target) : assigned;
    const { calls, rest } = callWords(entity, { verb, values, target });
    return {
      ...words,
      ...typeWords(entity, target),
      visibility,
      // Other projects see a public member, so it needs a comment.
      isPublic: visibility === "public",
      verb,
      ...calls,
      claims: claimWords(entity).claims,
      isCreate: verb === "Create",
      isApplied: verb === "Update" && serves(entity, "update"),
      isPatched: verb === "Update" && serves(entity, "patch"),
      members: properties.map((one) => ({ name: one.name, value: unwrapped(one, `${words.entity}.${one.name}`) })),
      use: useOf(entity.operations, verb),
      properties: shown.map((member, index) => ({
        ...member,
        isApart: index > 0 && [member, shown[index - 1]].some((one) => one?.hasSummary || one?.hasAttributes),
      })),
      silenced: undocumented(shown),
      without: shown.some(({ initializer }) => initializer !== "") ? " without a default" : "",
      isSecret: properties.some(({ bodies }) => !bodies.includes("Response")),
      assignments: rest.map((assignment) => ({ ...assignment, entity: words.entity })),
    };
  };
}

/** Returns the values of a new row: its key, the claims of the caller, those of the body, and defaults of others. */
function valuesOfNew(entity: Entity, assigned: Assigning["values"], target: Target): Assigning["values"] {
  const fixed = entity.properties.flatMap((property) => fixedAssignments(property, { entity, target }));
  const parents = entity.model.kind === "existing" ? entity.model.keyedParents : [];
  const unread = parents.map((name) => ({ name, value: "null!", raw: "null!" }));
  return [...newKeyOf(entity), ...claimWords(entity).claimed, ...assigned, ...fixed, ...unread];
}

/** Returns the value of a key that neither the request, the database nor the class of the rows makes. */
function newKeyOf({ keys, model }: Pick<Entity, "keys" | "model">) {
  const key = keyOf({ keys });
  const isMadeHere = keys.length === 1 && key.type === "Guid" && !(model.kind === "existing" && model.makesKey);
  const raw = `${typeName("Guid")}.CreateVersion7()`;
  return isMadeHere ? [{ name: key.name, value: wrapped(key, raw), raw }] : [];
}

interface Assigning {
  readonly verb: RequestKind;
  /** The members, each with its value, and with that behind its wrapper. */
  readonly values: readonly { readonly name: string; readonly value: string; readonly raw: string }[];
  readonly target: Target;
}

/** Returns the words of the calls of the class's own code, and the values that none of them takes. */
function callWords(entity: Entity, { verb, values, target }: Assigning) {
  const { model } = entity;
  const creation = model.kind === "existing" && verb === "Create" ? model.creation : undefined;
  const changes = model.kind === "existing" && verb === "Update" ? model.changes : [];
  const byName = new Map(values.map((one) => [one.name, one]));
  const printed = (call: Call) => {
    const given = call.arguments.map(({ parameter, property, isRaw }) => {
      const found = byName.get(property);
      return `${csharpIdentifier(parameter)}: ${(isRaw ? found?.raw : found?.value) ?? "default"}`;
    });
    return `(${given.join(", ")})`;
  };
  const taken = [...(creation?.arguments ?? []), ...changes.flatMap((call) => call.arguments)];
  const rest = values.filter((one) => !taken.some(({ property }) => property === one.name));
  const { name, namespace } = rowTypeOf(entity, target);
  // A member of the request can have the name of the class.
  const type = byName.has(name) ? `global::${fullNameOf({ name, namespace })}` : otherType({ name, namespace });
  const isConstructor = creation?.method === undefined;
  const start = isConstructor ? "new" : `${type}.${creation?.method}`;
  return {
    rest,
    calls: {
      creation: creation === undefined ? "new()" : `${start}${printed(creation)}`,
      isInitialized: isConstructor && (creation === undefined || rest.length > 0),
      isCalled: creation !== undefined && rest.length === 0,
      isCompleted: !isConstructor && rest.length > 0,
      hasRest: rest.length > 0,
      changes: changes.map((call) => ({
        change: `${variableOf(entity)}.${call.method ?? ""}${printed(call)}`,
        names: call.arguments.map(({ property }) => `nameof(${property})`).join(" or "),
      })),
    },
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
  const { name, type, isOptional } = property;
  const { isValueType, isCanonical } = csharpTypeOf(type);
  if (!isDispensable(property, verb)) return canonical(property, isValueType ? `${name}!.Value` : `${name}!`);
  const canBeAbsent = isOptional && isCanonical;
  return canBeAbsent ? `${name}.HasValue ? ${canonical(property, `${name}.Value`)} : null` : canonical(property, name);
}

/** Prints the same value in the type that its class has. */
function wrappedValue(property: Property, verb: RequestKind): string {
  const { name, type, isOptional, wrapper } = property;
  const value = assignedValue(property, verb);
  if (wrapper === undefined || !isOptional) return wrapped(property, value);
  const known = csharpTypeOf(type).isValueType ? `${name}.Value` : name;
  return `${name} is null ? null : ${wrapped(property, canonical(property, known))}`;
}

function canonical({ type }: Property, value: string): string {
  return csharpTypeOf(type).isCanonical ? `${typeName("Canonical")}.Of(${value})` : value;
}

/** Returns the assignment of a default that no request can change. */
function fixedAssignments(property: Property, place: Parameters<typeof defaultValueOf>[1]) {
  return property.bodies.includes("Create") ? [] : defaultAssignment(property, place);
}

function defaultAssignment(property: Property, place: Parameters<typeof defaultValueOf>[1]) {
  const given = defaultValueOf(property, place);
  if (given === undefined) return [];
  const raw = canonical(property, given);
  return [{ name: property.name, value: wrapped(property, raw), raw }];
}

/** Returns the assignments of a new row that no request states: its key and its defaults. */
export function initialAssignments(entity: Entity, target: EntityPlace["target"]) {
  return [
    ...newKeyOf(entity),
    ...entity.properties.flatMap((property) => defaultAssignment(property, { entity, target })),
  ];
}

/** The resource as the API shows it. Spec: endpoints, Request and response bodies. */
export function responseView(entity: Entity, { spelled }: EntityPlace): View {
  const words = entityWords(entity);
  const resource = { keys: entity.keys, properties: responseProperties(entity) };
  const properties = [...ownKeyOf(entity), ...resource.properties];
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
