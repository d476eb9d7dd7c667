import { validate } from "../../schemas/config.validator.js";
import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import type { Result } from "../diagnostics/result.ts";
import type { HostDefaults } from "../entity/declaration.ts";
import { accessOf, projectsAt } from "../entity/declare.ts";
import { placedLayers } from "../entity/placement.ts";
import { checkAgainst } from "../entity/yaml/check-schema.ts";
import { entityFileKeys } from "../entity/yaml/entity-file-keys.ts";
import { readEntityFile } from "../entity/yaml/read-entity-file.ts";
import { locatedText, valueAt, type YamlMap } from "../entity/yaml/yaml-node.ts";
import { strays } from "../files/disk/containment.ts";
import type { ResolvingDisk } from "../files/disk/disk.ts";
import { attempt, DiskError, refusal } from "../files/disk/disk-error.ts";
import { configPath } from "../files/own-folder.ts";

/** The keys of each part of a configuration; a test compares them with the schema. */
export const configKeys = {
  file: ["host", "templates", "health", "access", "target", "placement"],
  target: ["dbContext", "library", "namespace", "routePrefix"],
  placement: [...Object.keys(entityFileKeys.projects), ...placedLayers, "tests"],
} as const;

/** A configuration as it is on the disk. */
export interface ConfigFile {
  /** Undefined if there is none. */
  readonly bytes: Uint8Array | undefined;
  /** Undefined if there is none, or only comments. */
  readonly root: YamlMap | undefined;
}

/** Reads and checks the configuration below a folder, if there is one. Spec: host, Configuration. */
export function readConfig(disk: ResolvingDisk, folder: string): Result<ConfigFile> {
  if (disk.kind(`${folder}/${configPath}`) === undefined) return found({ bytes: undefined, root: undefined });
  const outside = strays({ disk, root: folder }, [configPath]);
  if (outside.length > 0) return { ok: false, diagnostics: outside };
  const bytes = attempt(() => disk.read(`${folder}/${configPath}`));
  if (bytes instanceof DiskError) return { ok: false, diagnostics: [refusal(folder, "read", bytes)] };
  return bytes === undefined ? found({ bytes, root: undefined }) : parsed(bytes);
}

// A configuration has a few lines, and is read several times in a run.
const largest = 64 * 1024;

/** Parses the bytes of a configuration. */
export function parsed(bytes: Uint8Array): Result<ConfigFile> {
  if (bytes.length > largest) {
    const span = { path: configPath, start: 0, end: 0 };
    return { ok: false, diagnostics: [report(catalogue.fileTooLarge, { limit: "64 KiB" }, { span })] };
  }
  const file = readEntityFile({ path: configPath, bytes });
  if (!file.ok)
    return file.diagnostics.every(({ code }) => code === catalogue.emptyFile.code)
      ? found({ bytes, root: undefined })
      : file;
  const formed = checkAgainst({ validate, keysAt }, file.value);
  return formed.ok ? found({ bytes, root: formed.value.root }) : formed;
}

function found(value: ConfigFile): Result<ConfigFile> {
  return { ok: true, value, diagnostics: [] };
}

/** Returns the defaults that a configuration states for entity files. */
export function defaultsOf({ root }: ConfigFile): HostDefaults {
  const [target, placement] = [valueAt(root, "target"), valueAt(root, "placement")];
  return {
    access: accessOf(valueAt(root, "access")),
    health: locatedText(root, "health"),
    dbContext: locatedText(target, "dbContext"),
    library: locatedText(target, "library"),
    namespace: locatedText(target, "namespace"),
    routePrefix: locatedText(target, "routePrefix"),
    tests: locatedText(placement, "tests"),
    projects: projectsAt(placement),
    layers: {
      domain: locatedText(placement, "domain"),
      application: locatedText(placement, "application"),
      infrastructure: locatedText(placement, "infrastructure"),
    },
  };
}

function keysAt([section, operation]: readonly string[]): readonly string[] {
  if (section === undefined) return configKeys.file;
  if (section === "placement" || section === "target") return configKeys[section];
  return operation === undefined ? [...Object.keys(entityFileKeys.operations), "policy"] : ["policy"];
}
