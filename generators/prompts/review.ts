import type { Change } from "../files/change.ts";
import type { SettledConflicts } from "../files/compare-options.ts";
import type { GraftOutcome } from "../graft-outcome.ts";
import type { Ask, Choice } from "./ask.ts";
import { differenceOf } from "./difference.ts";
import { settleConflicts } from "./settle-conflicts.ts";

/** How a review ends: with a decision to write, with a wish to go back to a question, or with neither. */
export type Verdict<Step> =
  | { readonly kind: "write"; readonly settled: SettledConflicts }
  | { readonly kind: "back"; readonly to: Step }
  | { readonly kind: "cancel" };

/** What is reviewed: the plan for each way of dealing with conflicts, how it reads, and where one can go back to. */
export interface Review<Step> {
  readonly plan: (settled: SettledConflicts) => GraftOutcome;
  readonly describe: (outcome: GraftOutcome) => string;
  readonly steps: readonly Choice<Step>[];
}

/** Shows what would be written and asks whether it may be. Nothing is written before. */
export async function review<Step>(ask: Ask, { plan, describe, steps }: Review<Step>): Promise<Verdict<Step>> {
  const settled = await settleConflicts(ask, plan);
  if (settled === undefined) return { kind: "cancel" };
  const outcome = plan(settled);
  // Whatever else is wrong is said by the run itself, which then writes nothing.
  if (outcome.diagnostics.some(({ severity }) => severity === "error")) return { kind: "write", settled };
  ask.tell(describe(outcome));
  const verdict = await askVerdict(ask, steps, outcome.changes);
  return verdict === "write" ? { kind: "write", settled } : verdict;
}

async function askVerdict<Step>(ask: Ask, steps: readonly Choice<Step>[], changes: readonly Change[]) {
  const edited = changes.find(({ operation }) => operation === "merge");
  while (true) {
    const verdict = await ask.select<"write" | "difference" | Exclude<Verdict<Step>, { readonly kind: "write" }>>({
      message: "Write this?",
      choices: [
        { name: "yes, write it", value: "write" },
        ...(edited === undefined ? [] : [{ name: "show what the entity file gets", value: "difference" as const }]),
        ...steps.map(({ name, value }) => ({ name: `back to ${name}`, value: { kind: "back" as const, to: value } })),
        { name: "cancel", value: { kind: "cancel" } },
      ],
    });
    if (verdict !== "difference") return verdict;
    if (edited !== undefined) ask.tell(differenceOf(edited));
  }
}
