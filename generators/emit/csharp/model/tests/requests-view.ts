import { roleOf } from "../../../../http/access.ts";
import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { Context } from "../../../../model/ir.ts";
import { hasBody, isConditional, type ModelOperation, servedIn } from "../../../../model/operation/model-operation.ts";
import { pageInRoute } from "../../../../model/paging.ts";
import { isList, type Json, type JsonObject } from "../../../../model/sample/json.ts";
import type { ContextSamples } from "../../../../model/sample/lives.ts";
import { argumentsOf } from "../../../../model/sample/repair.ts";
import { type SampleSource, sampleOf } from "../../../../model/sample/samples.ts";
import { isSameType, queryFormOf, required, type Type } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { holeAt, printedJson } from "../../tests/printed-json.ts";
import { pathOf, queryParameters } from "./operation-words.ts";
import { sentCriteria } from "./query-words.ts";

/** Returns the view of the requests of a context, each operation once. Spec: shipped-tests, Requests. */
export function requestsView(context: Context, place: ModelPlace) {
  const samples = samplesIn(context, place.samples(context));
  const { source } = place.samples(context);
  const served = servedIn(context);
  const variables = identityVariables(context, served, source);
  const token = { name: "token", value: "a-token-of-a-caller-with-the-role" };
  return {
    title: `Requests to the operations of ${context.name}. Set the variables to what the host has.`,
    address: place.tests?.address ?? "",
    variables: [
      ...[...variables.values()].map(({ name, value }) => ({ name, value })),
      ...(served.some(({ access }) => access.kind !== "anonymous") ? [token] : []),
    ],
    operations: inOrder(served).map((operation) =>
      requestWords(operation, {
        args: samples.get(operation) ?? {},
        variables: variablesOf(operation, variables, context),
      }),
    ),
  };
}

interface Variable {
  readonly name: string;
  readonly value: string;
  readonly isText: boolean;
}

/** Returns a variable for the identity of each entity whose commands ask for one, or for each of its parts, by their names. */
function identityVariables(
  { entities }: Context,
  served: readonly ModelOperation[],
  source: SampleSource,
): ReadonlyMap<string, Variable> {
  const named = new Set(served.flatMap(({ kind, entity }) => (kind === "command" ? [entity] : [])));
  return new Map(
    entities
      .filter(({ name }) => named.has(name))
      .flatMap(({ name, identity, members }) => {
        const parts = identity.parts.flatMap((part) => members.filter((one) => one.name === part));
        const held = parts.length > 0 ? parts : [{ name: "id", type: identity.type }];
        return held.map((part) => {
          const sample = sampleOf({ type: part.type, name: parts.length > 0 ? part.name : name }, source);
          const isText = typeof sample === "string";
          const variable = `${name.charAt(0).toLowerCase()}${name.slice(1)}${pascalCaseOf(part.name)}`;
          const value = isText ? sample : JSON.stringify(sample);
          return [variableKey(name, part.name), { name: variable, value, isText }] as const;
        });
      }),
  );
}

function variableKey(entity: string, part: string): string {
  return `${entity}.${part}`;
}

/** Puts the factories of each entity first, as its commands need what they make. */
function inOrder(served: readonly ModelOperation[]): readonly ModelOperation[] {
  const owners = [...new Set(served.map(({ entity }) => entity))];
  return owners.flatMap((owner) => {
    const own = served.filter(({ entity }) => entity === owner);
    return [...own.filter(({ kind }) => kind === "factory"), ...own.filter(({ kind }) => kind !== "factory")];
  });
}

function samplesIn({ entities, queries }: Context, { source, lifeOf }: ContextSamples) {
  const lives = entities.map(lifeOf);
  return new Map<ModelOperation, JsonObject>([
    ...lives.flatMap(({ factories }) => factories).map(({ factory, args }) => [factory.operation, args] as const),
    ...lives.flatMap(({ commands }) => commands).map(({ command, args }) => [command.operation, args] as const),
    ...queries.map(
      (query) =>
        [query.operation, argumentsOf([...sentCriteria(query), ...pageInRoute(query.operation)], source)] as const,
    ),
  ]);
}

/** An operation with its arguments, and the variables of the identities that it asks for, by the names of arguments. */
interface Requested {
  readonly args: JsonObject;
  readonly variables: ReadonlyMap<string, Variable>;
}

/** Returns the variables in a request: for the identity of a command, and for criteria of a query that are identities. */
function variablesOf(
  { kind, entity, parameters }: ModelOperation,
  known: ReadonlyMap<string, Variable>,
  { entities }: Context,
): ReadonlyMap<string, Variable> {
  const ofType = (type: Type) => entities.find(({ identity }) => isSameType(identity.type, required(type)))?.name;
  return new Map(
    parameters.flatMap(({ name, property, type, isIdentity }) => {
      const isOfCommand = kind === "command" && isIdentity;
      const owner = isOfCommand ? entity : kind === "query" ? ofType(type) : undefined;
      const variable = known.get(variableKey(owner ?? "", isOfCommand ? name : "id"));
      return variable === undefined ? [] : [[wireNameOf(property), variable] as const];
    }),
  );
}

function requestWords(operation: ModelOperation, { args, variables }: Requested) {
  const { id, verb, summary } = operation;
  const role = roleOf(operation);
  const named = (name: string) => variables.get(name)?.name;
  const path = pathOf(operation, (name) => (variables.has(name) ? `{{${named(name)}}}` : textOf(args[name] ?? null)));
  const search = queryParameters(operation).flatMap(({ property, type }) => {
    const name = wireNameOf(property);
    const isText = variables.has(name) && queryFormOf(type) === "text";
    return isText ? [`${name}={{${named(name)}}}`] : searchOf(name, args[name] ?? null, queryFormOf(type) === "json");
  });
  return {
    title: role === undefined ? summary : `${summary} (role ${role})`,
    name: id,
    verb,
    url: `{{host}}${path}${search.length === 0 ? "" : `?${search.join("&")}`}`,
    headers: [
      ...(hasBody(operation) ? ["Content-Type: application/json"] : []),
      ...(operation.access.kind === "anonymous" ? [] : ["Authorization: Bearer {{token}}"]),
      ...(isConditional(operation) ? ["If-Match: *"] : []),
      ...(operation.isIdempotent ? [`Idempotency-Key: ${id}-1`] : []),
    ],
    hasBody: hasBody(operation),
    body: bodyLines(operation, { args, variables }),
  };
}

function bodyLines({ parameters }: ModelOperation, { args, variables }: Requested): readonly string[] {
  const members = parameters.filter(({ binding }) => binding === "body").map(({ property }) => wireNameOf(property));
  const given = members.filter((name) => variables.has(name) || name in args);
  const hole = ({ name, isText }: Variable) => (isText ? `"{{${name}}}"` : `{{${name}}}`);
  const holes = new Map(
    given.flatMap((name) => {
      const variable = variables.get(name);
      return variable === undefined ? [] : [[holeAt([name]), hole(variable)] as const];
    }),
  );
  return printedJson(Object.fromEntries(given.map((name) => [name, args[name] ?? null])), holes);
}

function searchOf(name: string, value: Json, isJson: boolean): readonly string[] {
  if (value === null) return [];
  if (isJson) return [`${name}=${encodeURIComponent(JSON.stringify(value))}`];
  return (isList(value) ? value : [value]).map((item) => `${name}=${textOf(item)}`);
}

function textOf(value: Json): string {
  return encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value));
}
