import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Name } from "../ast-node.ts";
import { gather } from "../items.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";
import { recordMembers } from "./reserved-members.ts";

/** Checks that fields of read models and criteria of queries are valid, distinct record members. Spec: model, Read model. */
export const readModelFields: Check = ({ scope: { context } }) => {
  const readModels = context.readModels.map(({ decl }) => ({
    owner: decl.name.text,
    names: gather(decl.fields, (field): readonly { readonly name: Name }[] =>
      field.kind === "missing" ? [] : [field],
    ),
  }));
  const queries = context.queries.map(({ name, parameters }) => ({ owner: name.text, names: parameters }));
  return [
    ...gather(readModels, ({ owner: readModel, names }) =>
      clashingNames(names, (field, at) => report(catalogue.duplicateReadModelField, { field, readModel }, at)),
    ),
    ...gather([...readModels, ...queries], ({ owner, names }) =>
      names
        .filter(({ name }) => recordMembers.has(name.text))
        .map(({ name }) => report(catalogue.recordMemberName, { name: name.text, owner }, { span: name })),
    ),
  ];
};
