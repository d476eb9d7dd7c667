import { conflict, type ErrorResponse } from "../http/statuses.ts";
import type { Context } from "../model/ir.ts";
import type { ModelOperation } from "../model/operation/model-operation.ts";

/** Returns an operation of a context that has a store: it refuses an identity that is taken, and a command that others overtake for too long. Spec: openapi, Responses. */
export function withStoredErrors(operation: ModelOperation, context: Context): ModelOperation {
  const canConflict = operation.kind === "command" || givesIdentity(operation, context);
  return operation.isServed && canConflict ? withError(operation, conflict) : operation;
}

/** True for a factory whose requests say which identity the new aggregate has. */
function givesIdentity(operation: ModelOperation, { entities }: Context): boolean {
  const owner = entities.find(({ name }) => name === operation.entity);
  const factory = owner?.factories.find((one) => one.operation === operation);
  return factory?.identityParameter !== undefined || factory?.isIdentityStored === true;
}

function withError(operation: ModelOperation, error: ErrorResponse): ModelOperation {
  const [success, ...others] = operation.responses;
  if (others.some(({ status }) => status === error.status)) return operation;
  const all = [...others, error].sort((one, other) => one.status - other.status);
  return { ...operation, responses: [success, ...all] };
}
