import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { type Expr, someExpr } from "../expr.ts";
import { mentionsField } from "../fields-in.ts";
import { gather } from "../items.ts";
import type { Check } from "./check.ts";

const constant: readonly Expr["kind"][] = ["int", "decimal", "string", "bool", "enumMember", "unary", "binary", "if"];

/** Checks that a default is constant; `now` has a check of its own. Silent in spec. */
export const defaultNotConstant: Check = ({ scope, exprs }) =>
  gather(
    gather(scope.context.withFields, ({ fields }) => fields),
    ({ name, value }) => {
      const expr = value && exprs.get(value);
      if (expr === undefined || mentionsField(expr) || someExpr(expr, ({ kind }) => kind === "now")) return [];
      if (!someExpr(expr, ({ kind }) => !constant.includes(kind))) return [];
      return [report(catalogue.defaultNotConstant, { field: name.text }, { span: value?.span })];
    },
  );
