import { conflict } from "../../http/statuses.ts";
import type { Context } from "../../model/ir.ts";
import type { ModelOperation } from "../../model/operation/model-operation.ts";

/** Returns the operations of a context that has a store: it refuses an identity that is taken, and a command that others overtake for too long. Spec: openapi, Responses. */
export function storedOperations({ operations, entities }: Context): readonly ModelOperation[] {
  const givesIdentity = new Set(
    entities
      .flatMap(({ factories }) => factories)
      .filter(({ identityParameter, isIdentityStored }) => identityParameter !== undefined || isIdentityStored)
      .map(({ operation }) => operation),
  );
  return operations.map((operation) =>
    operation.isServed && (operation.kind === "command" || givesIdentity.has(operation))
      ? withConflict(operation)
      : operation,
  );
}

function withConflict(operation: ModelOperation): ModelOperation {
  const [success, ...errors] = operation.responses;
  if (errors.some(({ status }) => status === conflict.status)) return operation;
  const all = [...errors, conflict].sort((one, other) => one.status - other.status);
  return { ...operation, responses: [success, ...all] };
}
