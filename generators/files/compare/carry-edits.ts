import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { RenderedFile } from "../disk/file-tree.ts";
import { linesOf, plainText, textBytes, textHash } from "../disk/plain-text.ts";
import type { ManifestEntry } from "../manifest/manifest-entry.ts";
import type { Change } from "./change.ts";
import type { CompareOptions } from "./compare-options.ts";
import { hashesOf, settle } from "./judge-edited.ts";
import { mergeTexts } from "./merge-texts.ts";
import type { Occupant } from "./occupant.ts";

/** An edited file of an earlier version, whose text is a section of another file now. */
interface EditedSection {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** The text that was generated last; undefined if it is not known. */
  readonly base: Uint8Array | undefined;
}

/** The new text of a file with the edits of earlier ones, and the decisions on those. */
export interface Carried {
  readonly text: string;
  readonly changes: readonly Change[];
}

/** The finder of the recorded files that a generator made of an item, where it made files of its own. */
export type EarlierFiles = (generator: string, item: string) => EditedSection | undefined;

/** Makes the finder of edited files that a run no longer produces. */
export function earlierFiles(
  recorded: ReadonlyMap<string, ManifestEntry>,
  tree: ReadonlyMap<string, unknown>,
  survey: (path: string) => Occupant,
  baseOf: (entry: ManifestEntry) => Uint8Array | undefined,
): EarlierFiles {
  const gone = [...recorded].filter(([path]) => !tree.has(path));
  const paths = new Map(gone.map(([path, { generator, item }]) => [`${generator} ${item}`, path]));
  return (generator, item) => {
    const path = paths.get(`${generator} ${item}`);
    const entry = path === undefined ? undefined : recorded.get(path);
    if (path === undefined || entry === undefined) return undefined;
    const occupant = survey(path);
    if (occupant.kind !== "file" || hashesOf(entry).includes(textHash(occupant.bytes))) return undefined;
    return { path, bytes: occupant.bytes, base: baseOf(entry) };
  };
}

/** Merges the edits of earlier files into the sections of a new one. An edit that cannot be merged is a conflict of its file. Spec: writing, Files that become one. */
export function carryEdits(
  { file, text, printed }: RenderedFile,
  earlier: EarlierFiles,
  options: CompareOptions,
): Carried {
  const changes: Change[] = [];
  let { head } = printed;
  const sections = printed.sections.map((section, at) => {
    const origin = file.sections?.[at];
    const replaced = origin?.row.replaces?.flatMap((name) => earlier(name, origin.item) ?? []) ?? [];
    changes.push(...replaced.map((gone) => refusal(gone, file.path, options)));
    const edited = origin && earlier(origin.row.name, origin.item);
    if (edited === undefined) return section;
    const merged = merge(edited, head, section);
    changes.push(merged === undefined ? refusal(edited, file.path, options) : carriedTo(edited, file.path));
    if (merged === undefined) return section;
    head = merged.head;
    return merged.section;
  });
  return changes.length === 0 ? { text, changes } : { text: head + sections.join("\n"), changes };
}

/** The two parts of a C# file: up to its namespace, and behind it. */
interface Halves {
  readonly head: readonly string[];
  readonly body: string;
}

function halvesOf(bytes: Uint8Array): Halves | undefined {
  const lines = linesOf(plainText(bytes));
  const at = lines.findIndex((line) => /^namespace .*;$/.test(line));
  if (at < 0) return undefined;
  const body = lines.slice(at + 1);
  return { head: lines.slice(0, at + 1), body: body.slice(body.findIndex((line) => line !== "")).join("\n") };
}

/** Merges the body into the section, and the `using` lines of the user into the head; undefined if either cannot be. */
function merge({ bytes, base }: EditedSection, head: string, section: string) {
  const [before, mine] = [base && halvesOf(base), halvesOf(bytes)];
  if (before === undefined || mine === undefined) return undefined;
  const withUsings = addedTo(head, before.head, mine.head);
  const merged = mergeTexts({
    base: textBytes(before.body),
    mine: textBytes(mine.body),
    theirs: Buffer.from(section),
  });
  if (withUsings === undefined || merged.kind !== "clean") return undefined;
  return { head: withUsings, section: Buffer.from(merged.text).toString() };
}

/** Adds the `using` lines that the user added to a head; undefined if the user changed anything else of it. */
function addedTo(head: string, before: readonly string[], mine: readonly string[]): string | undefined {
  const own = new Set(before);
  const added = mine.filter((line) => !own.has(line));
  const isAddition = before.every((line) => mine.includes(line)) && added.every((line) => /^using [^;]*;$/.test(line));
  if (!isAddition) return undefined;
  const lines = linesOf(head);
  const missing = added.filter((line) => !lines.includes(line));
  const last = lines.findLastIndex((line) => line.startsWith("using "));
  return [...lines.slice(0, last + 1), ...missing, ...lines.slice(last + 1)].join("\n");
}

function carriedTo({ path, bytes }: EditedSection, module: string): Change {
  const reason = `is part of ${module} now, which has your edit`;
  const change = { path, reason, before: bytes, after: undefined, diagnostic: undefined } as const;
  return { ...change, operation: "delete", isOrphan: true, isCarried: true };
}

const hint =
  "Run again with --on-conflict keep, move the edits into the new file, then delete the old one. With --on-conflict overwrite they are dropped.";

function refusal({ path, bytes }: EditedSection, module: string, options: CompareOptions): Change {
  const diagnostic = report(catalogue.editNotCarried, { path, module }, { hint });
  const reason = `is part of ${module} now, and your edit cannot be merged into it`;
  const verdict = settle({ path }, options, { operation: "conflict", reason, diagnostic });
  const isDropped = verdict.operation === "update";
  return {
    path,
    operation: isDropped ? "delete" : verdict.operation,
    reason,
    before: bytes,
    after: isDropped ? undefined : bytes,
    diagnostic: verdict.diagnostic,
    isOrphan: true,
  };
}
