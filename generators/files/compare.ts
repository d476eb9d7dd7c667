import { Buffer } from "node:buffer";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Change } from "./change.ts";
import type { CompareOptions } from "./compare-options.ts";
import type { ResolvingDisk, Site } from "./disk.ts";
import type { FileTree, TreeFile } from "./file-tree.ts";
import { judgeOrphan } from "./judge-orphan.ts";
import { judgeProduced } from "./judge-produced.ts";
import { lineEnds } from "./line-end.ts";
import { type ManifestEntry, manifestChange, type StoredManifest } from "./manifest.ts";
import { surveyor } from "./occupant.ts";
import { textHash } from "./plain-text.ts";

/** The generated files and the basis of their comparison. */
interface Intent {
  readonly tree: FileTree;
  readonly manifest: StoredManifest;
  readonly options: CompareOptions;
}

/** The planned changes, in path order; a changed manifest comes last. */
export interface Comparison {
  readonly changes: readonly Change[];
  /** The diagnostics of the changes; an error forbids any write. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A path to decide on; without `file` it is recorded by an earlier run only. */
interface Candidate {
  readonly path: string;
  readonly file: TreeFile | undefined;
  readonly recorded: ManifestEntry | undefined;
}

interface Decision {
  readonly change: Change | undefined;
  /** The new manifest entry of the path. */
  readonly entry: ManifestEntry | undefined;
}

function inputsAfter({ manifest, options }: Intent): readonly string[] {
  const retired = new Set(options.retired);
  return [...new Set([...manifest.inputs, ...options.inputs])].filter((input) => !retired.has(input));
}

function candidatesOf({ tree, manifest, options }: Intent, inputs: readonly string[]): readonly Candidate[] {
  const others = new Set(inputs.filter((input) => !options.inputs.includes(input)));
  const isOrphan = ([path, { input, generator }]: readonly [string, ManifestEntry]): boolean =>
    !tree.has(path) &&
    (options.judges?.(generator) ?? true) &&
    (input === undefined ? options.ownsShared !== false : !others.has(input));
  const produced = [...tree].map(([path, file]) => ({ path, file, recorded: manifest.files.get(path) }));
  const orphans = [...manifest.files].filter(isOrphan).map(([path, recorded]) => ({ path, file: undefined, recorded }));
  return [...produced, ...orphans].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function entryAfter(change: Change | undefined, { file, recorded }: Candidate): ManifestEntry | undefined {
  if (change === undefined || change.operation === "delete") return undefined;
  if (file === undefined || ["keep", "conflict"].includes(change.operation)) return recorded;
  const { generator, item, input } = file;
  const hash = change.after === undefined ? recorded?.hash : textHash(change.after);
  return hash === undefined ? undefined : { generator, item, input, hash };
}

/** Decides on every file from its generated, recorded and existing text. Writes nothing. Spec: decisions, 5 and 6. */
export function compare(site: Site<ResolvingDisk>, intent: Intent): Comparison {
  const { manifest, options } = intent;
  const inputs = inputsAfter(intent);
  const survey = surveyor(site);
  const lineEndOf = lineEnds(site);
  const decide = (candidate: Candidate): Decision => {
    const { path, file, recorded } = candidate;
    const occupant = survey(path);
    if (file !== undefined) {
      const wanted = Buffer.from(file.text());
      const change = judgeProduced({ path, wanted, recorded, occupant, lineEndOf }, options);
      return { change, entry: entryAfter(change, candidate) };
    }
    const change = recorded === undefined ? undefined : judgeOrphan({ path, recorded, occupant }, options);
    return { change, entry: entryAfter(change, candidate) };
  };

  const files = new Map(manifest.files);
  const changes: Change[] = [];
  for (const candidate of candidatesOf(intent, inputs)) {
    const { change, entry } = decide(candidate);
    if (change !== undefined) changes.push(change);
    if (entry === undefined) files.delete(candidate.path);
    else files.set(candidate.path, entry);
  }
  const diagnostics = changes.flatMap(({ diagnostic }) => diagnostic ?? []);
  return { changes: [...changes, ...manifestChange(manifest, { inputs, files })], diagnostics };
}
