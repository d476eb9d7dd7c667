import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Annotation } from "../ast.ts";
import { membersOf } from "../bind/members-of.ts";
import { typesOf } from "../bind/symbols.ts";
import { versionOf } from "../bind/version.ts";
import { sinceOf } from "../evolution.ts";
import { gather } from "../items.ts";
import type { Check } from "./check.ts";

/** `@since` is not ahead of the context's version, where it states one. */
export const sinceAboveVersion: Check = ({ scope: { context } }) => {
  const version = context.parts.map(versionOf).find((number) => number !== undefined);
  if (version === undefined) return [];
  const declared = typesOf(context, "value", "quantity", "event", "entity").map(({ decl }) => decl);
  const enums = typesOf(context, "enum").map(({ decl }) => decl);
  const annotated = [...declared, ...gather(declared, membersOf), ...enums, ...context.aggregates, ...context.queries];
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
