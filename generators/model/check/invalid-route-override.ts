import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { templateFault } from "../../http/template-fault.ts";
import { gather } from "../items.ts";
import { annotationsNamed, textOf } from "../operation/annotations.ts";
import type { DeclaredOperation } from "../operation/declare-operations.ts";
import type { Check } from "./check.ts";

/** `@route` has a path, and the path that counts is a route template. Spec: model, Route template validity. */
export const invalidRouteOverride: Check = ({ operations }) => gather(operations, faultsOf);

function faultsOf({ decl, fault }: DeclaredOperation): readonly Diagnostic[] {
  // Only the last one counts; that there are several is another mistake.
  const annotation = annotationsNamed(decl.annotations, "route").at(-1);
  if (annotation === undefined) return [];
  const path = textOf(annotation);
  const reason = path === undefined ? "names no path" : fault;
  if (reason === undefined) return [];
  const hint = path === undefined ? 'Write it in quotes: @route("/loans/{id}").' : slashHint(path);
  return [report(catalogue.invalidRouteOverride, { path, reason }, { span: annotation.span, hint })];
}

function slashHint(path: string): string | undefined {
  return !path.startsWith("/") && templateFault(`/${path}`) === undefined ? `Write @route("/${path}").` : undefined;
}
