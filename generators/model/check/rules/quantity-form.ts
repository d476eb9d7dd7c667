import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { resolveType } from "../../bind/resolve.ts";
import { isScalar } from "../../type.ts";
import { type Check, isSettable } from "../check.ts";

/** Checks that a quantity has one amount, one unit, and no other stored field. */
export const quantityForm: Check = (checked) =>
  checked.scope.context.values.flatMap(({ decl, fields }) => {
    if (decl.kind !== "quantity") return [];
    const name = decl.name.text;
    const stored = fields
      .filter((field) => isSettable(field, checked))
      .map((member) => ({ member, type: resolveType(member.type, checked.scope) }));
    if (stored.some(({ type }) => type.kind === "unknown")) return [];
    const units = stored.filter(({ type }) => type.kind === "enum");
    const amounts = stored.filter(({ type }) => isScalar(type, "Int", "Decimal"));
    const others = stored.filter((one) => !(units.includes(one) || amounts.includes(one)));
    const span = decl.name;
    return [
      ...(units.length === 1 ? [] : [report(catalogue.quantityUnit, { name, count: units.length }, { span })]),
      ...(amounts.length === 1 ? [] : [report(catalogue.quantityAmount, { name, count: amounts.length }, { span })]),
      ...others.map(({ member }) =>
        report(catalogue.quantityField, { name, field: member.name.text }, { span: member.name }),
      ),
    ];
  });
