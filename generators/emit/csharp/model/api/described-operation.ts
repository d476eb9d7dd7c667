import type { ModelOperation } from "../../../../model/operation/model-operation.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { withStoredErrors } from "../../../stored-errors.ts";

/** Returns an operation with the answers that its endpoint describes: also those of the store, if the model has one. Spec: openapi, Responses. */
export function describedOperation(operation: ModelOperation, { context, storage }: ModelPlace): ModelOperation {
  return storage === undefined ? operation : withStoredErrors(operation, context);
}
