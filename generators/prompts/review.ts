import type { Change } from "../files/change.ts";
import type { SettledConflicts } from "../files/compare-options.ts";
import type { Outcome } from "../flow/outcome.ts";
import type { Ask, Choice } from "./ask.ts";
import { differenceOf } from "./difference.ts";
import { settleConflicts } from "./settle-conflicts.ts";

/** What may be written: what happens to files that were changed by hand, and whether the host's own files get what it needs. */
export interface Consent {
  readonly settled: SettledConflicts;
  readonly wires: boolean;
}

/** How a review ends: with a decision to write, with a wish to go back to a question, or with neither. */
export type Verdict<Step> =
  | ({ readonly kind: "write" } & Consent)
  | { readonly kind: "back"; readonly to: Step }
  | { readonly kind: "cancel" };

/** What is reviewed: the plan for each consent, how it reads, and where one can go back to. */
export interface Review<Step> {
  readonly plan: (consent: Consent) => Outcome;
  readonly describe: (outcome: Outcome) => string;
  readonly steps: readonly Choice<Step>[];
}

/** Shows what would be written and asks whether it may be. Nothing is written before. */
export async function review<Step>(ask: Ask, { plan, describe, steps }: Review<Step>): Promise<Verdict<Step>> {
  const settled = await settleConflicts(ask, (choices) => plan({ settled: choices, wires: false }));
  if (settled === undefined) return { kind: "cancel" };
  const outcome = plan({ settled, wires: false });
  // Whatever else is wrong is said by the run itself, which then writes nothing.
  if (outcome.diagnostics.some(({ severity }) => severity === "error")) return { kind: "write", settled, wires: false };
  ask.tell(describe(outcome));
  // A host that needs nothing is not planned for twice.
  const needs = outcome.needs.length === 0 ? [] : plan({ settled, wires: true }).needs;
  const wirable = outcome.needs.filter(({ line }) => needs.every((need) => need.line !== line));
  const yes: readonly Choice<Verdict<Step>>[] = [
    { name: "yes, write it", value: { kind: "write", settled, wires: false } },
    {
      name: "yes, and put the lines that the host needs into its own files",
      value: { kind: "write", settled, wires: true },
      description: wirable.map(({ file, line }) => `${file}: ${line}`).join("\n"),
    },
  ];
  const back = steps.map(({ name, value }) => ({
    name: `back to ${name}`,
    value: { kind: "back", to: value } as const,
  }));
  return askVerdict(ask, { yes: wirable.length === 0 ? yes.slice(0, 1) : yes, back }, outcome.changes);
}

interface Verdicts<Step> {
  readonly yes: readonly Choice<Verdict<Step>>[];
  readonly back: readonly Choice<Verdict<Step>>[];
}

async function askVerdict<Step>(
  ask: Ask,
  { yes, back }: Verdicts<Step>,
  changes: readonly Change[],
): Promise<Verdict<Step>> {
  const edited = changes.filter(({ operation }) => operation === "merge");
  while (true) {
    const verdict = await ask.select<"difference" | Verdict<Step>>({
      message: "Write this?",
      choices: [
        ...yes,
        ...(edited.length === 0 ? [] : [{ name: "show what your files get", value: "difference" as const }]),
        ...back,
        { name: "cancel", value: { kind: "cancel" } },
      ],
    });
    if (verdict !== "difference") return verdict;
    for (const change of edited) ask.tell(differenceOf(change));
  }
}
