import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { someExpr } from "../expr.ts";
import { mentionsField } from "../fields-in.ts";
import { gather } from "../items.ts";
import type { Check } from "./check.ts";

/** Checks that no default is `now`; a computed field may use it. */
export const nowAsDefault: Check = ({ scope, exprs }) =>
  gather(
    gather(scope.context.withFields, ({ fields }) => fields),
    ({ name, value }) => {
      const expr = value && exprs.get(value);
      if (expr === undefined || mentionsField(expr) || !someExpr(expr, ({ kind }) => kind === "now")) return [];
      return [report(catalogue.nowAsDefault, { field: name.text }, { span: value?.span })];
    },
  );
