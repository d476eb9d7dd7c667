import type { Change } from "../files/compare/change.ts";
import type { SettledConflicts } from "../files/compare/compare-options.ts";
import type { Outcome } from "../flow/outcome.ts";
import type { Ask, Choice } from "./ask.ts";
import type { Draft } from "./draft.ts";
import { settleConflicts } from "./settle-conflicts.ts";

/** A draft and the consent to write it: the decisions on conflicts, and whether to wire the host. */
export interface Decision {
  readonly draft: Draft;
  readonly settled: SettledConflicts;
  readonly wires: boolean;
}

/** The planning and description of a draft before it is written. */
export interface Preview {
  readonly plan: (decision: Decision) => Outcome;
  readonly describe: (outcome: Outcome) => string;
  readonly show: (change: Change) => string;
}

/** The result of a review: the decision, which is undefined if the user declines, or a question to go back to. */
type Verdict<Step> = { readonly decision: Decision | undefined } | { readonly to: Step };

/** A draft with its preview, and the questions to go back to. */
interface Review<Step> extends Preview {
  readonly draft: Draft;
  readonly steps: readonly Choice<Step>[];
}

/** Shows the planned changes and asks for consent. Writes nothing. */
export async function review<Step>(
  ask: Ask,
  { draft, plan, describe, show, steps }: Review<Step>,
): Promise<Verdict<Step>> {
  const first = plan({ draft, settled: new Map(), wires: false });
  const settled = await settleConflicts(ask, { changes: first.changes, show });
  if (settled === undefined) return { decision: undefined };
  const decision = { draft, settled, wires: false };
  const outcome = settled.size === 0 ? first : plan(decision);
  // The run itself reports any other error and then writes nothing.
  if (outcome.diagnostics.some(({ severity }) => severity === "error")) return { decision };
  ask.tell(describe(outcome));
  const wirable = outcome.needs.filter(({ isWired }) => isWired);
  const yes: readonly Choice<Verdict<Step>>[] = [
    { name: "yes, write it", value: { decision } },
    {
      name: "yes, and put the lines that the host needs into its own files",
      value: { decision: { ...decision, wires: true } },
      description: wirable.map(({ file, line }) => `${file}: ${line}`).join("\n"),
    },
  ];
  const back = steps.map(({ name, value }) => ({ name: `back to ${name}`, value: { to: value } }));
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
        { name: "cancel", value: { decision: undefined } },
      ],
    });
    if (verdict !== "difference") return verdict;
    for (const change of edited) ask.tell(show(change));
  }
}
