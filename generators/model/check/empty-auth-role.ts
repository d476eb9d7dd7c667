import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { gather } from "../items.ts";
import { annotationsNamed, textOf } from "../operation/annotations.ts";
import type { Check } from "./check.ts";

/** `@auth` names a role; the last one counts. Spec: model, Authentication 2. */
export const emptyAuthRole: Check = ({ operations }) =>
  gather(operations, ({ decl }) => {
    const annotation = annotationsNamed(decl.annotations, "auth").at(-1);
    const role = textOf(annotation);
    if (annotation === undefined || (role !== undefined && role.trim() !== "")) return [];
    const hint = 'Write the role in quotes: @auth("librarian").';
    return [report(catalogue.emptyAuthRole, { isBlank: role !== undefined }, { span: annotation.span, hint })];
  });
