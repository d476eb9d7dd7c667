import type { Context } from "../../../../model/ir.ts";
import type { Route } from "../../../../model/route/route.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpString } from "../../csharp-string.ts";
import { withEnds } from "../../ends.ts";
import { silencedIfObsolete } from "../../names.ts";
import { behaviourName } from "../application/behaviour-names.ts";
import type { ModelScope } from "../model-scope.ts";
import { type ApiOperation, apiOperationsOf } from "./api-operations.ts";
import { type CriteriaNames, criteriaNamesIn, criteriaWords } from "./criteria-words.ts";
import { tokenWords } from "./operation-words.ts";
import { registrationWords } from "./registration-words.ts";

/** The HTTP surface of a context: what the host registers, and what it maps. Spec: model, Emitted api layer shape. */
export function endpointsView(context: Context, { scope, facts }: ModelPlace) {
  const operations = apiOperationsOf(context);
  const criteria = criteriaNamesIn(context);
  return {
    context: `${silencedIfObsolete(...context.queries)}${context.name}`,
    registrations: withEnds(registrationWords(context, { scope, facts }), "", ";"),
    operations: operations.map((operation) => operationWords(operation, { scope, criteria })),
    criteria: context.queries.flatMap((query) => {
      const names = criteria.get(query.name);
      return names === undefined ? [] : [criteriaWords(query, names, scope)];
    }),
  };
}

interface OperationPlace {
  readonly scope: ModelScope;
  readonly criteria: ReadonlyMap<string, CriteriaNames>;
}

function operationWords(operation: ApiOperation, place: OperationPlace) {
  const { route } = operation;
  const { lifted, comments, bindings } = tokenWords(route, place.scope);
  const { input, argument, handler, hasResult } =
    operation.kind === "query" ? queryWords(operation, place) : behaviourWords(operation, place.scope);
  return {
    map: `Map${route.verb.charAt(0)}${route.verb.slice(1).toLowerCase()}`,
    template: csharpString(route.template),
    lifted,
    input,
    handler,
    comments,
    operationText: csharpString(route.operationId),
    argument: bindings.length === 0 ? argument : `${argument} with { ${bindings.join(", ")} }`,
    hasResult,
    hasRole: route.role !== undefined,
    role: csharpString(route.role ?? ""),
  };
}

/** A request is a body; where the verb has none by itself, that must be said. */
function behaviourWords({ route, answer }: Extract<ApiOperation, { kind: "behaviour" }>, scope: ModelScope) {
  const name = behaviourName({ root: route.entity ?? "", name: route.name });
  const request = `${name}Request request`;
  return {
    input: route.isBodyless ? `${fromBody(scope)} ${request}` : request,
    argument: "request",
    handler: `${name}Handler handler`,
    hasResult: answer !== undefined,
  };
}

function queryWords({ route, query }: Extract<ApiOperation, { kind: "query" }>, { scope, criteria }: OperationPlace) {
  const readModel = scope.declared(query.result.readModel);
  const result = query.result.isList ? `${scope.type("IReadOnlyList")}<${readModel}>` : readModel;
  const services = `[${scope.namespace("Microsoft.AspNetCore.Mvc")}.FromServices]`;
  return {
    ...inputWords(route, { scope, criteria }),
    handler: `${services} ${scope.type("IQueryHandler")}<${query.name}, ${result}> handler`,
    hasResult: true,
  };
}

function inputWords(route: Route, { scope, criteria }: OperationPlace) {
  if (!route.isBodyless) return { input: `${fromBody(scope)} ${route.name} query`, argument: "query" };
  const asParameters = `[${scope.type("AsParameters")}]`;
  const names = criteria.get(route.name);
  return names === undefined
    ? { input: `${asParameters} ${route.name} query`, argument: "query" }
    : { input: `${asParameters} ${names.record} criteria`, argument: `criteria.${names.toQuery}()` };
}

function fromBody(scope: ModelScope): string {
  return `[${scope.namespace("Microsoft.AspNetCore.Mvc")}.FromBody]`;
}
