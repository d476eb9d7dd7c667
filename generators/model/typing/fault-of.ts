import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Expr } from "../expr.ts";
import { fitOf, isNumber, isScalar, required, type ScalarName, spellingOf, type Type } from "../type.ts";

/** Creates the diagnostic of a type mismatch. */
export type Mismatch = (
  words: { readonly found: string; readonly expected: string },
  at: { readonly span: Span; readonly hint: string | undefined },
) => Diagnostic;

/** Returns the diagnostic of a value that does not fit its place; undefined for one that fits. */
export function faultOf(
  expr: Expr,
  { span }: { readonly span: Span },
  type: Type,
  mismatch: Mismatch,
): Diagnostic | undefined {
  const fit = fitOf(expr.type, type);
  if (fit === "fits") return undefined;
  const words = { found: spellingOf(expr.type), expected: spellingOf(type) };
  if (fit === "optional") return report(catalogue.optionalIntoRequired, words, { span });
  return fit === "narrowing"
    ? narrowing(required(expr.type), required(type), { span })
    : mismatch(words, { span, hint: timeHint(required(expr.type), required(type)) });
}

/** The member that converts a number into another, where the language has one. */
const conversions: Readonly<Partial<Record<ScalarName, Readonly<Partial<Record<ScalarName, string>>>>>> = {
  Long: { Int: "toInt", Double: "toDouble" },
  Decimal: { Int: "round", Long: "toLong", Double: "toDouble" },
  Double: { Int: "round", Long: "toLong", Decimal: "toDecimal" },
};

/** Returns the diagnostic of a number where another has fewer values. */
export function narrowing(found: Type, expected: Type, { span }: { readonly span: Span }): Diagnostic {
  const member = found.kind === "scalar" && expected.kind === "scalar" && conversions[found.name]?.[expected.name];
  const hint = member ? `Convert it: \`….${member}\`.` : undefined;
  const expectedWords = isScalar(expected, "Int") ? "an Int" : `a ${spellingOf(expected)}`;
  return report(catalogue.narrowing, { found: spellingOf(found), expected: expectedWords }, { span, hint });
}

/** The advice for a number in the place of a length of time. */
export const lengthHint = "A length of time has a unit: `3 days`, `90 minutes`.";

/** Returns advice for a type in the place of a point or a length of time; undefined for other types. */
export function timeHint(found: Type, wanted: Type): string | undefined {
  if (isScalar(wanted, "Duration") && isNumber(found)) return lengthHint;
  if (isScalar(wanted, "Instant") && isScalar(found, "Date"))
    return "The time is `now`; a day has points of time: `day.at(09:00)`.";
  return isScalar(wanted, "Date") && isScalar(found, "Instant")
    ? "The day is `today`; a point of time has one: `….date`."
    : undefined;
}
