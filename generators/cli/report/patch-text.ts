import { posix } from "node:path";
import type { Paint } from "../../diagnostics/paint.ts";
import type { Change } from "../../files/compare/change.ts";
import { hasDifference, patchOf } from "../../files/compare/difference.ts";
import type { Outcome } from "../../flow/outcome.ts";
import { visible } from "../../text/quoted.ts";
import type { Screen } from "../command.ts";

/** Returns the patch of one file of an outcome; undefined if it has no difference to show. */
export function patchLines(
  change: Change,
  { root = "/" }: Pick<Outcome, "root">,
  folder: string,
): readonly string[] | undefined {
  if (!hasDifference(change)) return undefined;
  return patchOf(change, posix.relative(folder, posix.join(root, change.path)));
}

/** Prints the changes of a run as one patch: byte for byte for `git apply`, made harmless for a terminal. Spec: command-line, Differences. */
export function patchText(outcome: Outcome, folder: string, screen: Screen): string {
  return outcome.changes
    .flatMap((change) => patchLines(change, outcome, folder) ?? [])
    .map((line) => `${painted(screen.isTerminal ? harmless(line) : line, screen.paint)}\n`)
    .join("");
}

/** Formats the difference of one file for a question on a terminal. */
export function differenceText(change: Change, paint: Paint): string {
  return patchOf(change, change.path)
    .map((line) => painted(harmless(line), paint))
    .join("\n");
}

/** Escapes control characters, which would move the cursor; keeps tabs, and drops the CR at the end of a line. */
function harmless(line: string): string {
  return line.replace(/\r$/, "").split("\t").map(visible).join("\t");
}

/** Colours a line of a patch by its beginning. */
function painted(line: string, { added, removed, label, message }: Paint): string {
  if (/^(?:diff |--- |\+\+\+ |new file |deleted file )/.test(line)) return message(line);
  if (line.startsWith("@@")) return label(line);
  if (line.startsWith("+")) return added(line);
  return line.startsWith("-") ? removed(line) : line;
}
