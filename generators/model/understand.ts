import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { PartScope } from "./bind/symbols.ts";
import type { CheckedContext } from "./check/check.ts";
import { checks } from "./check/index.ts";
import type { Context } from "./ir.ts";
import { lowerContext } from "./lower/lower-context.ts";
import { declareOperations } from "./operation/declare-operations.ts";
import type { ApiDecl } from "./operation/model-operation.ts";
import { typeContext } from "./typing/type-context.ts";

/** The result of one context. */
export interface Understood {
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined if a diagnostic is an error. */
  readonly context: Context | undefined;
}

/** Checks and lowers a context. */
export function understand(scope: PartScope): Understood {
  const { diagnostics: typing, ...typed } = typeContext(scope);
  const checked = withOperations(typed);
  const { names, meaning } = checks;
  const diagnostics = [
    ...[...names.parts, ...names.whole].flatMap((check) => check(scope)),
    ...typing,
    ...[...meaning.parts, ...meaning.whole].flatMap((check) => check(checked)),
  ];
  const hasError = diagnostics.some(({ severity }) => severity === "error");
  return { diagnostics, context: hasError ? undefined : lowerContext(checked) };
}

/** Declares the operations of typed declarations. */
export function withOperations(
  typed: Omit<CheckedContext, "operations" | "inner">,
  calledByParent?: ReadonlySet<ApiDecl>,
): CheckedContext {
  const declared = declareOperations(typed.scope, typed, calledByParent);
  const inner = declared.filter(({ isInner }) => isInner);
  return { ...typed, operations: declared.filter(({ isInner }) => !isInner), inner };
}
