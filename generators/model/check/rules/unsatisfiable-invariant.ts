import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import type { InvariantDecl, MemberDecl } from "../../ast.ts";
import type { TypeSymbol } from "../../bind/symbols.ts";
import { type Constant, constantOf, type NumberConstant } from "../../typing/constant.ts";
import type { Check, CheckedContext } from "../check.ts";
import { allows, type Bound, boundOf, conjunctsOf, type Interval, intersection, isEmpty } from "./bounds.ts";

/** The bounds of an invariant on numbers of its declaration. */
interface Demand {
  readonly span: Span;
  /** By subject. */
  readonly intervals: ReadonlyMap<string, Interval>;
}

/** Warns about invariants that no value, or no default, can satisfy. Reports only what holds for every value. */
export const unsatisfiableInvariant: Check = (checked) =>
  checked.scope.part.withFields.flatMap((symbol) => faultsOf(symbol, checked));

function faultsOf({ invariants, fields }: TypeSymbol, { exprs }: CheckedContext): readonly Diagnostic[] {
  if (invariants.length === 0) return [];
  const read = invariants.map((invariant) => readInvariant(invariant, exprs));
  const demands = read.map(({ demand }) => demand).filter((demand) => demand !== undefined);
  return [
    ...read.flatMap(({ faults }) => faults),
    ...exclusions(demands),
    ...fields.flatMap((member) => defaultFaults(member, demands, exprs)),
  ];
}

function readInvariant(
  { condition: { span }, condition }: InvariantDecl,
  exprs: CheckedContext["exprs"],
): { readonly demand?: Demand; readonly faults: readonly Diagnostic[] } {
  const expr = exprs.get(condition);
  const conjuncts = expr === undefined ? [] : conjunctsOf(expr);
  const bounds = conjuncts.map(boundOf).filter((bound) => bound !== undefined);
  const isNever =
    bounds.some(({ interval }) => isEmpty(interval)) || conjuncts.some((one) => constantOf(one)?.value === false);
  if (isNever) return { faults: [report(catalogue.alwaysFalseInvariant, {}, { span })] };
  const intervals = together(bounds);
  const inverted = [...intervals].filter(([, interval]) => isEmpty(interval));
  if (inverted.length === 0) return { demand: { span, intervals }, faults: [] };
  return { faults: inverted.map(([subject]) => report(catalogue.invertedBounds, { subject }, { span })) };
}

function together(bounds: readonly Bound[]): ReadonlyMap<string, Interval> {
  const intervals = new Map<string, Interval>();
  for (const { subject, interval } of bounds) {
    const before = intervals.get(subject);
    intervals.set(subject, before === undefined ? interval : intersection(before, interval));
  }
  return intervals;
}

function exclusions(demands: readonly Demand[]): readonly Diagnostic[] {
  const known = new Map<string, { readonly interval: Interval; readonly span: Span }>();
  return demands.flatMap(({ span, intervals }) =>
    [...intervals].flatMap(([subject, interval]) => {
      const before = known.get(subject);
      const both = before === undefined ? interval : intersection(before.interval, interval);
      if (before === undefined || !isEmpty(both)) {
        known.set(subject, { interval: both, span });
        return [];
      }
      const notes = [{ message: "The other invariant is here.", span: before.span }];
      return [report(catalogue.exclusiveBounds, { subject }, { span, notes })];
    }),
  );
}

function defaultFaults(
  { name: { text: field }, value }: MemberDecl,
  demands: readonly Demand[],
  exprs: CheckedContext["exprs"],
): readonly Diagnostic[] {
  const expr = value && exprs.get(value);
  const measured = measureOf(field, expr && constantOf(expr));
  if (value === undefined || measured === undefined) return [];
  const broken = demands.find(({ intervals }) => {
    const interval = intervals.get(measured.subject);
    return interval !== undefined && !allows(interval, measured.number);
  });
  if (broken === undefined) return [];
  const notes = [{ message: "The invariant is here.", span: broken.span }];
  return [report(catalogue.defaultOutsideBounds, { field }, { span: value.span, notes })];
}

/** Measures a default as bounds do: the number itself, or the length of a text. */
function measureOf(
  field: string,
  constant: Constant | undefined,
): { readonly subject: string; readonly number: NumberConstant } | undefined {
  if (constant === undefined || constant.kind === "Bool" || constant.kind === "Double") return undefined;
  if (constant.kind !== "String") return { subject: field, number: constant };
  return { subject: `${field}.length`, number: { kind: "Int", value: BigInt(constant.value.length) } };
}
