import type { EndpointName, Entity, EntityOperation, LinkName, Relationship } from "../../entity/entity.ts";
import type { Graft, Target } from "../../entity/graft.ts";
import { healthOperations } from "../../entity/health-operations.ts";
import { served } from "../../entity/served.ts";
import { bodyOperations, keyOf } from "../../entity/wire-properties.ts";
import { answerOf } from "../../http/operation.ts";
import { childToken, parentToken } from "../../http/resource-routes.ts";
import { bodyErrors } from "../../http/statuses.ts";
import type { View } from "../../render/view.ts";
import { phraseOf, withArticle } from "../../text/nouns.ts";
import type { EntityPlace } from "../generator.ts";
import { csharpString } from "./csharp-text.ts";
import { contractType, entityWords, namespaceOf, typeWords } from "./entity-words.ts";
import { endpointName, type LibraryWords, operationWords, problemCalls, routingCall } from "./http-words.ts";
import { routeKeyWords } from "./key-words.ts";
import { fieldsCall, pagingWords } from "./list-words.ts";
import { extensionMethod, otherType, typeName } from "./names.ts";
import { relationshipWords } from "./relationship-view.ts";
import { csharpType } from "./types.ts";

/** Returns the view of one of the endpoints of an entity. */
export function endpointView(endpoint: EndpointName, words: LibraryWords) {
  return (entity: Entity, { target }: EntityPlace): View => {
    const operation = served(entity.operations[endpoint]);
    const { get } = entity.operations;
    const names = entityWords(entity);
    const bodies = bodiesOf(entity, endpoint, target);
    return {
      ...names,
      ...typeWords(entity, target),
      title: entity.name,
      ...operationWords(operation, words),
      registered: registeredServices(operation, bodies),
      details: [...tagCalls(entity, operation), ...(ifMatchOf(operation)?.isRequired === true ? [neededVersion] : [])],
      ...knownTagWords(operation),
      problems: problemCalls(operation, describedElsewhere(operation, words, bodies.length > 0)),
      Validator: bodies[0]?.validator ?? "",
      hasGet: get !== undefined,
      getNameText: csharpString(get === undefined ? "" : endpointName(get)),
      idText: csharpString(operation.id),
      readVersion: readVersion(entity),
      neededText: csharpString(
        `The request must have an If-Match header, with the version of this ${names.phrase} that it changes.`,
      ),
      ...ifMatchWords(operation),
    };
  };
}

/** Prints the version of a row from its text. The mapping of an existing class can have any type, so its response has any. */
function readVersion({ model }: Entity): string {
  return model.kind === "existing" ? "version" : `int.Parse(version, ${typeName("CultureInfo")}.InvariantCulture)`;
}

interface BodyTypes {
  readonly request: string;
  readonly validator: string;
}

/** Lists the bodies of an operation that have a validator: its request and, where it holds many, what holds them. */
function bodiesOf(entity: Entity, endpoint: EndpointName, target: Target): readonly BodyTypes[] {
  const kind = bodyOperations.find(([operation]) => operation === endpoint)?.[1];
  if (kind === undefined) return [];
  const request = `${kind}${entity.name}Request`;
  const body = {
    request: contractType(request, entity, target),
    validator: otherType({ name: `${request}Validator`, namespace: namespaceOf(entity, "api", target) }),
  };
  const items = {
    request: `${typeName("ItemList")}<${typeName("JsonElement")}>`,
    validator: typeName("ItemListValidator"),
  };
  return endpoint === "createMany" ? [body, items] : [body];
}

/** Returns the methods that register what an endpoint needs. Spec: generated-files, Registration. */
function registeredServices({ access }: EntityOperation, bodies: readonly BodyTypes[] = []): readonly string[] {
  return [
    ...(access.kind === "anonymous" ? [] : ["Authorize"]),
    ...bodies.map(({ request, validator }) => `Validate<${request}, ${validator}>`),
  ];
}

/** Returns the errors of invalid requests that the types of parameters and answers describe. */
function describedByTypes({ typesDescribeErrors }: LibraryWords, canBeInvalid = true) {
  return typesDescribeErrors && canBeInvalid ? bodyErrors : [];
}

/** Returns the errors that the endpoint does not describe. That of `include` is described where it is read, so that this file has the same text with and without it. */
function describedElsewhere(operation: EntityOperation, words: LibraryWords, hasBody: boolean) {
  const canInclude = operation.parameters.some(({ name }) => name === "include");
  return canInclude ? bodyErrors : describedByTypes(words, hasBody);
}

/** Returns the calls that add an entity tag to a response, and describe the requests that know it. */
function tagCalls({ version }: Entity, operation: EntityOperation) {
  const known = knownTagCalls(operation);
  if (answerOf(operation)?.kind !== "record" || (version === undefined && known.length === 0)) return [];
  const filter = typeName(version === undefined ? "ContentTagFilter" : "ETagFilter");
  return [{ call: `${extensionMethod("AddEndpointFilter")}<${filter}>()` }, ...known];
}

/** Returns the header with the versions that a request may change, if it has one. */
function ifMatchOf({ parameters }: EntityOperation) {
  return parameters.find(({ name }) => name === "If-Match");
}

/** Returns the words of that header: its text, and the call that describes it where nothing binds it. */
function ifMatchWords(operation: EntityOperation) {
  const header = ifMatchOf(operation);
  const ifMatchText = csharpString(header?.description ?? "");
  const described = `${extensionMethod("WithIfMatch")}(${ifMatchText})`;
  return { ifMatchText, ifMatchCall: header?.isRequired === true ? neededVersion.call : described };
}

/** The call that describes the header of a request that must state a version. */
const neededVersion = { call: `${extensionMethod("WithMetadata")}(${typeName("KnownTags")}.NeededVersion)` };

/** Returns the call that describes the header with known entity tags, if an operation reads it. */
function knownTagCalls({ parameters }: EntityOperation) {
  return parameters
    .filter(({ name }) => name === "If-None-Match")
    .map(({ description = "" }) => ({ call: `${extensionMethod("WithIfNoneMatch")}(${csharpString(description)})` }));
}

/** Returns the words of an answer that callers can know already. */
function knownTagWords(operation: EntityOperation) {
  const tagDetails = knownTagCalls(operation);
  return { tagDetails, isTagged: tagDetails.length > 0 };
}

/** Returns the view of the list endpoint. */
export function getAllEndpointView(words: LibraryWords) {
  return (entity: Entity, { target }: EntityPlace): View => {
    const operation = served(entity.operations.getAll);
    return {
      ...entityWords(entity),
      ...typeWords(entity, target),
      ...pagingWords(entity),
      ...operationWords(operation, words),
      registered: registeredServices(operation),
      problems: [],
      details: [{ call: fieldsCall(entity, `${typeWords(entity, target).Service}.Fields`) }],
    };
  };
}

/** Returns the view of the read of one parent's only child, which is that of the child by another key. Spec: endpoints, Nested lists. */
export function getChildEndpointView(words: LibraryWords) {
  return (relationship: Relationship, { target }: EntityPlace): View => {
    const { parent, child } = relationship;
    const operation = served(relationship.operation);
    return {
      ...entityWords(child),
      ...relationshipWords(relationship, target),
      ...operationWords(operation, words),
      phrase: `${phraseOf(child.name)} of ${withArticle(phraseOf(parent.name))}`,
      ...routeKeyWords([{ token: parentToken(parent), type: csharpType(keyOf(parent).type) }]),
      registered: registeredServices(operation),
      details: tagCalls(child, operation),
      ...knownTagWords(operation),
      problems: problemCalls(operation, describedElsewhere(operation, words, false)),
    };
  };
}

/** Returns the view of the list of one parent's children. Spec: endpoints, Nested lists. */
export function getByParentEndpointView(words: LibraryWords) {
  return (relationship: Relationship, { target }: EntityPlace): View => {
    const { child } = relationship;
    const operation = served(relationship.operation);
    return {
      ...relationshipWords(relationship, target),
      ...pagingWords(child),
      details: [{ call: fieldsCall(child, `${typeWords(child, target).Service}.Fields.OnlyPages`) }],
      ...operationWords(operation, words),
      registered: registeredServices(operation),
      parentIdText: csharpString(parentToken(relationship.parent)),
      problems: problemCalls(operation, describedByTypes(words)),
    };
  };
}

/** Returns the view of an endpoint that adds or removes a link. Spec: endpoints, Links. */
export function linkEndpointView(name: LinkName, words: LibraryWords) {
  return (relationship: Relationship, { target }: EntityPlace): View => {
    const { parent, child, links } = relationship;
    const operation = served(links?.[name]);
    return {
      ...relationshipWords(relationship, target),
      ...operationWords(operation, words),
      Endpoint: `${operation.id}Endpoint`,
      does: `${name}s ${withArticle(phraseOf(child.name))} ${name === "add" ? "to" : "from"} ${withArticle(phraseOf(parent.name))}`,
      change: name === "add" ? "AddAsync" : "RemoveAsync",
      parentIdText: csharpString(parentToken(parent)),
      childIdText: csharpString(childToken(relationship)),
      registered: registeredServices(operation),
      details: [],
      problems: problemCalls(operation),
    };
  };
}

/** The health endpoints are those of routing under every library, and open to everybody. */
const healthWords: LibraryWords = { map: routingCall, access: () => "", typesDescribeErrors: false };

/** Returns the view of the endpoint that says that the process answers. */
export function healthEndpointView(_graft: Graft): View {
  return operationWords(healthOperations.health, healthWords);
}

/** Returns the view of the endpoint that asks whether the host can do its work. */
export function readyEndpointView(_graft: Graft): View {
  return operationWords(healthOperations.ready, healthWords);
}
