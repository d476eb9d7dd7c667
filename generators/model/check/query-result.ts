import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { resolveType } from "../bind/resolve-type.ts";
import { gather } from "../items.ts";
import { required, spellingOf } from "../type.ts";
import type { Check } from "./check.ts";

/** Checks that a query returns a read model of its context or a List of one. Spec: model, Declarations, rule 1. */
export const queryResult: Check = ({ scope }) =>
  gather(scope.context.queries, ({ name, result }) => {
    const type = required(resolveType(result, scope));
    const one = type.kind === "list" ? type.item : type;
    if (one.kind === "unknown" || (one.kind === "readModel" && one.context === scope.context.name)) return [];
    return [
      report(catalogue.queryResultNotReadModel, { query: name.text, found: spellingOf(type) }, { span: result.span }),
    ];
  });
