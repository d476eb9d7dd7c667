import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { isOfType, type Rename } from "../entity/renames/renames.ts";
import { type Change, isWriting } from "../files/compare/change.ts";
import { largestOutput } from "../files/compare/occupant.ts";
import { newIdentifiers } from "../files/compare/renames.ts";
import { sourcesBelow } from "../files/compare/sources-below.ts";
import type { ReadableDisk, Site } from "../files/disk/disk.ts";
import { attempt } from "../files/disk/disk-error.ts";
import { absolutePath } from "../files/disk/relative-path.ts";
import { textOf } from "../source/decode-text.ts";
import { grouped } from "../text/grouped.ts";
import type { Outcome } from "./outcome.ts";

const keepForRoute = "Keep it for as long as the old route redirects, then delete it.";

/** The decisions of a run on generated files. */
interface Decided {
  readonly changes: readonly Change[];
  /** The recorded paths of files that get new ones, by these. */
  readonly moves: ReadonlyMap<string, string>;
  /** Returns the item of a generated file; undefined for any other file. */
  readonly itemOf: (path: string) => string | undefined;
}

/** Reports the renames that take effect in a run, and the sources of the user that still mention an old name. Spec: writing, Renamed files. */
export function reportRenames(
  site: Site<ReadableDisk>,
  renames: readonly Rename[],
  decided: Decided,
): Pick<Outcome, "diagnostics" | "texts"> {
  const files = renames.length === 0 ? [] : rewrittenFiles(decided, renames);
  const effective = renames.filter((rename) => files.some((file) => takesEffect(rename, file)));
  if (effective.length === 0) return { diagnostics: [], texts: new Map() };
  const done = effective.map(({ kind, title: name, mark, redirects }) => {
    const hint = redirects ? keepForRoute : "Delete it after the next `tenon migrate`.";
    return report(catalogue.renameDone, { mark, kind, name }, { hint });
  });
  const sources = sourcesBelow(site).filter((path) => decided.itemOf(path) === undefined);
  const words = wordsToFind(files, effective);
  const found = sources.flatMap((path) => mentionsIn(site, path, words));
  return {
    diagnostics: [...done, ...found.flatMap(({ diagnostics }) => diagnostics)],
    texts: new Map(found.map(({ path, text }) => [path, text])),
  };
}

/** A generated file before and after a run, with its identifiers that have new names. */
interface RewrittenFile {
  readonly item: string;
  readonly before: string;
  readonly isMoved: boolean;
  readonly identifiers: ReadonlyMap<string, string>;
  /** The namespace, before and after. */
  readonly namespaces: readonly [before: string, after: string];
}

function rewrittenFiles({ changes, moves, itemOf }: Decided, renames: readonly Rename[]): readonly RewrittenFile[] {
  const names = renames.flatMap((rename) => rename.names);
  const byPath = new Map(changes.map((change) => [change.path, change]));
  return changes.filter(isWriting).flatMap(({ path, before, after }) => {
    const from = moves.get(path);
    const old = from === undefined ? before : byPath.get(from)?.before;
    const item = itemOf(path);
    if (item === undefined || old === undefined || after === undefined) return [];
    const [text, later] = [textOf(old), textOf(after)];
    const identifiers = newIdentifiers(text, later, names);
    const namespaces = [namespaceIn(text), namespaceIn(later)] as const;
    return [{ item, before: text, isMoved: from !== undefined, identifiers, namespaces }];
  });
}

function namespaceIn(text: string): string {
  return /^namespace ([\w.]+)/m.exec(text)?.[1] ?? "";
}

function takesEffect({ kind, owner, from, to }: Rename, { item, isMoved, identifiers }: RewrittenFile): boolean {
  if (kind === "entity") return isMoved && item === to;
  return isOf(owner, item) && identifiers.get(from) === to;
}

/** True for an item of an entity or enum: itself, or a relationship of it. */
function isOf(owner: string, item: string): boolean {
  return item === owner || item.startsWith(`${owner}.`);
}

/** The words to find in sources of the user, each with the word that stands for it now. */
interface Words {
  readonly types: ReadonlyMap<string, string>;
  readonly namespaces: ReadonlyMap<string, string>;
  /** The members, each with the types of which a source mentions one if it is about them. */
  readonly members: readonly { readonly from: string; readonly to: string; readonly around: ReadonlySet<string> }[];
}

function wordsToFind(files: readonly RewrittenFile[], renames: readonly Rename[]): Words {
  const typesOf = ({ before }: RewrittenFile) =>
    Array.from(before.matchAll(/\b(?:class|record|struct|enum|interface) ([A-Za-z_]\w*)/g), ([, type = ""]) => type);
  const types = files.flatMap((file) =>
    typesOf(file).flatMap((type) => {
      const now = file.identifiers.get(type);
      return now === undefined ? [] : [[type, now] as const];
    }),
  );
  const members = renames
    .filter((one) => !isOfType(one))
    .map(({ owner, from, to }) => {
      const about = files.filter(({ item }) => isOf(owner, item));
      const around = about.flatMap((file) =>
        typesOf(file).flatMap((type) => (isOfHosts(type) ? [] : [type, file.identifiers.get(type) ?? type])),
      );
      return { from, to, around: new Set(around) };
    });
  const namespaces = files.map((file) => file.namespaces).filter(([old, now]) => old !== now);
  return { types: new Map(types), namespaces: new Map(namespaces), members };
}

/** True for a type that hosts mention where they are put together, and so says nothing about members. */
function isOfHosts(type: string): boolean {
  return /(?:DbContext|Extensions|Endpoints)$/.test(type);
}

/** Finds the words in a source: one diagnostic for each, at its first place, with a note for any other one. */
function mentionsIn(site: Site<ReadableDisk>, path: string, { types, namespaces, members }: Words) {
  const bytes = attempt(() => site.disk.read(absolutePath(site, path), largestOutput));
  if (!(bytes instanceof Uint8Array)) return [];
  const text = textOf(bytes);
  // A migration tells of tables as they were.
  if (/:\s*(?:Migration|ModelSnapshot)\b|\[Migration\(/.test(text)) return [];
  // Plain texts, such as those of migrations, name tables and not types.
  const code = blanked(text, /(?<![$@])"(?:[^"\\\n]|\\.)*"/g);
  // Namespaces stand as a whole, and each of their words by itself; but a word in `using System.Text;` is no name of the input.
  const words = blanked(code, /\busing\s+\w+(?:\.\w+)+\s*;/g).matchAll(/[A-Za-z_]\w*/g);
  const found = [...words, ...code.matchAll(/[A-Za-z_]\w*(?:\.\w+)+/g)];
  const places = grouped(found, ([word]) => word);
  const wanted = [
    ...namespaces,
    ...types,
    ...members.flatMap(({ from, to, around }) =>
      [...around].some((type) => places.has(type)) ? [[from, to] as const] : [],
    ),
  ];
  const diagnostics = wanted.flatMap(([old, now]): readonly Diagnostic[] => {
    const spans = (places.get(old) ?? []).map(({ index }): Span => ({ path, start: index, end: index + old.length }));
    const [span, ...others] = spans;
    if (span === undefined) return [];
    const notes = others.map((other) => ({ message: "Here as well.", span: other }));
    return [report(catalogue.oldNameMentioned, { path, old, now }, { span, notes, hint: `Write ${now}.` })];
  });
  return diagnostics.length === 0 ? [] : [{ path, text, diagnostics }];
}

/** Replaces what a pattern finds by as many spaces. */
function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => " ".repeat(found.length));
}
