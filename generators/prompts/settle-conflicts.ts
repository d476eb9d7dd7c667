import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Change } from "../files/compare/change.ts";
import type { SettledConflicts, Settlement } from "../files/compare/compare-options.ts";
import { isOpenConflict } from "../files/compare/difference.ts";
import type { Ask, Choice } from "./ask.ts";

/** The conflicts of a run, and the text that shows the difference of one. */
interface Conflicts {
  readonly changes: readonly Change[];
  readonly show: (change: Change) => string;
}

interface Answer {
  readonly settlement: Settlement;
  /** True to apply the answer to every other conflict of the same kind. */
  readonly forAll: boolean;
}

/** Asks about each file in conflict in turn; undefined to stop. Spec: writing, Conflicts. */
export async function settleConflicts(ask: Ask, { changes, show }: Conflicts): Promise<SettledConflicts | undefined> {
  const settled = new Map<string, Settlement>();
  const conflicts = changes.filter(isOpenConflict);
  const open = () => conflicts.filter(({ path }) => !settled.has(path));
  for (let [first] = open(); first !== undefined; [first] = open()) {
    const kind = kindOf(first);
    const alike = open().filter((change) => kindOf(change) === kind);
    ask.tell(`  conflict  ${first.path} ${first.reason}`);
    const answer = await askAbout(ask, first, { kind, count: alike.length, left: open().length, show });
    if (answer === "stop") return undefined;
    for (const { path } of answer.forAll ? alike : [first]) settled.set(path, answer.settlement);
  }
  return settled;
}

type Kind = "edited" | "foreign";

function kindOf({ diagnostic }: Change): Kind {
  return diagnostic?.code === catalogue.foreignFile.code ? "foreign" : "edited";
}

interface Question extends Pick<Conflicts, "show"> {
  readonly kind: Kind;
  /** The number of open conflicts of the kind. */
  readonly count: number;
  /** The number of all open conflicts. */
  readonly left: number;
}

/** Asks until the answer is a decision. */
async function askAbout(ask: Ask, conflict: Change, { kind, count, left, show }: Question): Promise<Answer | "stop"> {
  const message = left === 1 ? "What about this file?" : `What about this file, of ${left} in conflict?`;
  while (true) {
    const answer = await ask.select({ message, choices: choicesFor(conflict, kind, count) });
    if (answer === "difference") ask.tell(show(conflict));
    else if (answer === "stop" || !isForce(answer) || (await isMeant(ask, kind, count))) return answer;
  }
}

/** True for an answer that destroys texts that the user has not looked at. */
function isForce({ settlement, forAll }: Answer): boolean {
  return forAll && settlement === "overwrite";
}

function isMeant(ask: Ask, kind: Kind, count: number): Promise<boolean> {
  return ask.confirm(`Overwrite ${count} ${kind} files? Their texts on the disk are lost.`, false);
}

/** The settlements in the order of the choices: the words for one file, for many, and the effect. */
const settlements = [
  ["keep", "keep mine", "keep mine", "The text on the disk stays as it is."],
  ["overwrite", "take the new one", "take the new ones", "The text on the disk is lost."],
  ["merge", "merge", "merge", "Lines that both texts changed stand between conflict markers."],
  ["new", "write the new one beside it", "write the new ones beside them", "The new text gets a name of its own."],
] as const satisfies readonly (readonly [Settlement, ...string[]])[];

function choicesFor(
  { diagnostic }: Change,
  kind: Kind,
  count: number,
): readonly Choice<Answer | "difference" | "stop">[] {
  // Without a text that was generated last, there is nothing to merge from.
  const isMergeable = diagnostic?.code === catalogue.overlappingEdit.code;
  const possible = settlements.filter(([settlement]) => settlement !== "merge" || isMergeable);
  const single = possible.map(([settlement, name, , description]) => ({
    name,
    value: { settlement, forAll: false },
    description,
  }));
  const many = possible.map(([settlement, , name, description]) => ({
    name: `all ${count} ${kind} files: ${name}`,
    value: { settlement, forAll: true },
    description,
  }));
  return [
    ...single.slice(0, 2),
    { name: "show the difference", value: "difference" },
    ...single.slice(2),
    ...(count === 1 ? [] : many),
    { name: "stop", value: "stop", description: "Nothing is written." },
  ];
}
