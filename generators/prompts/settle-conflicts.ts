import { createTwoFilesPatch } from "diff";
import type { Change } from "../files/change.ts";
import type { SettledConflicts, Settlement } from "../files/compare-options.ts";
import type { Outcome } from "../flow/outcome.ts";
import { visible } from "../text/quoted.ts";
import type { Ask, Choice } from "./ask.ts";

interface Answer {
  readonly settlement: Settlement;
  /** True to apply the answer to every other conflict. */
  readonly forAll: boolean;
}

/** Asks about each edited file in turn; undefined to stop. */
export async function settleConflicts(
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
export function differenceOf({ path, before, after }: Change): string {
  const [old, next] = [before, after].map((bytes) => decoder.decode(bytes).replaceAll("\r\n", "\n"));
  const lines = createTwoFilesPatch(path, path, old ?? "", next ?? "").split("\n");
  const hunks = lines.slice(lines.findIndex((line) => line.startsWith("@@")));
  // Control characters in the user's text must not move the cursor.
  return [`--- ${path} as it is`, `+++ ${path} as it would be`, ...hunks].map(visible).join("\n").trimEnd();
}
