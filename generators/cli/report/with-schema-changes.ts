import { posix } from "node:path";
import { schemaChangesBetween, schemaFindings } from "../../compatibility/schema-changes.ts";
import { storedClassesIn } from "../../compatibility/stored-classes.ts";
import { type Change, isWriting } from "../../files/compare/change.ts";
import type { Outcome } from "../../flow/outcome.ts";
import { textOf } from "../../source/decode-text.ts";
import type { CommandContext } from "../command.ts";

/** Adds to the outcome of a run that writes nothing how it changes what is stored. Spec: command-line, Schema changes. */
export function withSchemaChanges<Meaning>(
  outcome: Outcome<Meaning>,
  now: readonly string[],
  { disk }: Pick<CommandContext, "disk">,
): Outcome<Meaning> {
  const { root, changes, renames = [], acceptedChanges: inFile, diagnostics } = outcome;
  if (root === undefined) return outcome;
  const isChanged = changes.some(isWriting);
  const generated = isChanged ? changes.filter(({ path }) => path.endsWith(".cs")) : [];
  // The types of a mapping that changes can stand in a file that stays.
  const sources = generated.map((change) => {
    const bytes = change.operation === "unchanged" ? disk.read(posix.join(root, change.path)) : undefined;
    return { before: change.before ?? bytes, after: keptText(change) ?? bytes };
  });
  const textsOf = (side: "before" | "after") =>
    sources.flatMap((source) => (source[side] === undefined ? [] : [textOf(source[side])]));
  const before = storedClassesIn(textsOf("before"));
  // Nothing is stored before a first graft.
  const schema = before.size === 0 ? [] : schemaChangesBetween(before, storedClassesIn(textsOf("after")), renames);
  return { ...outcome, schema, diagnostics: [...diagnostics, ...schemaFindings(schema, { now, inFile })] };
}

/** Returns the text that a file has after the run. */
function keptText(change: Change): Uint8Array | undefined {
  if (change.isOrphan) return undefined;
  return isWriting(change) ? change.after : change.before;
}
