import type { ModelOperation } from "../../../../model/operation/model-operation.ts";
import { required } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { extensionMethod } from "../../names.ts";
import { answersOf } from "../domain/asked-words.ts";
import { csharpExpression } from "../expression.ts";

/** The variable with who calls. */
export const callerVariable = "caller";

/** True for a query with criteria that depend on who calls. Spec: model-rules, Criteria of the caller. */
export function asksForCriteria({ kind, caller }: Pick<ModelOperation, "kind" | "caller">): boolean {
  return kind === "query" && caller !== undefined;
}

/** Returns the assignments of the criteria that depend on who calls. */
export function callerBindings(operation: ModelOperation, { context, facts, spelled }: ModelPlace): readonly string[] {
  const query = context.queries.find((one) => one.operation === operation);
  const asked = answersOf(callerVariable, operation.caller?.roles ?? []);
  const names = new Set([callerVariable]);
  return (query?.criteria ?? []).flatMap(({ name, value }) =>
    value === undefined
      ? []
      : [
          `${pascalCaseOf(name)} = ${csharpExpression(value, { facts, spelled, asked, names, receiver: "", subject: "" })}`,
        ],
  );
}

/** Returns a query with the criteria that are assigned to it, whose order and text are valid. Spec: model-http, Orders and texts of lists. */
export function askedQuery({ parameters }: ModelOperation, query: string, bindings: readonly string[]): string {
  const asked = bindings.length === 0 ? query : `${query} with { ${bindings.join(", ")} }`;
  if (!parameters.some(({ type }) => required(type).kind === "words")) return asked;
  return `${bindings.length === 0 ? asked : `(${asked})`}.${extensionMethod("RequireValidList")}()`;
}
