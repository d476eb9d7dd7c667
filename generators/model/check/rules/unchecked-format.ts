import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { resolveType } from "../../bind/resolve.ts";
import { hasUncheckedFormat } from "../../typing/text-formats.ts";
import type { Check } from "../check.ts";

/** Checks that no map has texts with a form as its values. Spec: model-types, Texts with a form. */
export const uncheckedFormat: Check = ({ scope }) => {
  const { withFields, commands, factories } = scope.part;
  const parameters = [...commands, ...factories].flatMap(({ decl }) => decl.parameters);
  return [...withFields.flatMap(({ fields }) => fields), ...parameters].flatMap(({ name, type }) =>
    hasUncheckedFormat(resolveType(type, scope))
      ? [report(catalogue.uncheckedFormat, { name: name.text }, { span: type.span })]
      : [],
  );
};
