import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { resolveType } from "../../bind/resolve.ts";
import { type Expr, mentionsField, someExpr } from "../../expr.ts";
import { isNumber, isScalar, spellingOf } from "../../type.ts";
import { type Check, type CheckedContext, isSettable } from "../check.ts";

const constant: readonly Expr["kind"][] = [
  ...([
    "int",
    "decimal",
    "string",
    "bool",
    "date",
    "time",
    "duration",
    "enumMember",
    "make",
    "list",
    "none",
    "unary",
    "binary",
    "if",
  ] as const),
];

/** Checks that no default is `now`; a computed field may use it. */
export const nowAsDefault: Check = (checked) =>
  defaultsOf(checked)
    .filter(({ expr }) => usesNow(expr))
    .map(({ field, value }) => report(catalogue.nowAsDefault, { field }, value));

/** Checks that a default is constant; `now` has a check of its own. Spec: model-types, Defaults and derived members. */
export const defaultNotConstant: Check = (checked) =>
  defaultsOf(checked)
    .filter(({ expr }) => !(usesNow(expr) || isWrittenOut(expr)))
    .map(({ field, value }) => report(catalogue.defaultNotConstant, { field }, value));

/** Checks that no default of a value or an event is a point or a length of time, of which C# has no constants. Spec: model-types, Defaults and derived members. */
export const calendarDefault: Check = ({ scope, exprs }) =>
  scope.part.withFields.flatMap(({ decl, fields }) =>
    decl.kind === "entity" || decl.kind === "projection"
      ? []
      : fields.flatMap(({ name, type: ref, value }) => {
          const type = resolveType(ref, scope);
          const expr = value && exprs.get(value);
          if (value === undefined || expr === undefined || mentionsField(expr) || usesNow(expr)) return [];
          if (!isScalar(type, "Date", "Time", "Duration")) return [];
          return [report(catalogue.calendarDefault, { field: name.text, type: spellingOf(type) }, value)];
        }),
  );

/** True for an expression of literals, enum members and values that are made of them. */
export function isWrittenOut(expr: Expr): boolean {
  return !someExpr(expr, ({ kind }) => !constant.includes(kind));
}

function usesNow(expr: Expr): boolean {
  return someExpr(expr, ({ kind }) => kind === "now");
}

function defaultsOf({ scope, exprs }: CheckedContext) {
  const fields = scope.part.withFields.flatMap((symbol) => symbol.fields);
  return fields.flatMap(({ name, value }) => {
    const expr = value && exprs.get(value);
    return value && expr && !mentionsField(expr) ? [{ field: name.text, value, expr }] : [];
  });
}

/** Checks that a quantity has one amount, one unit, and no other stored field. */
export const quantityForm: Check = (checked) =>
  checked.scope.part.values.flatMap(({ decl, fields }) => {
    if (decl.kind !== "quantity") return [];
    const name = decl.name.text;
    const stored = fields
      .filter((field) => isSettable(field, checked))
      .map((member) => ({ member, type: resolveType(member.type, checked.scope) }));
    if (stored.some(({ type }) => type.kind === "unknown")) return [];
    const units = stored.filter(({ type }) => type.kind === "enum");
    const amounts = stored.filter(({ type }) => isNumber(type));
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
