import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { NameCheck } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";

/** The types, queries and services of a context have names of their own; aggregates have no part in this. */
export const duplicateType: NameCheck = ({ context }) => {
  const decls = [...context.types.map(({ decl }) => decl), ...context.queries, ...context.services];
  return clashingNames(decls, (name, at, [first, second]) =>
    first.kind === "service" && second.kind === "service"
      ? report(catalogue.duplicateService, { name, context: context.name }, at)
      : report(catalogue.duplicateType, { name, context: context.name }, at),
  );
};
