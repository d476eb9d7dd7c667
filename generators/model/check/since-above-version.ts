import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Annotation } from "../ast.ts";
import { versionOf } from "../bind/version.ts";
import { sinceOf } from "../evolution.ts";
import { gather } from "../items.ts";
import type { Check } from "./check.ts";

/** Checks that `@since` is at most the version of the context. */
export const sinceAboveVersion: Check = ({ scope: { context } }) => {
  const version = context.parts.map(versionOf).find((number) => number !== undefined);
  if (version === undefined) return [];
  const declared = context.withFields.map(({ decl }) => decl);
  const enums = context.enums.map(({ decl }) => decl);
  const annotated = [
    ...declared,
    ...gather(context.withFields, ({ fields }) => fields),
    ...enums,
    ...context.aggregates,
    ...context.queries,
  ];
  return gather(
    gather(annotated, ({ annotations }) => annotations),
    (annotation) => faultOf(annotation, version, context.name),
  );
};

function faultOf(annotation: Annotation, version: number, context: string): readonly Diagnostic[] {
  const since = sinceOf([annotation]);
  if (since === undefined || since <= version) return [];
  return [report(catalogue.sinceAboveVersion, { since, version, context }, { span: annotation.span })];
}
