import { type Result, resultOf } from "../diagnostics/result.ts";
import type { PlannedPlace } from "../emit/planned-file.ts";
import { type Change, isWriting } from "../files/change.ts";
import { compare } from "../files/compare.ts";
import type { CompareOptions } from "../files/compare-options.ts";
import type { Site } from "../files/disk.ts";
import { fileTree } from "../files/file-tree.ts";
import { readManifest, type StoredManifest } from "../files/manifest.ts";
import { recover } from "../files/recover.ts";
import { type InputEdit, inputChange, writeWithInput } from "../files/write-with-input.ts";
import type { HostNeed } from "../host/needs.ts";
import { type HostEdit, wireHost } from "../host/wire/wire-host.ts";
import type { RunRequest } from "./request.ts";
import { whilePrinting } from "./while-printing.ts";

/** What a run wants in a folder. */
interface Delivery<File extends PlannedPlace> {
  readonly planned: readonly File[];
  readonly print: (file: File) => string;
  readonly manifest: StoredManifest;
  /** As the manifest records them. */
  readonly inputs: readonly string[];
  /** Whether files that come from no single input are judged: only those of entities are of that kind. */
  readonly ownsShared: boolean;
  /** Whether files of a generator are judged, by its name in the manifest: all are where this says nothing. */
  readonly judges?: CompareOptions["judges"];
  /** An entity file that is written with the rest. */
  readonly edit?: InputEdit | undefined;
  /** What the host needs for the files, which goes into its own where the run asks for that. */
  readonly needs?: readonly HostNeed[];
}

/** What was decided, and what of it has an error or a warning. */
interface Delivered {
  readonly changes: readonly Change[];
  readonly diagnostics: Result<unknown>["diagnostics"];
  readonly changesSchema: boolean;
  /** What is left for somebody to do. */
  readonly needs: readonly HostNeed[];
}

/** Makes a folder ready to be compared: finishes what a killed run left, and reads the manifest. */
export function openSite(site: Site, { dryRun }: RunRequest): Result<StoredManifest> {
  const left = dryRun ? [] : recover(site);
  const manifest = readManifest(site);
  return left.length > 0 ? { ok: false, diagnostics: [...left, ...manifest.diagnostics] } : manifest;
}

/** The second half of every run: render → compare → write. A dry run stops before the last. */
export function deliver<File extends PlannedPlace>(
  site: Site,
  delivery: Delivery<File>,
  request: RunRequest,
): Delivered {
  const { planned, print, manifest, inputs, ownsShared, judges, edit, needs = [] } = delivery;
  const { forget: retired, restore, prune, dryRun, settled } = request;
  const options = {
    inputs,
    retired,
    restore,
    prune,
    ownsShared,
    ...(judges && { judges }),
    ...(settled && { settled }),
  };
  const wired = request.wires ? wireHost(site.disk, site.root, needs) : { edits: [], needs };
  // Each file is printed as it is compared, and only what has to be written is kept.
  const compared = whilePrinting(request.ownTemplates, () => {
    const tree = fileTree(planned.map((file) => [file.path, { ...file, text: () => print(file) }]));
    return compare(site, { tree, manifest, options });
  });
  if (!compared.ok) return { changes: [], diagnostics: compared.diagnostics, changesSchema: false, needs: wired.needs };
  const { diagnostics } = compared.value;
  const changes = [...wired.edits.map(hostChange), ...compared.value.changes];
  const written = dryRun ? resultOf(changes, diagnostics) : writeWithInput(site, changes, edit);
  const schema = new Set(planned.filter(({ shapesSchema }) => shapesSchema).map(({ path }) => path));
  return {
    changes: edit === undefined ? changes : [inputChange(site, edit), ...changes],
    diagnostics: written.diagnostics,
    changesSchema: changes.some((change) => isWriting(change) && schema.has(change.path)),
    needs: wired.needs,
  };
}

function hostChange({ path, before, after, lines }: HostEdit): Change {
  return { path, operation: "merge", reason: `gets ${lines.join(" and ")}`, before, after, diagnostic: undefined };
}
