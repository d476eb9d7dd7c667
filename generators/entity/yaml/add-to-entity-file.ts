import { isDeepStrictEqual } from "node:util";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import type { InputFile } from "../../source/decode-text.ts";
import { editEntityFile } from "./edit-entity-file.ts";
import type { Addition } from "./entity-file.ts";
import { readEntityFile } from "./read-entity-file.ts";
import type { EntryPath } from "./remove-from-entity-file.ts";
import { entryAt, toPlain } from "./yaml-node.ts";

/** Adds to an entity file, unless it says the same already, and keeps the bytes of the rest. */
export function addToEntityFile(file: InputFile, addition: Addition): Result<Uint8Array> {
  const before = readEntityFile(file);
  if (!before.ok) return before;
  const path = pathOf(addition);
  const there = entryAt(before.value.root, path);
  if (there === undefined) return editEntityFile(file, [{ path, value: addition.shape }]);
  if (isDeepStrictEqual(toPlain(there.value), addition.shape)) return { ok: true, value: file.bytes, diagnostics: [] };
  const taken = report(catalogue.duplicateKey, { key: addition.name }, { span: there.keySpan });
  return { ok: false, diagnostics: [taken] };
}

function pathOf(addition: Addition): EntryPath {
  return addition.kind === "entity"
    ? ["entity", addition.name]
    : ["entity", addition.parent, "relationships", addition.name];
}
