import { roleOf } from "../../../../http/access.ts";
import { answerOf, isBodyless } from "../../../../http/operation.ts";
import type { Context } from "../../../../model/ir.ts";
import { type ModelOperation, servedIn } from "../../../../model/operation/model-operation.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpString } from "../../csharp-string.ts";
import { withEnds } from "../../ends.ts";
import { mapCalls } from "../../http-words.ts";
import { behaviourName } from "../application/behaviour-names.ts";
import type { ModelScope } from "../model-scope.ts";
import { csharpTypeOf } from "../type-words.ts";
import { type CriteriaNames, criteriaNamesIn, criteriaWords } from "./criteria-words.ts";
import { tokenWords } from "./operation-words.ts";
import { registrationWords } from "./registration-words.ts";

/** Returns the words of a context's HTTP surface: its registrations and its endpoints. Spec: model, Emitted api layer shape. */
export function endpointsView(context: Context, { scope, facts }: ModelPlace) {
  const operations = servedIn(context);
  if (context.queries.some(({ deprecated }) => deprecated !== undefined)) scope.silenceObsolete();
  const criteria = criteriaNamesIn(context);
  return {
    context: context.name,
    registrations: withEnds(registrationWords(context, { scope, facts }), "", ";"),
    operations: operations.map((operation) => operationWords(operation, { scope, criteria })),
    criteria: operations.flatMap((operation) => {
      const names = criteria.get(operation.name);
      return operation.kind !== "query" || names === undefined ? [] : [criteriaWords(operation, names, scope)];
    }),
  };
}

interface OperationPlace {
  readonly scope: ModelScope;
  readonly criteria: ReadonlyMap<string, CriteriaNames>;
}

function operationWords(operation: ModelOperation, place: OperationPlace) {
  const { lifted, comments, bindings } = tokenWords(operation, place.scope);
  const { input, argument, handler } =
    operation.kind === "query" ? queryWords(operation, place) : behaviourWords(operation, place.scope);
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
function behaviourWords({ entity = "", name: behaviour, verb }: ModelOperation, scope: ModelScope) {
  const name = behaviourName({ root: entity, name: behaviour });
  const request = `${name}Request request`;
  return {
    input: isBodyless(verb) ? `${fromBody(scope)} ${request}` : request,
    argument: "request",
    handler: `${name}Handler handler`,
  };
}

function queryWords(operation: ModelOperation, { scope, criteria }: OperationPlace) {
  const answer = answerOf(operation);
  const result = answer === undefined ? "" : csharpTypeOf(answer, scope);
  const services = `[${scope.namespace("Microsoft.AspNetCore.Mvc")}.FromServices]`;
  return {
    ...inputWords(operation, { scope, criteria }),
    handler: `${services} ${scope.type("IQueryHandler")}<${operation.name}, ${result}> handler`,
  };
}

function inputWords({ name, verb }: ModelOperation, { scope, criteria }: OperationPlace) {
  if (!isBodyless(verb)) return { input: `${fromBody(scope)} ${name} query`, argument: "query" };
  const asParameters = `[${scope.type("AsParameters")}]`;
  const names = criteria.get(name);
  return names === undefined
    ? { input: `${asParameters} ${name} query`, argument: "query" }
    : { input: `${asParameters} ${names.record} criteria`, argument: `criteria.${names.toQuery}()` };
}

function fromBody(scope: ModelScope): string {
  return `[${scope.namespace("Microsoft.AspNetCore.Mvc")}.FromBody]`;
}
