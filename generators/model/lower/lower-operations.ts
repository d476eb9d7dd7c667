import type { CheckedContext } from "../check/check.ts";
import type { ApiDecl } from "../operation/annotations.ts";
import type { ModelOperation } from "../operation/model-operation.ts";

/** A context with the HTTP operation of each declaration that has one. */
export interface OperatedContext extends CheckedContext {
  readonly operationOf: (decl: ApiDecl) => ModelOperation;
}

/** Indexes the operations of a context by their declarations. */
export function withOperations(checked: CheckedContext): OperatedContext {
  const byDecl = new Map(checked.operations.map(({ decl, operation }) => [decl, operation]));
  return {
    ...checked,
    operationOf: (decl) => {
      const operation = byDecl.get(decl);
      if (operation === undefined) throw new Error("A declaration has no HTTP operation.");
      return operation;
    },
  };
}
