import { hasCallerRows } from "../../../../model/storage/caller-rows.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { extensionMethod } from "../../names.ts";

/** True for a context that stores rows of callers, so that its endpoints ask who calls. */
export function asksCallers({ context, storage }: Pick<ModelPlace, "context" | "storage">): boolean {
  return storage !== undefined && hasCallerRows(context);
}

/** Returns the call that answers callers without a claim; empty for a context without rows of callers. */
export function callerConvention(place: ModelPlace): string {
  return asksCallers(place) ? `.${extensionMethod("WithCallers")}()` : "";
}
