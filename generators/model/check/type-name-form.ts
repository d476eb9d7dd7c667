import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { NameCheck } from "./check.ts";

/** What becomes a C# namespace or type begins with a capital letter. Silent in spec. */
export const typeNameForm: NameCheck = ({ context: { parts, types, queries, services, aggregates } }) =>
  [...parts, ...types.map(({ decl }) => decl), ...queries, ...services, ...aggregates]
    .filter(({ name }) => /^[^A-Z]/.test(name.text))
    .map(({ name: { text, span } }) => report(catalogue.typeNameForm, { name: text }, { span }));
