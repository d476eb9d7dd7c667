import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Plan, Planned, PlannedChange } from "./plan-document.ts";

/** Reports each input, file and need in which a run differs from its plan. */
export function planDifferences(plan: Plan, now: Planned, version: string): readonly Diagnostic[] {
  const hint = plan.tenon === version ? undefined : `Tenon ${plan.tenon} made the plan, and this is Tenon ${version}.`;
  const found = [
    ...compared(plan.inputs, now.inputs, { keyOf: pathOf, differenceOf: inputDifference }),
    ...compared(plan.files, now.files, { keyOf: pathOf, differenceOf: fileDifference }),
    ...compared(plan.needs, now.needs, { keyOf: ({ file, line }) => `${file}\n${line}`, differenceOf: needDifference }),
  ];
  return found.map(({ item, reason }) => {
    return report(catalogue.planMoved, { path: "file" in item ? item.file : item.path, reason }, { hint });
  });
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

type Need = Plan["needs"][number];

function needDifference(then: Need | undefined, now: Need | undefined): string | undefined {
  if (then === undefined) return "the host lacks a line that the plan does not have";
  return now === undefined ? "the host no longer lacks a line of the plan" : undefined;
}

interface Comparison<Item> {
  readonly keyOf: (item: Item) => string;
  readonly differenceOf: (then: Item | undefined, now: Item | undefined) => string | undefined;
}

/** Returns the items in which two lists differ, each with the difference. */
function compared<Item>(then: readonly Item[], now: readonly Item[], { keyOf, differenceOf }: Comparison<Item>) {
  const [old, next] = [then, now].map((items) => new Map(items.map((item) => [keyOf(item), item])));
  const all = new Map([...then, ...now].map((item) => [keyOf(item), item]));
  return [...all].flatMap(([key, item]) => {
    const reason = differenceOf(old?.get(key), next?.get(key));
    return reason === undefined ? [] : [{ item, reason }];
  });
}
