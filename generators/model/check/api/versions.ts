import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { sinceOf, versionOf } from "../../evolution.ts";
import type { Check, NameCheck } from "../check.ts";

/** Checks that all parts of a context that state a version state the same version. Spec: model-syntax, Contexts in several parts. */
export const contextVersions: NameCheck = ({ context }) => {
  const [first, ...others] = context.parts.filter((part) => versionOf(part) !== undefined);
  if (first === undefined) return [];
  const other = versionOf(first) ?? 0;
  return others.flatMap((part) => {
    const version = versionOf(part) ?? 0;
    if (version === other) return [];
    const notes = [{ message: "The version is first stated here.", span: first.version?.span ?? first.span }];
    const args = { context: context.name, version, other };
    return [report(catalogue.contextVersions, args, { span: part.version?.span, notes })];
  });
};

/** Checks that `@since` is at most the version of the context. */
export const sinceAboveVersion: Check = ({ scope: { context } }) => {
  const version = context.parts.map(versionOf).find((number) => number !== undefined);
  if (version === undefined) return [];
  const annotated = [
    ...context.withFields.map(({ decl }) => decl),
    ...context.withFields.flatMap(({ fields }) => fields),
    ...context.enums.map(({ decl }) => decl),
    ...context.aggregates,
    ...context.queries,
  ];
  const annotations = annotated.flatMap((decl) => decl.annotations);
  return annotations.flatMap((annotation) => {
    const since = sinceOf([annotation]);
    if (since === undefined || since <= version) return [];
    const args = { since, version, context: context.name };
    return [report(catalogue.sinceAboveVersion, args, { span: annotation.span })];
  });
};
