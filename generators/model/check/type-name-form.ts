import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { modulesOf } from "../bind/modules-of.ts";
import type { NameCheck } from "./check.ts";

/** What becomes a C# namespace or type begins with a capital letter. Silent in spec. */
export const typeNameForm: NameCheck = ({ context }) => {
  const { parts, types, queries, services, aggregates } = context;
  const modules = modulesOf(context);
  return [...parts, ...[...types, ...modules].map(({ decl }) => decl), ...queries, ...services, ...aggregates]
    .filter(({ name }) => startsSmall(name.text))
    .map(({ name: { text, span } }) => report(catalogue.typeNameForm, { name: text }, { span }));
};

function startsSmall(name: string): boolean {
  return name !== "" && (name < "A" || name >= "[");
}
