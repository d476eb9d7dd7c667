import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import type { DeclaredOperation } from "../../operation/declare-operations.ts";
import { titleOf } from "../../operation/model-operation.ts";
import type { Check } from "../check.ts";

/** Reports queries with the operation id of a command or factory. Spec: model-rules, Queries. */
export const sameOperationId: Check = ({ operations }) => {
  const isQuery = ({ decl }: DeclaredOperation) => decl.kind === "query";
  const behaviours = new Map(operations.filter((one) => !isQuery(one)).map((one) => [one.operation.id, one]));
  return operations.filter(isQuery).flatMap(({ operation, decl }) => {
    const holder = behaviours.get(operation.id);
    if (holder === undefined) return [];
    const args = { operationId: operation.id, claimant: titleOf(operation), holder: titleOf(holder.operation) };
    const notes = [{ message: `${args.holder} is here.`, span: holder.decl.name }];
    return [report(catalogue.sameOperationId, args, { span: decl.name, notes })];
  });
};
