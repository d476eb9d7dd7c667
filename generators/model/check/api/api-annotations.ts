import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { templateFault } from "../../../http/template-fault.ts";
import type { ContextDecl } from "../../ast.ts";
import { sinceOf, versionOf } from "../../evolution.ts";
import type { DeclaredOperation } from "../../operation/declare-operations.ts";
import { annotationsNamed, textOf, titleOf, verbAnnotations } from "../../operation/model-operation.ts";
import { limitOf } from "../../paging.ts";
import type { Check, NameCheck } from "../check.ts";

/** `@route` has a path, and the path that counts is a route template. Spec: model-http, Route templates. */
export const invalidRouteOverride: Check = ({ operations }) => operations.flatMap(faultsOf);

function faultsOf({ decl, fault }: DeclaredOperation): readonly Diagnostic[] {
  // The last annotation counts; a repetition has a diagnostic of its own.
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

/** A declaration has one verb annotation at most; the same verb twice is two. Spec: model-http, HTTP annotations. */
export const multipleVerbAnnotations: Check = ({ operations }) =>
  operations.flatMap(({ decl }) => {
    const [first, ...others] = verbAnnotations(decl.annotations);
    const last = others.at(-1);
    if (first === undefined || last === undefined) return [];
    const verbs = [first, ...others].map(({ name }) => `@${name.text}`);
    const notes = [{ message: "The first verb is here.", span: first.span }];
    return [report(catalogue.multipleVerbAnnotations, { name: decl.name.text, verbs }, { span: last.span, notes })];
  });

/** A verb annotation has no argument. Spec: model-http, HTTP annotations. */
export const verbAnnotationArgument: Check = ({ operations }) =>
  operations.flatMap(({ decl }) => {
    const annotation = verbAnnotations(decl.annotations).find(({ argument }) => argument !== undefined);
    if (annotation === undefined) return [];
    const verb = annotation.name.text;
    const path = textOf(annotation);
    const isRoute = path !== undefined && templateFault(path) === undefined;
    const hint = isRoute ? `For a route, write @${verb} @route("${path}").` : `Write @${verb}.`;
    return [report(catalogue.verbAnnotationArgument, { verb }, { span: annotation.span, hint })];
  });

/** `@auth` names a role; the last one counts. Spec: model-http, HTTP annotations. */
export const emptyAuthRole: Check = ({ operations }) =>
  operations.flatMap(({ decl }) => {
    const annotation = annotationsNamed(decl.annotations, "auth").at(-1);
    const role = textOf(annotation);
    if (annotation === undefined || (role !== undefined && role.trim() !== "")) return [];
    const hint = 'Write the role in quotes: @auth("librarian").';
    return [report(catalogue.emptyAuthRole, { isBlank: role !== undefined }, { span: annotation.span, hint })];
  });

/** `@route` and `@auth` stand on a declaration once, whatever their arguments. Spec: model-http, HTTP annotations. */
export const duplicateApiAnnotation: Check = ({ operations }) =>
  operations.flatMap(({ decl }) =>
    ["route", "auth"].flatMap((annotation) => {
      const [first, ...others] = annotationsNamed(decl.annotations, annotation);
      const last = others.at(-1);
      if (first === undefined || last === undefined) return [];
      const notes = [{ message: `The first \`@${annotation}\` is here.`, span: first.span }];
      const args = { annotation, name: decl.name.text, count: others.length + 1 };
      return [report(catalogue.duplicateApiAnnotation, args, { span: last.span, notes })];
    }),
  );

/** Commands and factories have no `@since` and no `@deprecated`. Spec: model-rules, Evolution annotations. */
export const versionAnnotationOnCommand: Check = ({ operations, inner }) =>
  [...operations, ...inner]
    .filter(({ decl }) => decl.kind !== "query")
    .flatMap(({ decl, operation }) =>
      annotationsNamed(decl.annotations, "since", "deprecated").map(({ name, span }) =>
        report(catalogue.versionAnnotationOnCommand, { annotation: name.text, name: titleOf(operation) }, { span }),
      ),
    );

/** Checks that all parts of a context that state a version, or a limit, state the same one. Spec: model-syntax, Contexts in several parts. */
export const contextVersions: NameCheck = ({ context }) =>
  (["version", "limit"] as const).flatMap((word) => {
    const [first, ...others] = context.parts.filter((part) => statedNumber(part, word) !== undefined);
    const other = first && statedNumber(first, word);
    if (first === undefined || other === undefined) return [];
    return others.flatMap((part) => {
      const number = statedNumber(part, word);
      if (number === undefined || number === other) return [];
      const notes = [{ message: `The ${word} is first stated here.`, span: first[word]?.span ?? first.span }];
      const args = { context: context.name, word, number, other };
      return [report(catalogue.contextVersions, args, { span: part[word]?.span, notes })];
    });
  });

function statedNumber(part: ContextDecl, word: "version" | "limit"): number | undefined {
  return word === "version" ? versionOf(part) : limitOf(part);
}

/** Checks that `@since` is at most the version of the context. */
export const sinceAboveVersion: Check = ({ scope: { context } }) => {
  const version = context.parts.map(versionOf).find((number) => number !== undefined);
  if (version === undefined) return [];
  const annotated = [
    ...context.withFields.flatMap(({ decl }) => ("annotations" in decl ? [decl] : [])),
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
