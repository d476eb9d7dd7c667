import type { Change } from "../files/change.ts";
import type { GraftOutcome } from "../graft-outcome.ts";
import type { Ask, Choice } from "./ask.ts";
import { differenceOf } from "./difference.ts";

/** What happens to files that were changed by hand. */
export type OnConflict = "stop" | "keep" | "overwrite";

/** How a review ends: with a decision to write, with a wish to go back to a question, or with neither. */
export type Verdict<Step> =
  | { readonly kind: "write"; readonly onConflict: OnConflict }
  | { readonly kind: "back"; readonly to: Step }
  | { readonly kind: "cancel" };

/** What is reviewed: the plan for each way of dealing with conflicts, how it reads, and where one can go back to. */
export interface Review<Step> {
  readonly plan: (onConflict: OnConflict) => GraftOutcome;
  readonly describe: (outcome: GraftOutcome) => string;
  readonly steps: readonly Choice<Step>[];
}

/** Shows what would be written and asks whether it may be. Nothing is written before. */
export async function review<Step>(ask: Ask, { plan, describe, steps }: Review<Step>): Promise<Verdict<Step>> {
  const onConflict = await settleConflicts(ask, plan);
  if (onConflict === "stop") return { kind: "cancel" };
  const outcome = plan(onConflict ?? "stop");
  // Whatever else is wrong is said by the run itself, which then writes nothing.
  if (outcome.diagnostics.some(({ severity }) => severity === "error")) return { kind: "write", onConflict: "stop" };
  ask.tell(describe(outcome));
  const verdict = await askVerdict(ask, steps, outcome.changes);
  return verdict === "write" ? { kind: "write", onConflict: onConflict ?? "stop" } : verdict;
}

/** Asks until no file is in conflict; undefined where none ever was. */
async function settleConflicts(ask: Ask, plan: Review<never>["plan"]): Promise<OnConflict | undefined> {
  let onConflict: OnConflict | undefined;
  while (onConflict !== "stop") {
    const conflicts = plan(onConflict ?? "stop").changes.filter(({ operation }) => operation === "conflict");
    if (conflicts.length === 0) return onConflict;
    onConflict = await askConflict(ask, conflicts);
  }
  return onConflict;
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

/** Asks until the answer is more than a look. */
async function askConflict(ask: Ask, conflicts: readonly Change[]): Promise<OnConflict> {
  for (const { path, reason } of conflicts) ask.tell(`  conflict  ${path} ${reason}`);
  while (true) {
    const choice = await ask.select<OnConflict | "difference">({
      message: conflicts.length === 1 ? "What about this file?" : `What about these ${conflicts.length} files?`,
      choices: [
        {
          name: "keep mine",
          value: "keep",
          description: "The file stays as it is, and stays a conflict for later runs.",
        },
        { name: "take the new one", value: "overwrite", description: "What was changed by hand is lost." },
        { name: "show the difference", value: "difference" },
        { name: "stop", value: "stop", description: "Nothing is written." },
      ],
    });
    if (choice !== "difference") return choice;
    for (const conflict of conflicts) ask.tell(differenceOf(conflict));
  }
}
