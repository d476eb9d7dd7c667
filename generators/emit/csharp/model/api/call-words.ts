import { answerOf } from "../../../../http/operation.ts";
import { hasBody, isConditional, isPatch, type ModelOperation } from "../../../../model/operation/model-operation.ts";
import { required } from "../../../../model/type.ts";
import { csharpString } from "../../csharp-text.ts";
import { extensionMethod, typeName } from "../../names.ts";
import { asksForCriteria, callerVariable } from "./caller-criteria.ts";

const pageMethods = {
  page: { reads: "WithPages", finds: "FindPageAsync" },
  cursor: { reads: "WithCursors", finds: "FindCursorPageAsync" },
} as const;

/** Returns the call that makes an endpoint read the page in a query string. Spec: model-http, Paged queries. */
export function pageCalls(operation: ModelOperation) {
  const answer = answerOf(operation);
  return answer?.kind === "page" && !hasBody(operation)
    ? [{ call: `${extensionMethod(pageMethods[answer.by].reads)}()` }]
    : [];
}

/** Returns the call that marks the endpoint of a patch. Spec: model-http, Patches. */
export function patchCalls(operation: ModelOperation) {
  const body = `new ${typeName("PatchBody")}(typeof(${operation.request}))`;
  return isPatch(operation) ? [{ call: `${extensionMethod("WithMetadata")}(${body})` }] : [];
}

/** Returns the call that documents the Idempotency-Key of an endpoint. Spec: model-http, Repeated requests. */
export function keyCalls({ isIdempotent }: ModelOperation) {
  return isIdempotent ? [{ call: `${extensionMethod("WithIdempotencyKey")}()` }] : [];
}

/** The place of a call: its argument, and the words of the request around it. */
interface CallPlace {
  readonly argument: string;
  readonly http: string;
  readonly context: string;
}

/** Returns the words of the call of a handler, and of what it returns: of a versioned aggregate with the version. Spec: model-http, Versions. */
export function callWords(operation: ModelOperation, place: CallPlace) {
  const { isVersioned, kind } = operation;
  const { given, ...replay } = replayWords(operation, place);
  const conditions = conditionsOf(operation, place);
  const isAsked = isVersioned && kind === "query";
  const answer = answerOf(operation);
  const method = isAsked
    ? extensionMethod("FindVersionedAsync")
    : answer?.kind === "page"
      ? extensionMethod(pageMethods[answer.by].finds)
      : "HandleAsync";
  const isRoot = kind === "factory" && answer !== undefined && required(answer).kind === "entity";
  const hasBoth = isVersioned && answer !== undefined;
  return {
    isVersioned,
    ...replay,
    ...askerWords(operation, place),
    hasHttp: replay.isReplayed || isVersioned || isPatch(operation) || operation.caller !== undefined,
    call: `${method}(${[given, ...callerWords(operation, place), ...conditions, "ct"].join(", ")})`,
    hasAnswer: isVersioned || answer !== undefined,
    version: hasBoth ? "result.Version" : "result",
    value: hasBoth && !isRoot ? "result.Value" : "result",
  };
}

/** Returns the argument with who calls, as a list of at most one. Spec: model-http, The caller. */
function callerWords({ caller, kind }: ModelOperation, { http }: CallPlace): readonly string[] {
  return caller === undefined || kind === "query"
    ? []
    : [readingOf(caller, `${http}.${extensionMethod("ReadCallerAsync")}`)];
}

function readingOf({ roles }: NonNullable<ModelOperation["caller"]>, method: string): string {
  return `await ${method}(${roles.map(csharpString).join(", ")})`;
}

/** Returns the words that find out who asks a query. Spec: model-rules, Criteria of the caller. */
function askerWords(operation: ModelOperation, { http }: CallPlace) {
  const { caller } = operation;
  const isAsked = asksForCriteria(operation) && caller !== undefined;
  return {
    hasAsker: isAsked,
    asker: callerVariable,
    reading: isAsked ? readingOf(caller, `${http}.${extensionMethod("ReadAskerAsync")}`) : "",
  };
}

/** Returns the arguments that a command takes from headers, and from the names in a patch. */
function conditionsOf(operation: ModelOperation, { http }: CallPlace): readonly string[] {
  return [
    ...(isConditional(operation) ? [`${http}.${extensionMethod("ReadExpectedVersions")}()`] : []),
    ...(isPatch(operation) ? [`await ${http}.${extensionMethod("ReadKeptAsync")}<${operation.request}>()`] : []),
  ];
}

/** Returns the words around the call of a factory whose first answer is stored. It is given the request that repetitions are compared with. */
function replayWords({ id, isIdempotent }: ModelOperation, { argument, context }: CallPlace) {
  return {
    isReplayed: isIdempotent,
    sent: argument,
    given: isIdempotent ? "request" : argument,
    keyText: csharpString(`${context}.${id}`),
  };
}
