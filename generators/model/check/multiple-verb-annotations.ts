import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { gather } from "../items.ts";
import { verbAnnotations } from "../operation/annotations.ts";
import type { Check } from "./check.ts";

/** A declaration has one verb annotation at most; the same verb twice is two. Spec: model, Annotations. */
export const multipleVerbAnnotations: Check = ({ operations }) =>
  gather(operations, ({ decl }) => {
    const [first, ...others] = verbAnnotations(decl.annotations);
    const last = others.at(-1);
    if (first === undefined || last === undefined) return [];
    const verbs = [first, ...others].map(({ name }) => `@${name.text}`);
    const notes = [{ message: "The first verb is here.", span: first.span }];
    return [report(catalogue.multipleVerbAnnotations, { name: decl.name.text, verbs }, { span: last.span, notes })];
  });
