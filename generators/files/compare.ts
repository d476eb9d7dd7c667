import { Buffer } from "node:buffer";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Result } from "../diagnostics/result.ts";
import type { Change } from "./change.ts";
import type { CompareOptions } from "./compare-options.ts";
import type { ResolvingDisk, Site } from "./disk.ts";
import type { FileTree, RenderedFile, TreeFile } from "./file-tree.ts";
import { judgeOrphan, judgeProduced } from "./judge.ts";
import { lineEnds } from "./line-end.ts";
import { type ManifestEntry, manifestChange, type StoredManifest } from "./manifest.ts";
import { surveyor } from "./occupant.ts";
import { textHash } from "./plain-text.ts";

/** The output of a run, and the rules to compare it by. */
export interface Intent {
  readonly tree: FileTree;
  /** The files of the tree with their texts, in its order. */
  readonly rendered: Iterable<Result<RenderedFile>>;
  readonly manifest: StoredManifest;
  readonly options: CompareOptions;
}

/** The decisions of a run: one change for each file, sorted by path, and the manifest last if it changes. */
export interface Comparison {
  readonly changes: readonly Change[];
  /** The diagnostics of the changes; with an error among them nothing may be written. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Decides on every file from the new output, the manifest and the disk. Writes nothing. Stops at the first file that could not be rendered. Spec: writing, Comparison. */
export function compare(site: Site<ResolvingDisk>, intent: Intent): Result<Comparison> {
  const { tree, rendered, manifest, options } = intent;
  const survey = surveyor(site);
  const lineEndOf = lineEnds(site);
  const files = new Map(manifest.files);
  const changes: Change[] = [];
  const decide = (path: string, change: Change | undefined, file?: TreeFile) => {
    if (change !== undefined) changes.push(change);
    const entry = entryAfter(change, file, manifest.files.get(path));
    if (entry === undefined) files.delete(path);
    else files.set(path, entry);
  };

  for (const result of rendered) {
    if (!result.ok) return result;
    const { file, text } = result.value;
    const { path } = file;
    const produced = { path, wanted: Buffer.from(text), recorded: manifest.files.get(path), lineEndOf };
    decide(path, judgeProduced({ ...produced, occupant: survey(path) }, options), file);
  }
  const inputs = inputsAfter(intent);
  const own = new Set(options.inputs);
  for (const [path, recorded] of manifest.files) {
    if (!isOrphan(path, recorded, { tree, options, own, inputs })) continue;
    decide(path, judgeOrphan({ path, recorded, occupant: survey(path) }, options));
  }
  changes.sort((a, b) => (a.path < b.path ? -1 : 1));
  const diagnostics = changes.flatMap(({ diagnostic }) => diagnostic ?? []);
  const value = { changes: [...changes, ...manifestChange(manifest, { inputs: [...inputs], files })], diagnostics };
  return { ok: true, value, diagnostics: [] };
}

function inputsAfter({ manifest, options }: Intent): ReadonlySet<string> {
  const retired = new Set(options.forget);
  return new Set([...manifest.inputs, ...options.inputs].filter((input) => !retired.has(input)));
}

/** True if this run no longer produces a recorded file of its own inputs, of a forgotten one, or of all inputs together. */
function isOrphan(
  path: string,
  recorded: ManifestEntry,
  { tree, options, own, inputs }: Pick<Intent, "tree" | "options"> & Record<"own" | "inputs", ReadonlySet<string>>,
): boolean {
  if (tree.has(path) || options.owns?.(recorded) === false) return false;
  const { input } = recorded;
  return input === undefined || own.has(input) || !inputs.has(input);
}

function entryAfter(
  change: Change | undefined,
  file: TreeFile | undefined,
  recorded: ManifestEntry | undefined,
): ManifestEntry | undefined {
  if (change === undefined || change.operation === "delete") return undefined;
  if (file === undefined || ["keep", "conflict"].includes(change.operation)) return recorded;
  const { generator, item, input } = file;
  const hash = change.after === undefined ? recorded?.hash : textHash(change.after);
  return hash === undefined ? undefined : { generator, item, input, hash };
}
