import type { ModelPlace } from "../../../model-generator.ts";
import { extensionMethod } from "../../names.ts";

/** Returns the call that answers callers without a claim; empty for a context without rows of callers. */
export function callerConvention({ context, storage }: ModelPlace): string {
  const isAsked = storage !== undefined && context.aggregates.some(({ claims }) => claims.length > 0);
  return isAsked ? `.${extensionMethod("WithCallers")}()` : "";
}
