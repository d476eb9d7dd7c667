import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { ContextSymbols } from "../bind/symbols.ts";
import type { Check, NameCheck } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";

/** The types, queries and services of a context have names of their own; aggregates have no part in this. */
export const duplicateType: NameCheck = ({ context }) =>
  clashingNames(
    declsOf(context),
    (name, at, [first, second]) =>
      first.kind === "service" && second.kind === "service"
        ? report(catalogue.duplicateService, { name, context: context.name }, at)
        : report(catalogue.duplicateType, { name, context: context.name }, at),
    (name) => name,
  );

/** The names differ in more than letter case, as their files would be one on Windows and macOS. Silent in spec. */
export const similarType: Check = ({ scope: { context } }) =>
  clashingNames(similarDecls(context), (name, at, [first]) =>
    report(catalogue.similarType, { name, other: first.name.text }, at),
  );

// Two of one and the same name are another mistake.
function similarDecls(context: ContextSymbols) {
  const decls = declsOf(context);
  const areAllApart = new Set(decls.map(({ name }) => name.text.toLowerCase())).size === decls.length;
  return areAllApart
    ? []
    : [...new Map(decls.toReversed().map((decl) => [decl.name.text, decl])).values()].toReversed();
}

function declsOf(context: ContextSymbols) {
  return [...context.types.map(({ decl }) => decl), ...context.queries, ...context.services];
}
