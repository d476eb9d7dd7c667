import { roleOf } from "../../../../http/access.ts";
import { answerOf, isBodyless } from "../../../../http/operation.ts";
import { endpointsClass } from "../../../../model/emitted-names.ts";
import type { Context } from "../../../../model/ir.ts";
import { isPatch, isRevalidated, type ModelOperation, servedIn } from "../../../../model/operation/model-operation.ts";
import { answeredType } from "../../../../model/responses.ts";
import type { Type } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { mapCall } from "../../http-words.ts";
import { withEnds } from "../../lists.ts";
import { extensionMethod, namespaceName, silencedIfObsolete, typeName } from "../../names.ts";
import { answeredValue } from "../application/response-words.ts";
import { csharpTypeOf } from "../declaration-words.ts";
import { callWords, keyCalls, pageCalls, patchCalls } from "./call-words.ts";
import { callerConvention } from "./caller-convention.ts";
import { askedQuery, callerBindings } from "./caller-criteria.ts";
import { type CriteriaNames, criteriaNamesIn, criteriaWords, declaredNames } from "./criteria-words.ts";
import { describedOperation } from "./described-operation.ts";
import { parameterWords } from "./parameter-words.ts";
import { registrationWords } from "./registration-words.ts";

/** Returns the words of a context's HTTP surface: its registrations and its endpoints. Spec: model-http, Endpoint mapping. */
export function endpointsView(context: Context, place: ModelPlace) {
  const operations = servedIn(context);
  const criteria = criteriaNamesIn(context);
  return {
    ...endpointServicesView(context, place),
    prefixText: csharpString(place.routePrefix),
    contextText: csharpString(context.name),
    needsUnitOfWork: operations.some(({ kind }) => kind !== "query"),
    conventions: `${operations.some(isPatch) ? `.${extensionMethod("WithPatches")}()` : ""}${callerConvention(place)}`,
    groups: groupsOf(context, operations, criteria, place),
    criteria: operations.flatMap((operation) => {
      const names = criteria.get(operation.name);
      return operation.kind !== "query" || names === undefined ? [] : [criteriaWords(operation, names, place)];
    }),
  };
}

/** Returns the words of the registrations of a context's endpoints. Spec: model-http, Endpoint registration. */
export function endpointServicesView(context: Context, place: ModelPlace) {
  return {
    context: `${silencedIfObsolete(...context.queries)}${context.name}`,
    registrations: withEnds(registrationWords(context, place), "", ";"),
  };
}

/** The records for the criteria of queries, by the names of the queries. */
type Criteria = ReadonlyMap<string, CriteriaNames>;

/** Returns the words of the methods that map operations: one for each root in the order of the model, then one for the queries. */
function groupsOf(context: Context, operations: readonly ModelOperation[], criteria: Criteria, place: ModelPlace) {
  const owners = [...new Set(operations.map(({ entity }) => entity))];
  const taken = new Set(namesIn(context, criteria, place));
  const fresh = (name: string) => {
    const free = freshIdentifier(name, taken);
    taken.add(free);
    return free;
  };
  return owners.map((owner) => {
    const own = operations.filter(({ entity }) => entity === owner);
    return {
      method: fresh(`Map${owner ?? "Queries"}`),
      tag: csharpString(own[0]?.tags.join() ?? ""),
      operations: own.map((operation, index) => ({
        isApart: index > 0,
        ...operationWords(operation, criteria, place),
        handle: fresh(`${operation.entity ?? ""}${pascalCaseOf(operation.name)}Async`),
      })),
    };
  });
}

/** Lists the names that a private method of the endpoints must not have: it would hide a type, or overload another method. */
function namesIn(context: Context, criteria: Criteria, { facts }: ModelPlace): readonly string[] {
  const surface = endpointsClass(context.name);
  return [
    ...[surface, `Add${surface}`, `Map${surface}`, "Add", "Configure"],
    ...declaredNames(context),
    ...context.operations.map(({ request }) => request),
    ...facts.responses.servedIn(context).map(({ name }) => name),
    ...[...criteria.values()].map(({ record }) => record),
  ];
}

function operationWords(operation: ModelOperation, criteria: Criteria, place: ModelPlace) {
  const { lifted, comments } = parameterWords(operation);
  const { input, argument, handler } =
    operation.kind === "query" ? queryWords(operation, criteria) : behaviourWords(operation);
  const result = answerOf(operation);
  const answer = result && answeredType(result, place.facts.responses);
  const bindings = [...lifted.map(({ binding }) => binding), ...callerBindings(operation, place)];
  const call = callWords(operation, {
    argument: askedQuery(operation, argument, bindings),
    http: "http",
    context: place.context.name,
  });
  const value = result === undefined ? "" : answeredValue(result, call.value, place);
  // Nothing is done with the result of the handler.
  const isDirect = value === "result" && comments.length === 0 && !call.hasHttp;
  return {
    map: mapCall(operation.verb),
    template: csharpString(operation.route.text),
    lifted,
    input,
    handler,
    comments,
    operationText: csharpString(operation.id),
    ...call,
    answer: resultType(operation, answer),
    // The compiler infers no nullable type, and none of a collection expression.
    typeArgument:
      answer === undefined || "context" in answer || (answer === result && answer.kind !== "optional")
        ? ""
        : `<${csharpTypeOf(answer)}>`,
    result: value,
    isDirect,
    isExpression: isDirect || call.isReplayed,
    calls: withEnds(callsOn(operation, answer, place), "", ");"),
  };
}

function resultType({ isIdempotent }: ModelOperation, answer: Type | undefined): string {
  if (isIdempotent) return typeName("IResult");
  return answer === undefined ? typeName("Ok") : `${typeName("Ok")}<${csharpTypeOf(answer)}>`;
}

/** Returns the calls that describe and protect an endpoint. */
function callsOn(operation: ModelOperation, answer: Type | undefined, place: ModelPlace) {
  const { summary, access } = operation;
  const role = roleOf(operation);
  const errors = describedOperation(operation, place).responses.filter(
    ({ body }) => body === "validationProblem" || body === "problem",
  );
  const described = [csharpString(summary), ...errors.map(({ status }) => status)];
  return [
    { call: `${extensionMethod("Describe")}(${described.join(", ")})` },
    ...pageCalls(operation),
    ...patchCalls(operation),
    ...keyCalls(operation),
    // The result of the handler tells nothing of the answer.
    ...(operation.isIdempotent && answer !== undefined
      ? [{ call: `${extensionMethod("Produces")}<${csharpTypeOf(answer)}>()` }]
      : []),
    ...(isRevalidated(operation) ? [{ call: `${extensionMethod("WithNotModified")}()` }] : []),
    ...(access.kind === "anonymous"
      ? []
      : [{ call: `${extensionMethod("RequireAuthorization")}(${role === undefined ? "" : csharpString(role)})` }]),
  ];
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
