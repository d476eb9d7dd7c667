import { answerOf } from "../../../../http/operation.ts";
import { hasBody, isConditional, isPatch, type ModelOperation } from "../../../../model/operation/model-operation.ts";
import { required } from "../../../../model/type.ts";
import { extensionMethod, typeName } from "../../names.ts";

/** Returns the call that makes an endpoint read the page in a query string. Spec: model-http, Paged queries. */
export function pageCalls(operation: ModelOperation) {
  const isRead = answerOf(operation)?.kind === "page" && !hasBody(operation);
  return isRead ? [{ call: `${extensionMethod("WithPages")}()` }] : [];
}

/** Returns the call that marks the endpoint of a patch. Spec: model-http, Patches. */
export function patchCalls(operation: ModelOperation) {
  const body = `new ${typeName("PatchBody")}(typeof(${operation.request}))`;
  return isPatch(operation) ? [{ call: `${extensionMethod("WithMetadata")}(${body})` }] : [];
}

/** Returns the words of the call of a handler, and of what it returns: of a versioned aggregate with the version. Spec: model-http, Versions. */
export function callWords(operation: ModelOperation, argument: string, http: string) {
  const { isVersioned, kind } = operation;
  const expected = isConditional(operation) ? [`${http}.${extensionMethod("ReadExpectedVersions")}()`] : [];
  const kept = isPatch(operation) ? [`await ${http}.${extensionMethod("ReadKeptAsync")}<${operation.request}>()`] : [];
  const isAsked = isVersioned && kind === "query";
  const answer = answerOf(operation);
  const method = isAsked
    ? extensionMethod("FindVersionedAsync")
    : answer?.kind === "page"
      ? extensionMethod("FindPageAsync")
      : "HandleAsync";
  const isRoot = kind === "factory" && answer !== undefined && required(answer).kind === "entity";
  const hasBoth = isVersioned && answer !== undefined;
  return {
    isVersioned,
    call: `${method}(${[argument, ...expected, ...kept, "ct"].join(", ")})`,
    hasAnswer: isVersioned || answer !== undefined,
    version: hasBoth ? "result.Version" : "result",
    value: hasBoth && !isRoot ? "result.Value" : "result",
  };
}
