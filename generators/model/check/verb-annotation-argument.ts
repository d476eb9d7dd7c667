import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { templateFault } from "../../http/template-fault.ts";
import { gather } from "../items.ts";
import { textOf, verbAnnotations } from "../operation/annotations.ts";
import type { Check } from "./check.ts";

/** A verb annotation has no argument. Spec: model, Annotations. */
export const verbAnnotationArgument: Check = ({ operations }) =>
  gather(operations, ({ decl }) => {
    const annotation = verbAnnotations(decl.annotations).find(({ argument }) => argument !== undefined);
    if (annotation === undefined) return [];
    const verb = annotation.name.text;
    const path = textOf(annotation);
    const isRoute = path !== undefined && templateFault(path) === undefined;
    const hint = isRoute ? `For a route, write @${verb} @route("${path}").` : `Write @${verb}.`;
    return [report(catalogue.verbAnnotationArgument, { verb }, { span: annotation.span, hint })];
  });
