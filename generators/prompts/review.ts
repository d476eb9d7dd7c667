import type { Change } from "../files/compare/change.ts";
import type { SettledConflicts } from "../files/compare/compare-options.ts";
import type { Outcome } from "../flow/outcome.ts";
import type { Ask, Choice } from "./ask.ts";
import { settleConflicts } from "./settle-conflicts.ts";

/** The consent to write: the decisions on conflicts, and whether to wire the host. */
export interface Consent {
  readonly settled: SettledConflicts;
  readonly wires: boolean;
}

/** The result of a review: write, go back to a question, or stop. */
type Verdict<Step> =
  | ({ readonly kind: "write" } & Consent)
  | { readonly kind: "back"; readonly to: Step }
  | { readonly kind: "cancel" };

/** The subject of a review: the plan for a consent, its description, the difference of a file, and the questions to go back to. */
interface Review<Step> {
  readonly plan: (consent: Consent) => Outcome;
  readonly describe: (outcome: Outcome) => string;
  readonly show: (change: Change) => string;
  readonly steps: readonly Choice<Step>[];
}

/** Shows the planned changes and asks for consent. Writes nothing. */
export async function review<Step>(ask: Ask, { plan, describe, show, steps }: Review<Step>): Promise<Verdict<Step>> {
  const first = plan({ settled: new Map(), wires: false });
  const settled = await settleConflicts(ask, { changes: first.changes, show });
  if (settled === undefined) return { kind: "cancel" };
  const outcome = settled.size === 0 ? first : plan({ settled, wires: false });
  // The run itself reports any other error and then writes nothing.
  if (outcome.diagnostics.some(({ severity }) => severity === "error")) return { kind: "write", settled, wires: false };
  ask.tell(describe(outcome));
  const wirable = outcome.needs.filter(({ isWired }) => isWired);
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
  return askVerdict(ask, { yes: wirable.length === 0 ? yes.slice(0, 1) : yes, back, show }, outcome.changes);
}

interface Verdicts<Step> {
  readonly yes: readonly Choice<Verdict<Step>>[];
  readonly back: readonly Choice<Verdict<Step>>[];
  readonly show: (change: Change) => string;
}

async function askVerdict<Step>(
  ask: Ask,
  { yes, back, show }: Verdicts<Step>,
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
    for (const change of edited) ask.tell(show(change));
  }
}
