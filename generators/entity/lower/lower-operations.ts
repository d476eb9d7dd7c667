import { type Access, accessStatuses } from "../../http/access.ts";
import type { OperationParameter, OperationResponse, Origin } from "../../http/operation.ts";
import { patchMediaTypes } from "../../http/patch-media-types.ts";
import {
  batchRoute,
  childToken,
  collectionRoute,
  itemRoute,
  keyTokens,
  linkRoute,
  nestedRoute,
  parentToken,
  restoreRoute,
} from "../../http/resource-routes.ts";
import { parseRoute } from "../../http/route-template.ts";
import { withPrefix } from "../../http/same-requests.ts";
import { type ErrorStatus, errorResponses } from "../../http/statuses.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { phraseOf, withArticle } from "../../text/nouns.ts";
import { namesOf, redirectedRouteOf, statedAccess, unstatedAccessOf } from "../conventions.ts";
import type { Declared, EntityDecl } from "../declaration.ts";
import type { EndpointName, Entity, EntityOperation, EntityType, KeyType, LinkName, Relationship } from "../entity.ts";
import { operationsOf } from "../operations.ts";
import { type Link, readingOperation } from "../relationships.ts";
import { statedIn } from "../stated-in.ts";
import { keyOf } from "../wire-properties.ts";
import { includeParameters, listParameters, pageParameters } from "./list-parameters.ts";
import { etag, known, preconditionsOf, repetitionOf } from "./request-headers.ts";

type EntityForm = Omit<Entity, "operations">;
type Parameter = OperationParameter<EntityType>;
type Response = OperationResponse<EntityType>;

interface Decided extends Pick<EntityOperation, "id" | "verb" | "summary" | "parameters"> {
  readonly route: string;
  readonly success: Response;
  /** The answer to a request that knows the resource already. */
  readonly unchanged?: Response;
  readonly errors: readonly ErrorStatus[];
}

interface AccessDecision {
  readonly access: Access;
  readonly origin: Origin;
}

interface OperationContext extends AccessDecision {
  readonly tag: string;
  readonly service: string;
  /** The origin of the route. */
  readonly route: Origin;
  readonly routePrefix: string;
}

/** Decides on the operations of an entity. Spec: endpoints, Operations; openapi, Documents of entities. */
export function lowerOperations(entity: EntityForm, decl: EntityDecl, declared: Declared): Entity["operations"] {
  const wanted = operationsOf(decl, declared);
  const decided = decisionsFor(entity, wanted.includes("get"));
  const context = {
    tag: entity.plural,
    service: `I${entity.name}Service`,
    route: { kind: decl.route === undefined ? "convention" : "entityFile" },
    routePrefix: routePrefixOf(declared),
  } as const;
  return Object.fromEntries(
    wanted.map((name) => [name, operationOf(decided[name], { ...accessOf(decl, name, declared), ...context })]),
  );
}

/** Decides on every operation that an entity can have. */
function decisionsFor(entity: EntityForm, isRead: boolean): Readonly<Record<EndpointName, Decided>> {
  const { name, plural, version } = entity;
  const one = withArticle(phraseOf(name));
  const list = collectionRoute(entity);
  const item = itemRoute(entity);
  const keys = keyTokens(entity.keys).map(({ token, part }) => keyParameter(token, part.type));
  const body = { kind: "record", name: `${name}Response` } as const;
  const tagged = version === undefined ? {} : { headers: etag };
  const stored: Response = { status: 200, body, description: "The stored resource.", ...tagged };
  const isTagged = version !== undefined || entity.hasContentTag;
  const headers = createdHeaders(isRead, version !== undefined);
  const [match, mismatch, malformed] = preconditionsOf(entity);
  const [retry, reused] = repetitionOf(entity);
  return {
    create: {
      ...{ id: `Create${name}`, verb: "POST", route: list, summary: `Creates ${one}.` },
      parameters: [...retry, bodyParameter({ kind: "record", name: `Create${name}Request` })],
      success: { status: 201, body, description: "The created resource.", ...headers },
      errors: [400, 409, 413, ...reused],
    },
    createMany: {
      ...{ id: `CreateMany${plural}`, verb: "POST", route: batchRoute(entity) },
      summary: `Creates many ${phraseOf(plural)}, all or none.`,
      parameters: [...retry, bodyParameter({ kind: "items", of: `Create${name}Request` })],
      success: {
        ...{ status: 201, body: { kind: "items", of: `${name}Response` } },
        description: "The created resources, in the order of the request.",
      },
      errors: [400, 409, 413, ...reused],
    },
    getAll: {
      ...{ id: `GetAll${plural}`, verb: "GET", route: list, summary: `Lists ${phraseOf(plural)}.` },
      parameters: [...pageParameters(entity), ...listParameters(entity), ...includeParameters(entity)],
      success: pageOf(entity),
      errors: [400],
    },
    get: {
      ...{ id: `Get${name}`, verb: "GET", route: item, summary: `Gets ${one}.` },
      parameters: [...keys, ...(isTagged ? [known.header] : []), ...includeParameters(entity)],
      success: isTagged ? { ...stored, headers: etag } : stored,
      ...(isTagged && { unchanged: known.answer }),
      errors: entity.includes.length === 0 ? [404] : [400, 404],
    },
    update: {
      ...{ id: `Update${name}`, verb: "PUT", route: item, summary: `Replaces ${one}.` },
      parameters: [...keys, ...match, bodyParameter({ kind: "record", name: `Update${name}Request` })],
      success: stored,
      errors: [400, 404, 409, ...mismatch, 413],
    },
    patch: {
      ...{ id: `Patch${name}`, verb: "PATCH", route: item, summary: `Changes ${one}.` },
      parameters: [
        ...keys,
        ...match,
        { ...bodyParameter({ kind: "record", name: `Patch${name}Request` }), mediaTypes: patchMediaTypes },
      ],
      success: stored,
      errors: [400, 404, 409, ...mismatch, 413, 415],
    },
    delete: {
      ...{ id: `Delete${name}`, verb: "DELETE", route: item, summary: `Deletes ${one}.` },
      parameters: [...keys, ...match],
      success: { status: 204, body: undefined, description: "Deleted." },
      errors: [...malformed, 404, 409, ...mismatch],
    },
    // No response has shown the version of a deleted row, so that no request states it.
    restore: {
      ...{ id: `Restore${name}`, verb: "POST", route: restoreRoute(entity), summary: `Restores ${one}.` },
      ...{ parameters: keys, success: stored, errors: [404, 409] },
    },
  };
}

/** Returns the headers of a created resource. Without an operation that reads it, it has no place. */
function createdHeaders(isRead: boolean, isVersioned: boolean): Pick<Response, "headers"> {
  const place = isRead && { Location: "The path of the created resource." };
  return isRead || isVersioned ? { headers: { ...place, ...(isVersioned && etag) } } : {};
}

/** Decides on the nested list of a relationship, or the nested read of its one child, unless the child has no such operation. Its access is that of the child's, unless stated. Spec: endpoints, Operations. */
export function lowerNestedOperation(
  relationship: Pick<Relationship, "type" | "parent" | "child" | "title" | "route">,
  stated: Access | undefined,
  declared: Pick<Declared, "files" | "defaults">,
): EntityOperation | undefined {
  const { type, parent, child, title, route } = relationship;
  const reading = child.operations[readingOperation(type)];
  if (reading === undefined) return undefined;
  const key = keyParameter(parentToken(parent), keyOf(parent).type);
  const { access, origins } = reading;
  return operationOf(
    {
      ...{ id: `Get${title}`, verb: "GET", route: nestedRoute({ parent, route }) },
      ...(type === "OneToOne" ? nestedRead(relationship, key) : nestedList(relationship, key)),
    },
    {
      access: stated ?? access,
      origin: stated === undefined ? origins.access : { kind: "entityFile" },
      tag: child.plural,
      service: `I${title}Service`,
      route: { kind: "convention" },
      routePrefix: routePrefixOf(declared),
    },
  );
}

/** Decides on the writes of links. Unless stated, their access is that of the parent's update, or of the writes of the entity whose rows are the links. Spec: endpoints, Links. */
export function lowerLinks(
  { parent, child, title, route }: Pick<Relationship, "parent" | "child" | "title" | "route">,
  link: Link,
  declared: Declared,
): Readonly<Record<LinkName, EntityOperation>> {
  const { access: stated, through, name } = link.relationship;
  const rows = through && declared.byName.get(through.value);
  const list = link.isFirst && parent !== child ? "" : `${pascalCaseOf(name.value)}Of`;
  const [one, other] = [parent, child].map((entity) => withArticle(phraseOf(entity.name)));
  const isOwn = through === undefined;
  const of = (
    decided: Pick<Decided, "id" | "verb" | "summary">,
    write: "create" | "delete",
    answer: { readonly description: string; readonly errors: readonly ErrorStatus[] },
  ) =>
    operationOf(
      {
        ...decided,
        route: linkRoute({ parent, child, route }),
        parameters: [
          keyParameter(parentToken(parent), keyOf(parent).type),
          keyParameter(childToken({ parent, child }), keyOf(child).type),
        ],
        success: { status: 204, body: undefined, description: answer.description },
        errors: answer.errors,
      },
      {
        ...(stated === undefined
          ? accessOf(rows ?? link.parent, rows === undefined ? "update" : write, declared)
          : { access: stated, origin: { kind: "entityFile" } }),
        ...{ tag: child.plural, service: `I${title}Service`, route: { kind: "convention" } },
        routePrefix: routePrefixOf(declared),
      },
    );
  return {
    add: of(
      { id: `Add${child.name}To${list}${parent.name}`, verb: "PUT", summary: `Adds ${other} to ${one}.` },
      "create",
      {
        description: "Added.",
        errors: [404],
      },
    ),
    remove: of(
      { id: `Remove${child.name}From${list}${parent.name}`, verb: "DELETE", summary: `Removes ${other} from ${one}.` },
      "delete",
      { description: "Removed.", errors: isOwn ? [404] : [404, 409] },
    ),
  };
}

type Nested = Omit<Decided, "id" | "verb" | "route">;

function nestedRead({ parent, child }: Pick<Relationship, "parent" | "child">, parentKey: Parameter): Nested {
  const { parameters, success, unchanged, errors } = decisionsFor(child, true).get;
  return {
    summary: `Gets the ${phraseOf(child.name)} of ${withArticle(phraseOf(parent.name))}.`,
    parameters: [parentKey, ...parameters.slice(child.keys.length)],
    ...{ success, errors },
    ...(unchanged && { unchanged }),
  };
}

/** Lowers the redirect of the route before a rename. Spec: entity-file, Renames. */
export function lowerRedirect(entity: EntityDecl, declared: Declared): Pick<Entity, "redirect"> {
  const old = redirectedRouteOf(entity);
  if (old === undefined) return {};
  const [from, to] = [`/${old}`, `/${namesOf(entity).route}`];
  return { redirect: { route: withPrefix(routePrefixOf(declared), parseRoute(from)).text, from, to } };
}

function nestedList({ parent, child }: Pick<Relationship, "parent" | "child">, parentKey: Parameter): Nested {
  return {
    summary: `Lists the ${phraseOf(child.plural)} of ${withArticle(phraseOf(parent.name))}.`,
    parameters: [parentKey, ...pageParameters(child), ...includeParameters(child)],
    success: pageOf(child),
    errors: [400, 404],
  };
}

function operationOf(
  { success, unchanged: known, errors, route, ...decided }: Decided,
  { access, origin, tag, service, route: routeOrigin, routePrefix }: OperationContext,
): EntityOperation {
  return {
    ...decided,
    route: withPrefix(routePrefix, parseRoute(route)),
    service,
    responses: [
      success,
      ...(known === undefined ? [] : [known]),
      ...errorResponses(...errors, ...accessStatuses(access)),
    ],
    access,
    tags: [tag],
    origins: { verb: { kind: "convention" }, route: routeOrigin, access: origin },
  };
}

function accessOf(decl: EntityDecl, endpoint: EndpointName, declared: Declared): AccessDecision {
  const stated = statedAccess(decl, endpoint);
  return stated === undefined
    ? { access: unstatedAccessOf(declared), origin: { kind: "default" } }
    : { access: stated, origin: { kind: "entityFile" } };
}

function keyParameter(name: string, type: KeyType): Parameter {
  return { name, binding: "route", type: { kind: "property", type }, description: undefined };
}

function bodyParameter(type: EntityType): Parameter {
  return { name: "request", binding: "body", type, description: undefined };
}

function pageOf({ name, paging }: Pick<EntityForm, "name" | "paging">): Response {
  return {
    status: 200,
    body: { kind: "page", of: `${name}Response` },
    description: "One page of the list.",
    ...(paging === "cursor" && { headers: { Link: "The next page, if there is one." } }),
  };
}

/** Returns what the routes of entities begin with: as the files state it, else as the configuration does. Spec: entity-file, Namespace and prefix. */
function routePrefixOf({ files, defaults }: Pick<Declared, "files" | "defaults">): string {
  return (statedIn(files, ({ routePrefix }) => routePrefix) ?? defaults?.routePrefix)?.value ?? "";
}
