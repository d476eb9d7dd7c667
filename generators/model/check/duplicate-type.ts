import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { ContextSymbols } from "../bind/symbols.ts";
import type { Check, NameCheck } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";

/** Checks that the types, queries and services of a context have different names; aggregates emit no type. */
export const duplicateType: NameCheck = ({ context }) =>
  clashingNames(
    declsOf(context),
    (name, at, [first, second]) =>
      first.kind === "service" && second.kind === "service"
        ? report(catalogue.duplicateService, { name, context: context.name }, at)
        : report(catalogue.duplicateType, { name, context: context.name }, at),
    (name) => name,
  );

/** Checks that these names differ in more than letter case: Windows and macOS ignore it in file names. Silent in spec. */
export const similarType: Check = ({ scope: { context } }) =>
  clashingNames(similarDecls(context), (name, at, [first]) =>
    report(catalogue.similarType, { name, other: first.name.text }, at),
  );

// Equal names are reported by `duplicateType`.
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
