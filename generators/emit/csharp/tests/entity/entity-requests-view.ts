import type { Entity, EntityOperation, Relationship } from "../../../../entity/entity.ts";
import { nestedOperations } from "../../../../entity/served.ts";
import { findingParameter, listedProperties, type RequestKind } from "../../../../entity/wire-properties.ts";
import { childToken } from "../../../../http/resource-routes.ts";
import { isList, type Json } from "../../../../model/sample/json.ts";
import { camelCaseOf } from "../../../../text/casing.ts";
import { phraseOf } from "../../../../text/nouns.ts";
import { holeAt, printedJson } from "../printed-json.ts";
import type { TestProject } from "../test-project.ts";
import { entityPath } from "./entity-operation-words.ts";
import { freshProperties, isReference, requestSample } from "./entity-samples.ts";
import { propertySample } from "./property-sample.ts";

/** A variable at the top of a file of requests. */
interface Variable {
  readonly name: string;
  readonly value: string;
}

/** Returns the view of the requests of an entity, in the order of a life. Spec: shipped-tests, Requests. */
export function entityRequestsView(entity: Entity, { address }: Pick<TestProject, "address">) {
  const { operations, plural } = entity;
  const own = keyVariables(entity);
  const tokens = own.map(({ name }) => name);
  const references = referencesOf(entity, own);
  const { create, createMany, getAll, get, update, patch, delete: remove, restore } = operations;
  const words = (operation: EntityOperation | undefined, kind?: RequestKind, search = "") =>
    operation === undefined
      ? []
      : [requestWords(operation, { tokens, body: kind && bodyOf(entity, kind, references), search })];
  const many = (operation: EntityOperation) => {
    const item = bodyOf(entity, "Create", references).map((line) => `    ${line}`);
    return requestWords(operation, { tokens, body: ["{", '  "items": [', ...item, "  ]", "}"], search: "" });
  };
  return {
    title: `Requests to the endpoints of ${phraseOf(plural)}. Set the variables to what the host has.`,
    address,
    variables: variablesOf(...own, ...references.values(), ...tokenOf(Object.values(operations))),
    operations: [
      ...words(create, "Create"),
      ...(createMany === undefined ? [] : [many(createMany)]),
      ...words(getAll, undefined, searchOf(entity)),
      ...words(get),
      ...words(update, "Update"),
      ...words(patch, "Update"),
      ...words(remove),
      ...words(restore),
    ],
  };
}

/** Returns the view of the requests of a relationship. */
export function relationshipRequestsView(relationship: Relationship, { address }: Pick<TestProject, "address">) {
  const { parent, child, title, type, operation, links } = relationship;
  const keys = keyVariables(parent);
  const others = keyVariables(child).map((one) => ({ ...one, name: childToken(relationship) }));
  const writes = Object.values(links ?? {});
  const words = { tokens: [...keys, ...others].map(({ name }) => name), body: undefined };
  const search = type === "OneToOne" ? "" : firstPageOf(child);
  return {
    title: `The request${links === undefined ? "" : "s"} of ${title}. Set the variables to what the host has.`,
    address,
    variables: variablesOf(...keys, ...(links === undefined ? [] : others), ...tokenOf(nestedOperations(relationship))),
    operations: [
      ...(operation === undefined ? [] : [requestWords(operation, { ...words, search })]),
      ...writes.map((write) => requestWords(write, { ...words, search: "" })),
    ],
  };
}

function variablesOf(...variables: readonly Variable[]) {
  return variables.map(({ name, value }) => ({ name, value }));
}

function keyVariables({ name, keys }: Pick<Entity, "name" | "keys">): readonly Variable[] {
  return keys.map((key) => ({
    name: `${camelCaseOf(name)}${keys.length === 1 ? "Id" : key.name}`,
    value: String(propertySample(key, 0)),
  }));
}

/** Returns a variable for each required property that is likely the key of another row, by its name in JSON. */
function referencesOf(entity: Entity, own: readonly Variable[]): ReadonlyMap<string, Variable> {
  const sample = requestSample(entity, "Create");
  const references = entity.properties.filter(
    (property) =>
      !property.isOptional && isReference(property, entity) && own.every(({ name }) => name !== property.wireName),
  );
  return new Map(
    references.map(({ wireName }) => [wireName, { name: wireName, value: String(sample[wireName] ?? "") }]),
  );
}

function tokenOf(operations: readonly EntityOperation[]): readonly Variable[] {
  const isOpen = operations.every(({ access }) => access.kind === "anonymous");
  return isOpen ? [] : [{ name: "token", value: "a-token-of-a-caller" }];
}

/** Returns the first page, sorted and filtered by a text of the created row. */
function searchOf(entity: Entity): string {
  const listed = listedProperties(entity);
  const sample = requestSample(entity, "Create");
  const [filter] = freshProperties(entity, "Create").flatMap((property) => {
    const parameter = listed.includes(property) && property.type === "string" ? findingParameter(property) : undefined;
    return parameter === undefined ? [] : [`${parameter}=${textOf(sample[property.wireName] ?? null)}`];
  });
  return [
    firstPageOf(entity),
    ...(listed[0] === undefined ? [] : [`sortBy=${listed[0].wireName}`, "sortDir=asc"]),
    ...(filter === undefined ? [] : [filter]),
  ].join("&");
}

function firstPageOf({ paging }: Entity): string {
  return paging === "cursor" ? "?pageSize=10" : "?page=1&pageSize=10";
}

function bodyOf(entity: Entity, kind: RequestKind, references: ReadonlyMap<string, Variable>): readonly string[] {
  const body = requestSample(entity, kind);
  const own = keyVariables(entity).flatMap((variable, at) => {
    const name = entity.keys[at]?.wireName ?? "";
    return name in body ? [[name, variable] as const] : [];
  });
  const holes = new Map(
    [...references, ...own].map(([name, variable]) => [
      holeAt([name]),
      typeof body[name] === "number" ? `{{${variable.name}}}` : `"{{${variable.name}}}"`,
    ]),
  );
  return printedJson(body, holes);
}

function textOf(value: Json): string {
  return encodeURIComponent(typeof value === "string" ? value : isList(value) ? "" : JSON.stringify(value));
}

/** The variables of the path, the body and the query string of a request. */
interface Requested {
  readonly tokens: readonly string[];
  readonly body: readonly string[] | undefined;
  readonly search: string;
}

function mediaTypeOf({ parameters }: EntityOperation): string {
  return parameters.find(({ binding }) => binding === "body")?.mediaTypes?.[0] ?? "application/json";
}

function requestWords(operation: EntityOperation, { tokens, body, search }: Requested) {
  const { id, verb, summary, access, parameters } = operation;
  return {
    title: access.kind === "policy" ? `${summary} (policy ${access.name})` : summary,
    name: id,
    verb,
    url: `{{host}}${entityPath(
      operation,
      tokens.map((token) => `{{${token}}}`),
    )}${search}`,
    headers: [
      ...(body === undefined ? [] : [`Content-Type: ${mediaTypeOf(operation)}`]),
      ...(access.kind === "anonymous" ? [] : ["Authorization: Bearer {{token}}"]),
      ...parameters.flatMap(({ name }) =>
        name === "If-Match" ? ["If-Match: *"] : name === "Idempotency-Key" ? [`${name}: ${id}-1`] : [],
      ),
    ],
    hasBody: body !== undefined,
    body: body ?? [],
  };
}
