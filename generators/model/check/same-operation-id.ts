import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { gather } from "../items.ts";
import type { ApiOperation } from "./api-operations.ts";
import type { Check } from "./check.ts";

/** No query has the operation id of a command or factory. Silent in spec. */
export const sameOperationId: Check = ({ operations }) => {
  const behaviours = new Map<string, ApiOperation>(
    operations.filter(({ decl }) => decl.kind !== "query").map((operation) => [operation.route.operationId, operation]),
  );
  return gather(
    operations.filter(({ decl }) => decl.kind === "query"),
    ({ route: { operationId }, title, decl }) => {
      const holder = behaviours.get(operationId);
      if (holder === undefined) return [];
      const notes = [{ message: `${holder.title} is here.`, span: holder.decl.name }];
      const args = { operationId, claimant: title, holder: holder.title };
      return [report(catalogue.sameOperationId, args, { span: decl.name, notes })];
    },
  );
};
