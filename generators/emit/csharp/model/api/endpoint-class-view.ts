import { answerOf } from "../../../../http/operation.ts";
import { withPrefix } from "../../../../http/same-requests.ts";
import { hasBody, isPatch, isRevalidated, type ModelOperation } from "../../../../model/operation/model-operation.ts";
import { answeredType } from "../../../../model/responses.ts";
import type { ModelItems, ModelPlace } from "../../../model-generator.ts";
import { csharpString, xmlText } from "../../csharp-text.ts";
import { allStatusWords, type LibraryWords, problemCalls, statusWords } from "../../http-words.ts";
import { extensionMethod, silencedIfObsolete, typeName } from "../../names.ts";
import { answeredValue } from "../application/response-words.ts";
import { csharpTypeOf } from "../declaration-words.ts";
import { callWords, keyCalls, pageCalls, patchCalls } from "./call-words.ts";
import { callerConvention } from "./caller-convention.ts";
import { askedQuery, callerBindings } from "./caller-criteria.ts";
import { criteriaNamesIn, criteriaWords } from "./criteria-words.ts";
import { describedOperation } from "./described-operation.ts";
import { tokenWords } from "./token-words.ts";

/** Returns the view of the class that answers one operation. Spec: fastendpoints, Endpoints of models. */
export function endpointClassView(words: LibraryWords) {
  return ({ operation, name }: ModelItems["endpoint"], place: ModelPlace) => {
    const { kind, verb, id, tags, summary, request } = operation;
    const route = withPrefix(place.routePrefix, operation.route);
    const described = describedOperation(operation, place);
    return {
      endpoint: `${kind === "query" ? silencedIfObsolete(operation) : ""}${name}`,
      verb,
      route: xmlText(route.text),
      summary: xmlText(summary),
      contextText: csharpString(place.context.name),
      needsUnitOfWork: kind !== "query",
      map: words.map(verb),
      routeText: csharpString(route.text),
      summaryText: csharpString(summary),
      operationText: csharpString(id),
      tagText: csharpString(tags.join()),
      access: words.access(operation.access),
      hasAccess: words.access(operation.access) !== "",
      request,
      problems: [...(isRevalidated(operation) ? [notModifiedCall] : []), ...problemCalls(described)],
      isRevalidated: isRevalidated(operation),
      conventions: `${isPatch(operation) ? `.${extensionMethod("WithPatches")}()` : ""}${callerConvention(place)}`,
      notModifiedStatus,
      ...statusWords(described.responses.map(({ status }) => status)),
      ...inputWords(operation, place),
      ...answerWords(operation, place),
    };
  };
}

const { notModifiedStatus = "" } = allStatusWords;

const notModifiedCall = {
  call: `${extensionMethod("Produces")}(${typeName("StatusCodes")}.${notModifiedStatus})`,
};

/** Returns the words that bind the request, and describe the parameters of the URL. */
function inputWords(operation: ModelOperation, place: ModelPlace) {
  const { request, name } = operation;
  const { lifted, comments } = tokenWords(operation);
  if (hasBody(operation)) {
    const bindings = lifted.map(({ property, token, type, isOptional }) => {
      const read = extensionMethod(isOptional ? "ReadValueOrNull" : "ReadValue");
      return `${property} = route.${read}<${type}>(${csharpString(token)})`;
    });
    return {
      binder: `${typeName("BodyBinder")}<${request}>`,
      isBound: bindings.length > 0,
      binding: `static (request, route) => request with { ${bindings.join(", ")} }`,
      parameters: [
        ...lifted.map(({ token, type, isOptional }) => ({
          call: `${extensionMethod("WithRouteValue")}<${type}>(${csharpString(token)}${isOptional ? ", isOptional: true" : ""})`,
        })),
        { call: `${extensionMethod("WithJsonBody")}<${request}>()` },
        ...patchCalls(operation),
        ...keyCalls(operation),
      ],
      criteria: [],
      comments,
    };
  }
  const names = criteriaNamesIn(place.context).get(name);
  const carrier = names?.record ?? request;
  return {
    binder: `${typeName("UrlBinder")}<${request}${names === undefined ? "" : `, ${carrier}`}>`,
    isBound: names !== undefined,
    binding: names === undefined ? "" : `static criteria => criteria.${names.toQuery}()`,
    parameters: [{ call: `${extensionMethod("WithUrlParameters")}<${carrier}>()` }, ...pageCalls(operation)],
    criteria: names === undefined ? [] : [criteriaWords(operation, names, place)],
    comments,
  };
}

/** Returns the words of the handler and the answer. */
function answerWords(operation: ModelOperation, place: ModelPlace) {
  const { kind, request, service } = operation;
  const result = answerOf(operation);
  const answer = result && answeredType(result, place.facts.responses);
  const answered = answer === undefined ? "" : csharpTypeOf(answer);
  const argument = askedQuery(operation, "request", callerBindings(operation, place));
  const call = callWords(operation, { argument, http: "HttpContext", context: place.context.name });
  return {
    ...call,
    base: answer === undefined ? request : `${request}, ${answered}`,
    handler:
      kind === "query" && result !== undefined ? `${typeName(service)}<${request}, ${csharpTypeOf(result)}>` : service,
    produces: `${extensionMethod("Produces")}${answer === undefined ? "" : `<${answered}>`}`,
    hasResult: result !== undefined,
    result: result === undefined ? "" : answeredValue(result, call.value, place),
  };
}
