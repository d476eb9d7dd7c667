import { roleOf } from "../../../../http/access.ts";
import { answerOf, isBodyless } from "../../../../http/operation.ts";
import type { Context } from "../../../../model/ir.ts";
import { type ModelOperation, servedIn } from "../../../../model/operation/model-operation.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpString } from "../../csharp-string.ts";
import { withEnds } from "../../ends.ts";
import { mapCalls } from "../../http-words.ts";
import { namespaceName, silencedIfObsolete, typeName } from "../../names.ts";
import { csharpTypeOf } from "../type-words.ts";
import { type CriteriaNames, criteriaNamesIn, criteriaWords } from "./criteria-words.ts";
import { tokenWords } from "./operation-words.ts";
import { registrationWords } from "./registration-words.ts";

/** Returns the words of a context's HTTP surface: its registrations and its endpoints. Spec: model-http, Endpoint mapping. */
export function endpointsView(context: Context, place: ModelPlace) {
  const operations = servedIn(context);
  const criteria = criteriaNamesIn(context);
  return {
    context: `${silencedIfObsolete(...context.queries)}${context.name}`,
    registrations: withEnds(registrationWords(context, place), "", ";"),
    operations: operations.map((operation) => operationWords(operation, criteria)),
    criteria: operations.flatMap((operation) => {
      const names = criteria.get(operation.name);
      return operation.kind !== "query" || names === undefined ? [] : [criteriaWords(operation, names, place)];
    }),
  };
}

/** The records for the criteria of queries, by the names of the queries. */
type Criteria = ReadonlyMap<string, CriteriaNames>;

function operationWords(operation: ModelOperation, criteria: Criteria) {
  const { lifted, comments, bindings } = tokenWords(operation);
  const { input, argument, handler } =
    operation.kind === "query" ? queryWords(operation, criteria) : behaviourWords(operation);
  const role = roleOf(operation);
  return {
    map: mapCalls[operation.verb],
    template: csharpString(operation.route.text),
    lifted,
    input,
    handler,
    comments,
    operationText: csharpString(operation.id),
    argument: bindings.length === 0 ? argument : `${argument} with { ${bindings.join(", ")} }`,
    hasResult: answerOf(operation) !== undefined,
    hasRole: role !== undefined,
    role: csharpString(role ?? ""),
  };
}

/** Returns the words of a command or factory. Its request is a body, which must be said where the verb has none by itself. */
function behaviourWords({ request, service, verb }: ModelOperation) {
  return {
    input: isBodyless(verb) ? `${fromBody()} ${request} request` : `${request} request`,
    argument: "request",
    handler: `${service} handler`,
  };
}

function queryWords(operation: ModelOperation, criteria: Criteria) {
  const { request, service } = operation;
  const answer = answerOf(operation);
  const result = answer === undefined ? "" : csharpTypeOf(answer);
  const services = `[${namespaceName("Microsoft.AspNetCore.Mvc")}.FromServices]`;
  return {
    ...inputWords(operation, criteria),
    handler: `${services} ${typeName(service)}<${request}, ${result}> handler`,
  };
}

function inputWords({ name, request, verb }: ModelOperation, criteria: Criteria) {
  if (!isBodyless(verb)) return { input: `${fromBody()} ${request} query`, argument: "query" };
  const asParameters = `[${typeName("AsParameters")}]`;
  const names = criteria.get(name);
  return names === undefined
    ? { input: `${asParameters} ${request} query`, argument: "query" }
    : { input: `${asParameters} ${names.record} criteria`, argument: `criteria.${names.toQuery}()` };
}

function fromBody(): string {
  return `[${namespaceName("Microsoft.AspNetCore.Mvc")}.FromBody]`;
}
