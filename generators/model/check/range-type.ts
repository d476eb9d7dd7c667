import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { resolveType } from "../bind/resolve-type.ts";
import { gather } from "../items.ts";
import { isScalar, required, spellingOf } from "../type.ts";
import type { NameCheck } from "./check.ts";

/** Checks that a range has an ordered type. */
export const rangeType: NameCheck = (scope) =>
  gather(scope.context.genericRefs, (ref) => {
    const type = required(resolveType(ref, scope));
    if (type.kind !== "range" || type.bound.kind === "unknown" || isScalar(type.bound, "Int", "Decimal", "Instant"))
      return [];
    return [report(catalogue.rangeType, { type: spellingOf(type.bound) }, { span: ref.span })];
  });
