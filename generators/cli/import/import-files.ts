import { posix } from "node:path";
import type { Result } from "../../diagnostics/result.ts";
import { checkSchema } from "../../entity/yaml/check-schema.ts";
import { readEntityFile } from "../../entity/yaml/read-entity-file.ts";
import { toPlain, type YamlMap, type YamlNode } from "../../entity/yaml/yaml-node.ts";
import { readManifest } from "../../files/manifest/manifest.ts";
import { hasInputName } from "../../flow/input-name.ts";
import type { Host } from "../../host/host.ts";
import { entitiesOf, type Plain } from "../../init/merge-import.ts";
import { starterName } from "../../init/starter-file.ts";
import type { InputFile } from "../../source/decode-text.ts";
import { type CommandContext, type CommandResult, usageError } from "../command.ts";
import type { importOptions, Values } from "../options.ts";
import { reportFailure } from "../report/run-and-report.ts";
import { pathFrom } from "../requests.ts";
import { type ImportRecord, readImportRecord } from "./import-record.ts";

/** The files of an import: its entity file, the others of the host, and the record of the last import. */
export interface ImportFiles {
  /** The entity file, absolute. */
  readonly path: string;
  /** The entity file as it is, by its path from the host; undefined for a new one. */
  readonly file: (InputFile & { readonly root: YamlMap }) | undefined;
  /** The entities of the other files. */
  readonly elsewhere: ReadonlySet<string>;
  readonly record: ImportRecord;
}

/** Reads the entity file that is named, or the one that is recorded, or that has the usual name. */
export function importFiles(
  host: Host,
  { named, values }: { readonly named: string | undefined; readonly values: Values<typeof importOptions> },
  context: CommandContext,
): ImportFiles | CommandResult {
  const { disk, folder } = context;
  const site = { disk, root: host.folder };
  const refused = ({ diagnostics }: Pick<Result<unknown>, "diagnostics">) =>
    reportFailure(diagnostics, { command: "import", values, root: host.folder }, context);
  const [manifest, record] = [readManifest(site), readImportRecord(site)];
  if (!manifest.ok) return refused(manifest);
  if (!record.ok) return refused(record);
  const recorded = manifest.value.inputs.filter((path) => hasInputName(site, path) && /\.ya?ml$/i.test(path));
  if (named === undefined && recorded.length > 1)
    return usageError("The host has several entity files.", "tenon import shop.yaml --host ../MyShop");
  const path = named === undefined ? posix.join(host.folder, recorded[0] ?? starterName) : pathFrom(folder, named);
  const own = posix.relative(host.folder, path);
  const others = recorded.filter((one) => one !== own).flatMap((one) => inputAt(host, one) ?? []);
  const found = { path, elsewhere: new Set(others.flatMap(namesIn)), record: record.value };
  const file = inputAt(host, own);
  if (file === undefined) return { ...found, file };
  const read = readEntityFile(file);
  const formed = read.ok ? checkSchema(read.value) : read;
  return formed.ok ? { ...found, file: { ...file, root: formed.value.root } } : refused(formed);
}

function inputAt({ disk, folder }: Host, path: string): InputFile | undefined {
  const bytes = disk.read(posix.join(folder, path));
  return bytes && { path, bytes };
}

function namesIn(file: InputFile): readonly string[] {
  const read = readEntityFile(file);
  return Object.keys(read.ok ? entitiesAt(read.value.root) : {});
}

/** Returns the section `entity` of a file as plain values. */
export function entitiesAt(root: YamlNode | undefined): Plain {
  return entitiesOf(root && toPlain(root));
}
