import { grouped } from "../../text/grouped.ts";
import { type NewName, namesUnder } from "../../text/new-names.ts";
import { phraseOf, withArticle } from "../../text/nouns.ts";
import { plainText, textBytes } from "../disk/plain-text.ts";
import type { ManifestEntry } from "../manifest/manifest-entry.ts";
import type { Versions } from "./merge-texts.ts";

/** The renames that the input of a run declares. */
export interface Renames {
  readonly names: readonly NewName[];
  /** The new names of items in the manifest, by their old names. */
  readonly items: ReadonlyMap<string, string>;
}

/** The origin of a file: its generator and item. */
type Origin = Pick<ManifestEntry, "generator" | "item">;

/**
 * Returns the recorded path of each file that is produced under a new name, by its new path: the same generator made it of
 * the same item, under its old name. Spec: writing, Renamed files.
 */
export function movesOf(
  tree: ReadonlyMap<string, Origin>,
  recorded: ReadonlyMap<string, Origin>,
  { names, items }: Renames,
): ReadonlyMap<string, string> {
  const gone = [...recorded].flatMap(([path, { generator, item }]) => {
    const now = items.get(item);
    return now === undefined || tree.has(path) ? [] : [{ path, key: `${generator} ${now}` }];
  });
  if (gone.length === 0) return new Map();
  const byKey = grouped(gone, ({ key }) => key);
  const namesIn = namesUnder(names);
  const moves = new Map<string, string>();
  for (const [path, { generator, item }] of tree) {
    if (recorded.has(path)) continue;
    const origins = byKey.get(`${generator} ${item}`) ?? [];
    const origin = origins.find((one) => namesIn(one.path).includes(path)) ?? origins[0];
    if (origin !== undefined) moves.set(path, origin.path);
  }
  return moves;
}

/**
 * Gives the earlier output and the text of the user the new names, so that a merge sees the edits alone. An identifier gets a
 * new name if the earlier output has the old one, and the new output the new one instead. Spec: writing, Renamed files.
 */
export function withNewNames(versions: Versions, names: readonly NewName[]): Versions {
  const [before, after] = [plainText(versions.base), plainText(versions.theirs)];
  const renamed = newIdentifiers(before, after, names);
  if (renamed.size === 0) return versions;
  const phrases = newPhrases(before, after, names);
  const rename = (text: Uint8Array) => {
    const worded = phrases.reduce((found, { pattern, words }) => found.replace(pattern, words), plainText(text));
    return textBytes(worded.replace(identifiers, (identifier) => renamed.get(identifier) ?? identifier));
  };
  return { base: rename(versions.base), mine: rename(versions.mine), theirs: versions.theirs };
}

/** Finds the identifiers of an output that have a new name in the next one. */
export function newIdentifiers(before: string, after: string, names: readonly NewName[]): ReadonlyMap<string, string> {
  const now = new Set(after.match(identifiers));
  const namesIn = namesUnder(names);
  const gone = [...new Set(before.match(identifiers))].filter((identifier) => !now.has(identifier));
  return new Map(
    gone.flatMap((identifier) => {
      const found = namesIn(identifier).find((one) => now.has(one));
      return found === undefined ? [] : [[identifier, found] as const];
    }),
  );
}

/** Finds the names in prose that an output has and the next one has not: `an order line` becomes `a position`. */
function newPhrases(before: string, after: string, names: readonly NewName[]) {
  return names.flatMap(({ from, to }) => {
    const [old, now] = [phraseOf(from), phraseOf(to)];
    const isGone = [before, after].map((text) => new RegExp(`\\b${old}\\b`).test(text)).join() === "true,false";
    const words = (_: string, article?: string) => (article === undefined ? now : withArticle(now));
    return isGone && after.includes(now) ? [{ pattern: new RegExp(`\\b(?:(an?) )?${old}\\b`, "g"), words }] : [];
  });
}

/** An identifier of C#, or a segment of a route. */
const identifiers = /[A-Za-z_][A-Za-z0-9_]*(?:-[a-z0-9]+)*/g;
