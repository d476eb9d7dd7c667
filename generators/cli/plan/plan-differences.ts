import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Plan, Planned, PlannedChange } from "./plan-document.ts";

/** Reports each input, file and need in which a run differs from its plan. */
export function planDifferences(plan: Plan, now: Planned, version: string): readonly Diagnostic[] {
  const hint = plan.tenon === version ? undefined : `Tenon ${plan.tenon} made the plan, and this is Tenon ${version}.`;
  const moved = (path: string, reason: string | undefined) =>
    reason === undefined ? [] : [report(catalogue.planMoved, { path, reason }, { hint })];
  return [
    ...pairs(plan.inputs, now.inputs, pathOf).flatMap(([path, ...both]) => moved(path, inputDifference(...both))),
    ...pairs(plan.files, now.files, pathOf).flatMap(([path, ...both]) => moved(path, fileDifference(...both))),
    ...pairs(plan.needs, now.needs, needOf).flatMap(([, then, later]) => {
      const need = then ?? later;
      if (need === undefined || (then !== undefined && later !== undefined)) return [];
      return moved(
        need.file,
        then === undefined
          ? "the host lacks a line that the plan does not have"
          : "the host no longer lacks a line of the plan",
      );
    }),
  ];
}

type Input = Plan["inputs"][number];

function inputDifference(then: Input | undefined, now: Input | undefined): string | undefined {
  if (then === undefined) return "it is an input that the plan does not have";
  if (now === undefined) return "it is an input of the plan, and is read no more";
  return then.hash === now.hash ? undefined : "the input has changed";
}

function fileDifference(then: PlannedChange | undefined, now: PlannedChange | undefined): string | undefined {
  if (then === undefined) return `the plan does not have it, and the run would ${now?.operation} it`;
  if (now === undefined) return `the plan says ${then.operation}, and nothing is to do now`;
  if (then.operation !== now.operation) return `the plan says ${then.operation}, and the run ${now.operation}`;
  if (then.before !== now.before) return "its text on the disk has changed";
  return then.after === now.after ? undefined : "its new text is another one";
}

function pathOf({ path }: { readonly path: string }): string {
  return path;
}

function needOf({ file, line }: Plan["needs"][number]): string {
  return `${file}\n${line}`;
}

type Pair<Item> = readonly [key: string, then: Item | undefined, now: Item | undefined];

/** Pairs the items of two lists by their key. */
function pairs<Item>(
  then: readonly Item[],
  now: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Pair<Item>[] {
  const [old, next] = [then, now].map((items) => new Map(items.map((item) => [keyOf(item), item])));
  const keys = new Set([...(old?.keys() ?? []), ...(next?.keys() ?? [])]);
  return [...keys].map((key) => [key, old?.get(key), next?.get(key)]);
}
