import type { Result } from "../../diagnostics/result.ts";
import { checkSchema } from "../../entity/yaml/check-schema.ts";
import { readEntityFile } from "../../entity/yaml/read-entity-file.ts";
import { linesOf } from "../../entity/yaml/write-yaml.ts";
import { toPlain } from "../../entity/yaml/yaml-node.ts";
import type { Change } from "../../files/compare/change.ts";
import { strays } from "../../files/disk/containment.ts";
import type { ResolvingDisk, Site } from "../../files/disk/disk.ts";
import { attempt, DiskError, refusal } from "../../files/disk/disk-error.ts";
import { isSameText } from "../../files/disk/plain-text.ts";
import { importPath } from "../../files/own-folder.ts";
import { entitiesOf, type Plain } from "../../init/merge-import.ts";
import { isRecord, recordOf } from "../../text/json-text.ts";

/** The record of the last import: what the source of a host said. */
export interface ImportRecord {
  readonly bytes: Uint8Array | undefined;
  /** The section `entity`. */
  readonly entities: Plain;
}

/** Reads the record of the last import; empty if there is none. */
export function readImportRecord({ disk, root }: Site<ResolvingDisk>): Result<ImportRecord> {
  const none: Result<ImportRecord> = { ok: true, value: { bytes: undefined, entities: {} }, diagnostics: [] };
  if (disk.kind(`${root}/${importPath}`) === undefined) return none;
  const outside = strays({ disk, root }, [importPath]);
  if (outside.length > 0) return { ok: false, diagnostics: outside };
  const bytes = attempt(() => disk.read(`${root}/${importPath}`));
  if (bytes instanceof DiskError) return { ok: false, diagnostics: [refusal(root, "read", bytes)] };
  if (bytes === undefined) return none;
  const file = readEntityFile({ path: importPath, bytes });
  if (!file.ok) return file;
  const formed = checkSchema(file.value);
  if (!formed.ok) return formed;
  return { ok: true, value: { bytes, entities: entitiesOf(toPlain(formed.value.root)) }, diagnostics: [] };
}

const head = `# Written by Tenon: what the source said at the last import. Commit it, and do not edit it.
version: 1
entity:
`;

/** Returns the change of the record; none if it stays. Sorted, with a line for each member, so that branches merge. */
export function recordChange(before: Uint8Array | undefined, entities: Plain): readonly Change[] {
  const lines = sorted(entities).flatMap(([name, entity]) =>
    linesOf(name, sortedEntity(entity), 2).map((line) => `  ${line}\n`),
  );
  if (lines.length === 0 && before === undefined) return [];
  const after = lines.length === 0 ? undefined : new TextEncoder().encode(head + lines.join(""));
  if (before !== undefined && after !== undefined && isSameText(before, after)) return [];
  const operation = before === undefined ? "create" : after === undefined ? "delete" : "update";
  return [{ path: importPath, operation, reason: "records the import", before, after, diagnostic: undefined }];
}

function sorted(plain: Plain): readonly (readonly [string, unknown])[] {
  return Object.entries(plain).sort(([one], [other]) => (one < other ? -1 : 1));
}

function sortedEntity(entity: unknown): Plain {
  const inOrder = Object.entries(recordOf(entity)).map(([key, value]) =>
    isRecord(value) ? [key, Object.fromEntries(sorted(value))] : [key, value],
  );
  return Object.fromEntries(inOrder);
}
