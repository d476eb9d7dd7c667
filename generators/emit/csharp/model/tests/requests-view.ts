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
import { holeAt, printedJson } from "./printed-json.ts";
import { testsAt } from "./test-host-view.ts";

/** Returns the view of the requests of a context, each operation once. Spec: model-tests, Requests. */
export function requestsView(context: Context, place: ModelPlace) {
  const source = place.samples(context);
  const served = servedIn(context);
  const samples = samplesIn(context, source);
  const variables = identityVariables(context, served, source);
  const token = { name: "token", value: "a-token-of-a-caller-with-the-role" };
  return {
    title: `Requests to the operations of ${context.name}. Set the variables to what the host has.`,
    address: testsAt(place).address,
    variables: [
      ...[...variables.values()].map(({ name, value }) => ({ name, value })),
      ...(served.some((one) => roleOf(one) !== undefined) ? [token] : []),
    ],
    operations: inOrder(served).map((operation) =>
      requestWords(operation, {
        args: samples.get(operation) ?? {},
        variable: operation.kind === "command" ? variables.get(operation.entity ?? "") : undefined,
      }),
    ),
  };
}

/** A variable with the identity of an entity. */
interface Variable {
  readonly name: string;
  readonly value: string;
  readonly isText: boolean;
}

/** Returns a variable for the identity of each entity whose commands ask for one, by the name of the entity. */
function identityVariables(
  { entities }: Context,
  served: readonly ModelOperation[],
  source: SampleSource,
): ReadonlyMap<string, Variable> {
  const named = new Set(served.flatMap(({ kind, entity }) => (kind === "command" ? [entity] : [])));
  return new Map(
    entities
      .filter(({ name }) => named.has(name))
      .map(({ name, identity }) => {
        const sample = sampleOf({ type: identity.type, name }, source);
        const isText = typeof sample === "string";
        const variable = `${name.charAt(0).toLowerCase()}${name.slice(1)}Id`;
        return [name, { name: variable, value: isText ? sample : JSON.stringify(sample), isText }];
      }),
  );
}

/** Puts the factories of each entity first, as its commands need what they make. */
function inOrder(served: readonly ModelOperation[]): readonly ModelOperation[] {
  const owners = [...new Set(served.map(({ entity }) => entity))];
  return owners.flatMap((owner) => {
    const own = served.filter(({ entity }) => entity === owner);
    return [...own.filter(({ kind }) => kind === "factory"), ...own.filter(({ kind }) => kind !== "factory")];
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

/** An operation with its arguments, and the variable of the identity that it asks for. */
interface Requested {
  readonly args: JsonObject;
  readonly variable: Variable | undefined;
}

function requestWords(operation: ModelOperation, { args, variable }: Requested) {
  const { id, verb, summary } = operation;
  const role = roleOf(operation);
  const identity = variable && operation.parameters.find(({ isIdentity }) => isIdentity);
  const isVariable = (name: string) => identity !== undefined && name === wireName(identity.property);
  const path = pathOf(operation, (name) => (isVariable(name) ? `{{${variable?.name}}}` : textOf(args[name] ?? null)));
  const search = queryParameters(operation).flatMap(({ property, type }) =>
    searchOf(wireName(property), args[wireName(property)] ?? null, queryFormOf(type) === "json"),
  );
  return {
    title: role === undefined ? summary : `${summary} (role ${role})`,
    name: id,
    verb,
    url: `{{host}}${path}${search.length === 0 ? "" : `?${search.join("&")}`}`,
    headers: [
      ...(hasBody(operation) ? ["Content-Type: application/json"] : []),
      ...(role === undefined ? [] : ["Authorization: Bearer {{token}}"]),
      ...(isConditional(operation) ? ["If-Match: *"] : []),
    ],
    hasBody: hasBody(operation),
    body: bodyLines(operation, { args, variable }, isVariable),
  };
}

function bodyLines(
  { parameters }: ModelOperation,
  { args, variable }: Requested,
  isVariable: (name: string) => boolean,
) {
  const members = parameters.filter(({ binding }) => binding === "body").map(({ property }) => wireName(property));
  const given = members.filter((name) => isVariable(name) || name in args);
  const hole = variable?.isText === true ? `"{{${variable.name}}}"` : `{{${variable?.name}}}`;
  const holes = new Map(given.filter(isVariable).map((name) => [holeAt([name]), hole]));
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
