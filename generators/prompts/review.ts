import { createTwoFilesPatch } from "diff";
import type { Change } from "../files/change.ts";
import type { SettledConflicts, Settlement } from "../files/compare-options.ts";
import type { Outcome } from "../flow/outcome.ts";
import { visible } from "../text/quoted.ts";
import type { Ask, Choice } from "./ask.ts";

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

/** The subject of a review: the plan for a consent, its description, and the questions to go back to. */
interface Review<Step> {
  readonly plan: (consent: Consent) => Outcome;
  readonly describe: (outcome: Outcome) => string;
  readonly steps: readonly Choice<Step>[];
}

/** Shows the planned changes and asks for consent. Writes nothing. */
export async function review<Step>(ask: Ask, { plan, describe, steps }: Review<Step>): Promise<Verdict<Step>> {
  const settled = await settleConflicts(ask, (choices) => plan({ settled: choices, wires: false }));
  if (settled === undefined) return { kind: "cancel" };
  const outcome = plan({ settled, wires: false });
  // The run itself reports any other error and then writes nothing.
  if (outcome.diagnostics.some(({ severity }) => severity === "error")) return { kind: "write", settled, wires: false };
  ask.tell(describe(outcome));
  // A host that needs nothing is not planned twice.
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

interface Answer {
  readonly settlement: Settlement;
  /** True to apply the answer to every other conflict. */
  readonly forAll: boolean;
}

/** Asks about each edited file in turn; undefined to stop. */
async function settleConflicts(
  ask: Ask,
  plan: (settled: SettledConflicts) => Outcome,
): Promise<SettledConflicts | undefined> {
  const settled = new Map<string, Settlement>();
  while (true) {
    // The run reports an obstacle that is not a file.
    const open = plan(settled).changes.filter(({ operation, before }) => operation === "conflict" && before);
    const [first] = open;
    if (first === undefined) return settled;
    const answer = await askAbout(ask, first, open.length);
    if (answer === "stop") return undefined;
    for (const { path } of answer.forAll ? open : [first]) settled.set(path, answer.settlement);
  }
}

/** Asks until the answer is a decision. */
async function askAbout(ask: Ask, conflict: Change, count: number): Promise<Answer | "stop"> {
  ask.tell(`  conflict  ${conflict.path} ${conflict.reason}`);
  while (true) {
    const message = count === 1 ? "What about this file?" : `What about this file, of ${count} in conflict?`;
    const answer = await ask.select({ message, choices: choicesFor(count) });
    if (answer !== "difference") return answer;
    ask.tell(differenceOf(conflict));
  }
}

function choicesFor(count: number): readonly Choice<Answer | "difference" | "stop">[] {
  const keep = "The text stays as it is, and stays a conflict for later runs.";
  const overwrite = "What was changed by hand is lost.";
  return [
    { name: "keep mine", value: { settlement: "keep", forAll: false }, description: keep },
    { name: "take the new one", value: { settlement: "overwrite", forAll: false }, description: overwrite },
    { name: "show the difference", value: "difference" },
    ...(count === 1
      ? []
      : ([
          { name: `all ${count}: keep mine`, value: { settlement: "keep", forAll: true }, description: keep },
          {
            name: `all ${count}: take the new ones`,
            value: { settlement: "overwrite", forAll: true },
            description: overwrite,
          },
        ] as const)),
    { name: "stop", value: "stop", description: "Nothing is written." },
  ];
}

const decoder = new TextDecoder();

/** Formats the changed lines of a file as a unified diff. */
function differenceOf({ path, before, after }: Change): string {
  const [old, next] = [before, after].map((bytes) => decoder.decode(bytes).replaceAll("\r\n", "\n"));
  const lines = createTwoFilesPatch(path, path, old ?? "", next ?? "").split("\n");
  const hunks = lines.slice(lines.findIndex((line) => line.startsWith("@@")));
  // Control characters in the user's text must not move the cursor.
  return [`--- ${path} as it is`, `+++ ${path} as it would be`, ...hunks].map(visible).join("\n").trimEnd();
}
