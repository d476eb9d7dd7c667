import { isDeepStrictEqual } from "node:util";
import { parsePlan } from "../../generators/cli/plan/read-plan.ts";
import { conflictsIn, resolveConflicts } from "../../generators/files/compare/git-conflict.ts";
import { markers, mergeTexts } from "../../generators/files/compare/merge-texts.ts";
import { plain } from "../../generators/files/disk/plain-text.ts";
import { unpack } from "../../generators/files/manifest/baselines.ts";
import type { ManifestEntry } from "../../generators/files/manifest/manifest-entry.ts";
import { parseShard, shardText } from "../../generators/files/manifest/manifest-shard.ts";
import type { FuzzTarget } from "./targets.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hash = "0123456789abcdef".repeat(2);

const jsonWords = ["{", "}", "[", "]", ",", ":", "1", "2", "null", "-1", "1e999", '"__proto__":', '"a\\u0000"'];
const pathWords = ['"../../x"', '"/etc/passwd"', '"C:x"', '"a/../b"', '"a.yaml"', '".git/hooks/x"', '".tenon/journal"'];

/** The readers of what Tenon itself records: the manifest, plans, and the texts that a merge meets. */
export const recordTargets: readonly FuzzTarget[] = [
  {
    name: "manifest",
    seeds: [aShard()],
    words: [
      ...jsonWords,
      ...pathWords,
      ...['"version"', '"inputs"', '"base"', '"files"', '"generator"', '"item"', '"input"', '"hash"', '"merged"'],
      ...["<<<<<<< a\n", "=======\n", ">>>>>>> b\n", `"${hash}"`, '"Tenon/con.g.cs"'],
    ],
    judge: judgeShard,
  },
  {
    name: "plan",
    seeds: [aPlan()],
    words: [
      ...jsonWords,
      ...pathWords,
      ...['"version"', '"tenon"', '"request"', '"inputs"', '"files"', '"operation"', '"before"', '"after"', '"merge"'],
    ],
    judge: (text) => void parsePlan(bytesOf(text)),
  },
  {
    name: "merge",
    seeds: ["a\nb\nc\u0000a\nmine\nb\nc\u0000a\nb\nc\nnew\n", "{\n}\n\u0000{\n  x\n}\n\u0000{\n  y\n}\n"],
    words: [
      "a\n",
      "b\n",
      "{\n",
      "}\n",
      "\r\n",
      "\ufeff",
      "\u0000",
      "<<<<<<< HEAD\n",
      "||||||| x\n",
      "=======\n",
      ">>>>>>> b\n",
    ],
    judge: judgeMerge,
  },
];

function judgeShard(text: string): void {
  const shard = parseShard(bytesOf(text));
  if (typeof shard === "string") return;
  const again = parseShard(bytesOf(shardText(shard)));
  // A settled conflict of Git leaves one text that was generated last.
  const entries = [...shard.files].map(([path, { others: _, ...entry }]) => [path, entry] as const);
  const settled = {
    inputs: [...shard.inputs].sort(),
    files: new Map(entries),
    bases: shard.bases.slice(0, 1),
    isConflicted: false,
  };
  if (!isDeepStrictEqual(again, settled)) throw new Error("It is read differently again.");
}

/** Reads a text as three versions of a file, and requires that no line of the user's is lost. */
function judgeMerge(text: string): void {
  const [base = "", mine = "", theirs = ""] = text.split("\u0000");
  const versions = { base: bytesOf(base), mine: bytesOf(mine), theirs: bytesOf(theirs) };
  const merge = mergeTexts(versions);
  unpack(versions.mine);
  const conflicts = conflictsIn(versions.mine);
  if (conflicts !== undefined) resolveConflicts(conflicts, { bases: [versions.base], output: versions.theirs });
  if (merge.kind === "too large") return;
  const result = new Set(linesOf(merge.kind === "clean" ? merge.text : merge.marked));
  const old = new Set(linesOf(plain(versions.base)));
  const lost = linesOf(plain(versions.mine)).find((line) => !(old.has(line) || result.has(line)));
  if (lost !== undefined) throw new Error(`The line ${JSON.stringify(lost)} is lost.`);
  if (merge.kind === "overlap" && !result.has(markers.middle)) throw new Error("A conflict has no markers.");
}

function linesOf(bytes: Uint8Array): readonly string[] {
  return new TextDecoder("latin1").decode(bytes).split("\n");
}

function aShard(): string {
  const entry = { generator: "entity", item: "Post", input: "shop.yaml", hash };
  const files = new Map<string, ManifestEntry>([
    ["Tenon/Posts/Post.g.cs", { ...entry, merged: hash }],
    ["../Data/Post.g.cs", { ...entry, input: undefined }],
  ]);
  return shardText({ inputs: ["shop.yaml"], files, bases: [hash] });
}

function aPlan(): string {
  return JSON.stringify({
    version: 1,
    tenon: "0.1.0",
    request: { command: "graft", files: ["../shop.yaml"], options: {} },
    inputs: [{ path: "../shop.yaml", hash }],
    files: [{ path: "Tenon/Posts/Post.g.cs", operation: "create", reason: "is new", before: null, after: hash }],
    needs: [],
  });
}
