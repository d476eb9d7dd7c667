import { posix } from "node:path";
import type { Result } from "../diagnostics/result.ts";
import { declaredIn } from "../entity/check-meaning.ts";
import { checkSchema } from "../entity/check-schema.ts";
import { readEntityFile } from "../entity/read-entity-file.ts";
import { validate } from "../entity/validate.ts";
import type { ReadableDisk } from "../files/disk.ts";
import { readManifest } from "../files/read-manifest.ts";
import { readEntityFiles } from "../flow/read-entity-files.ts";
import type { Host } from "../host/host.ts";
import type { InputFile } from "../source/decode-text.ts";
import type { Subject } from "./subject.ts";

/** The host of a subject, and all entity files that it was grafted from, as the manifest names them. */
export interface Site {
  readonly disk: ReadableDisk;
  readonly host: Host;
  readonly recorded: readonly string[];
}

/** Reads what the manifest of a host says. */
export function siteOf(disk: ReadableDisk, host: Host): Result<Site> {
  const manifest = readManifest({ disk, root: host.folder });
  if (!manifest.ok) return manifest;
  return { ok: true, value: { disk, host, recorded: manifest.value.inputs }, diagnostics: [] };
}

/** Reads and checks every entity file that serves a host, so that each later mistake is one of the answers. */
export function prepare(
  { disk, host, recorded }: Site,
  file: Omit<Subject["file"], "bytes" | "path"> & { readonly path: string },
): Result<Subject> {
  const exists = disk.kind(file.path) !== undefined;
  const request = { files: exists ? [file.path] : [], forget: [] };
  const inputs = readEntityFiles({ disk, root: host.folder }, request, recorded);
  if (!inputs.ok) return inputs;
  const valid = inputs.value.files.length === 0 ? undefined : validate(inputs.value.files, host);
  if (valid?.ok === false) return valid;
  const path = posix.relative(host.folder, file.path);
  const bytes = inputs.value.files.find((input) => input.path === path)?.bytes;
  const subject = {
    host,
    inputs: inputs.value.files,
    declared: declaredIn(inputs.value.files.flatMap(formed), host),
    file: { ...file, path, bytes },
  };
  return { ok: true, value: subject, diagnostics: [] };
}

function formed(input: InputFile) {
  const read = readEntityFile(input);
  const result = read.ok ? checkSchema(read.value) : undefined;
  return result?.ok ? [result.value] : [];
}
