import { posix } from "node:path";
import type { Result } from "../diagnostics/result.ts";
import type { Declared } from "../entity/declaration.ts";
import { targetOf } from "../entity/target.ts";
import { declareFiles } from "../entity/validate.ts";
import type { TargetShape } from "../entity/yaml/entity-file.ts";
import type { ResolvingDisk } from "../files/disk/disk.ts";
import { readManifest } from "../files/manifest/manifest.ts";
import { withheld } from "../flow/foreign-inputs.ts";
import { hasInputName } from "../flow/input-name.ts";
import { readEntityFiles } from "../flow/read-inputs.ts";
import type { Host } from "../host/host.ts";
import type { InputFile } from "../source/decode-text.ts";

/** The entity file to add to. */
interface ChosenFile {
  /** The path from the host folder, as the manifest records it. */
  readonly path: string;
  /** Undefined for a new file. */
  readonly bytes: Uint8Array | undefined;
  /** The path of the schema from a new file; undefined if it is not near. */
  readonly schema: string | undefined;
  /** The target of a new file. */
  readonly target: TargetShape | undefined;
}

/** The subject of the questions: the host, its entity files, and the file to add to. */
export interface Subject {
  readonly host: Host;
  /** The files as read, including the chosen one if it exists. */
  readonly inputs: readonly InputFile[];
  readonly declared: Declared;
  readonly file: ChosenFile;
}

/** A host, and the entity files that its manifest records. */
export interface GraftedHost {
  readonly disk: ResolvingDisk;
  readonly host: Host;
  readonly recorded: readonly string[];
  /** The defaults that the configuration of the host states. */
  readonly defaults: Declared["defaults"];
}

/** Reads the manifest of a host. Leaves out inputs that no run would read. */
export function readGraftedHost(disk: ResolvingDisk, host: Host, defaults: Declared["defaults"]): Result<GraftedHost> {
  const site = { disk, root: host.folder };
  const manifest = readManifest(site);
  if (!manifest.ok) return manifest;
  const recorded = manifest.value.inputs.filter((path) => hasInputName(site, path));
  return { ok: true, value: { disk, host, recorded, defaults }, diagnostics: [] };
}

/** Reads and validates every entity file of a host, so that any later mistake is in the answers. */
export function prepare(
  { disk, host, recorded, defaults }: GraftedHost,
  file: Omit<Subject["file"], "bytes" | "path"> & { readonly path: string },
): Result<Subject> {
  const exists = disk.kind(file.path) !== undefined;
  const isRecorded = recorded.includes(posix.relative(host.folder, file.path));
  const request = { files: exists && !isRecorded ? [file.path] : [], forget: [] };
  const inputs = readEntityFiles({ disk, root: host.folder }, request, recorded);
  if (!inputs.ok) return inputs;
  const declared = declareFiles(inputs.value.files, { ...host, defaults });
  if (!declared.ok) return { ok: false, diagnostics: withheld(declared.diagnostics, inputs.value.foreign) };
  const target = targetOf(declared.value, host);
  if (inputs.value.files.length > 0 && !target.ok) return target;
  const path = posix.relative(host.folder, file.path);
  const bytes = inputs.value.files.find((input) => input.path === path)?.bytes;
  const subject = { host, inputs: inputs.value.files, declared: declared.value, file: { ...file, path, bytes } };
  return { ok: true, value: subject, diagnostics: [] };
}
