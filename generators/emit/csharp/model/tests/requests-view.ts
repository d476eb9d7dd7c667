import { roleOf } from "../../../../http/access.ts";
import type { Context } from "../../../../model/ir.ts";
import { isConditional, type ModelOperation, servedIn } from "../../../../model/operation/model-operation.ts";
import { isList, type Json, type JsonObject } from "../../../../model/sample/json.ts";
import { type Life, lifeOf } from "../../../../model/sample/lives.ts";
import { argumentsOf } from "../../../../model/sample/repair.ts";
import { type SampleSource, sampleOf } from "../../../../model/sample/samples.ts";
import { wireName } from "../../../../model/sample/wire-name.ts";
import { queryFormOf } from "../../../../model/type.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { hasBody, pathOf, queryParameters } from "./operation-words.ts";
import { printedJson } from "./printed-json.ts";
import { testsAt } from "./test-host-view.ts";

/** Returns the view of the requests of a context, each operation once. Spec: model-tests, Requests. */
export function requestsView(context: Context, place: ModelPlace) {
  const source = place.samples(context);
  const served = servedIn(context);
  const samples = samplesIn(context, source);
  return {
    title: `Requests to the operations of ${context.name}. Change the address, and the variables to what the host has.`,
    address: testsAt(place).address,
    variables: [
      ...identityVariables(context, served, source),
      ...(served.some((one) => roleOf(one) !== undefined)
        ? [{ name: "token", value: "a-token-of-a-caller-with-the-role" }]
        : []),
    ],
    operations: served.map((operation) => requestWords(operation, samples.get(operation) ?? {})),
  };
}

function variableOf(entity: string): string {
  return `${entity.charAt(0).toLowerCase()}${entity.slice(1)}Id`;
}

/** Returns a variable for the identity of each entity whose commands ask for one. */
function identityVariables(context: Context, served: readonly ModelOperation[], source: SampleSource) {
  const named = new Set(
    served.flatMap(({ kind, entity }) => (kind === "command" && entity !== undefined ? [entity] : [])),
  );
  return context.entities
    .filter(({ name }) => named.has(name))
    .map(({ name, identity }) => {
      const sample = sampleOf({ type: identity.type, name }, source);
      return { name: variableOf(name), value: typeof sample === "string" ? sample : JSON.stringify(sample) };
    });
}

/** Returns the arguments of each operation, as the tests send them. */
function samplesIn(context: Context, source: SampleSource): ReadonlyMap<ModelOperation, JsonObject> {
  const lives = context.entities.map((entity) => lifeOf(entity, source));
  const ofLife = ({ factories, commands }: Life) => [
    ...factories.map(({ factory, args }) => [factory.operation, args] as const),
    ...commands.map(({ command, args }) => [command.operation, args] as const),
  ];
  return new Map([
    ...lives.flatMap(ofLife),
    ...context.queries.map(({ operation, criteria }) => [operation, argumentsOf(criteria, source)] as const),
  ]);
}

function requestWords(operation: ModelOperation, args: JsonObject) {
  const { id, verb, summary } = operation;
  const role = roleOf(operation);
  const identity = operation.parameters.find(({ isIdentity }) => isIdentity);
  const variable = operation.kind === "command" ? `{{${variableOf(operation.entity ?? "")}}}` : "";
  const isIdentity = (name: string) =>
    identity !== undefined && variable !== "" && name === wireName(identity.property);
  const path = pathOf(operation, (name) => (isIdentity(name) ? variable : textOf(args[name] ?? null)));
  const search = queryParameters(operation).flatMap(({ property, type }) =>
    searchOf(wireName(property), args[wireName(property)] ?? null, queryFormOf(type) === "json"),
  );
  const members = operation.parameters
    .filter(({ binding }) => binding === "body")
    .map(({ property }) => wireName(property));
  const body = Object.fromEntries(
    members.filter((name) => isIdentity(name) || name in args).map((name) => [name, args[name] ?? ""]),
  );
  return {
    title: role === undefined ? summary : `${summary} Asks for the role ${role}.`,
    name: id,
    verb,
    url: `{{host}}${path}${search.length === 0 ? "" : `?${search.join("&")}`}`,
    headers: [
      ...(hasBody(operation) ? ["Content-Type: application/json"] : []),
      ...(role === undefined ? [] : ["Authorization: Bearer {{token}}"]),
      ...(isConditional(operation) ? ["If-Match: *"] : []),
    ],
    hasBody: hasBody(operation),
    body: printedJson(
      body,
      new Map(members.filter(isIdentity).map((name) => [JSON.stringify([name]), bodyVariable(operation, variable)])),
    ),
  };
}

/** Returns the variable of an identity in JSON: a text in quotes, anything else bare. */
function bodyVariable({ parameters }: ModelOperation, variable: string): string {
  const type = parameters.find(({ isIdentity }) => isIdentity)?.type;
  return type?.kind === "value" ? variable : `"${variable}"`;
}

function searchOf(name: string, value: Json, isJson: boolean): readonly string[] {
  if (value === null) return [];
  if (isJson) return [`${name}=${encodeURIComponent(JSON.stringify(value))}`];
  return (isList(value) ? value : [value]).map((item) => `${name}=${textOf(item)}`);
}

function textOf(value: Json): string {
  return encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value));
}
