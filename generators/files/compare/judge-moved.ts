import type { TreeFile } from "../disk/file-tree.ts";
import type { Change } from "./change.ts";
import { isMarked } from "./judge-orphan.ts";
import { type Judgement, judgeProduced, type Produced, type Surroundings } from "./judge-produced.ts";
import type { Occupant } from "./occupant.ts";

/** A generated file whose record has another path. */
interface Moved extends Produced {
  /** The recorded path. */
  readonly from: string;
}

/** True if a file can move: the old one is there as Tenon writes it, or was deleted by hand, and nothing is in the new place. */
export function canMove(from: string, old: Occupant, now: Occupant): boolean {
  if (now.kind !== "nothing") return false;
  return old.kind === "nothing" || (old.kind === "file" && !old.isLink && isMarked(from, old.bytes));
}

/** Decides on a file that gets a new path: the old file is judged with the new output, then moves with its edits. Spec: writing, Renamed files. */
export function judgeMoved({ from, ...produced }: Moved, surroundings: Surroundings): Judgement {
  const { file } = produced;
  const judged = judgeProduced({ ...produced, file: { ...file, path: from } }, surroundings);
  const [change, ...beside] = judged.changes;
  if (change === undefined || change.operation === "conflict") return judged;
  const entry = judged.entry && { ...judged.entry, item: file.item, generator: file.generator, input: file.input };
  const old = surroundings.survey(from);
  const changes = [
    ...(old.kind === "file" ? moveOf(change, file, old.bytes) : [{ ...change, path: file.path }]),
    ...beside.map((one) => ({ ...one, path: `${file.path}.new` })),
  ];
  return { changes, entry };
}

/** The decisions on a file that leave its text as it is. */
const keeping: ReadonlySet<Change["operation"]> = new Set<Change["operation"]>(["keep", "unchanged", "adopt"]);

function moveOf({ path: from, operation, after, diagnostic }: Change, { path }: TreeFile, before: Uint8Array) {
  const hasEdit = operation === "keep" || operation === "merge";
  const text = keeping.has(operation) ? before : after;
  const created = `is ${from} under its new name${hasEdit ? ", with your edit" : ""}`;
  const deleted = `is ${path} now${hasEdit ? ", which has your edit" : ""}`;
  return [
    { path, operation: "create", reason: created, before: undefined, after: text, diagnostic },
    {
      path: from,
      operation: "delete",
      reason: deleted,
      before,
      after: undefined,
      diagnostic: undefined,
      isOrphan: true,
      ...(hasEdit && { isCarried: true as const }),
    },
  ] as const satisfies readonly Change[];
}
