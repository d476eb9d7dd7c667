import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { gather } from "../items.ts";
import { annotationsNamed } from "../operation/annotations.ts";
import type { Check } from "./check.ts";

/** `@route` and `@auth` stand on a declaration once, whatever their arguments. Spec: model, Annotations. */
export const duplicateApiAnnotation: Check = ({ operations }) =>
  gather(operations, ({ decl }) =>
    gather(["route", "auth"], (annotation) => {
      const [first, ...others] = annotationsNamed(decl.annotations, annotation);
      const last = others.at(-1);
      if (first === undefined || last === undefined) return [];
      const notes = [{ message: `The first \`@${annotation}\` is here.`, span: first.span }];
      const args = { annotation, name: decl.name.text, count: others.length + 1 };
      return [report(catalogue.duplicateApiAnnotation, args, { span: last.span, notes })];
    }),
  );
