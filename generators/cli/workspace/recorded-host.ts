import { posix } from "node:path";
import { readConfig } from "../../config/read-config.ts";
import { locatedText } from "../../entity/yaml/yaml-node.ts";
import type { ResolvingDisk } from "../../files/disk/disk.ts";
import { readManifest } from "../../files/manifest/manifest.ts";
import { isModelInput } from "../../flow/input-name.ts";
import { locateHost } from "../../host/snapshot/locate-host.ts";
import { readProjects } from "../../host/snapshot/read-projects.ts";

/** The record of a host, with the folders that a run reads. Paths count from the host and can begin with `../`. */
export interface RecordedHost {
  /** The entity files and models. */
  readonly inputs: readonly string[];
  /** The files that were generated. */
  readonly generated: readonly string[];
  /** The folders of its project and of those that it refers to; `.` is its own. */
  readonly projects: readonly string[];
  /** The folder of own templates; undefined without one. */
  readonly templates: string | undefined;
}

/** Reads the record of a host and its project files, without its sources. Returns undefined for a host that cannot be read. */
export function recordedHost(disk: ResolvingDisk, host: string): RecordedHost | undefined {
  const located = locateHost(disk, host);
  const read = located.ok ? readProjects(disk, located.value.projectFile) : located;
  const config = readConfig(disk, host);
  const manifest = readManifest({ disk, root: host });
  if (!(read.ok && config.ok && manifest.ok)) return undefined;
  const { folder, projects } = read.value;
  const fromHost = (path: string) => posix.relative(host, posix.join(folder, path)) || ".";
  const templates = locatedText(config.value.root, "templates")?.value;
  return {
    inputs: manifest.value.inputs,
    generated: [...manifest.value.files.keys()].sort(),
    projects: projects.map(({ path }) => fromHost(path)),
    templates: templates === undefined ? undefined : fromHost(templates),
  };
}

/** Returns the recorded inputs of a host; undefined if its record cannot be read. */
export function recordedInputs(disk: ResolvingDisk, host: string): readonly string[] | undefined {
  const manifest = readManifest({ disk, root: host });
  return manifest.ok ? manifest.value.inputs : undefined;
}

/** Returns the commands that run again what a host has recorded: its entities or health endpoints, and its models. Without a readable record, a graft reports why. */
export function recordedRuns(inputs: readonly string[] | undefined, host: string): readonly (readonly string[])[] {
  const models = (inputs ?? []).filter(isModelInput).map((path) => `--model=${posix.join(host, path)}`);
  const hasEntities = inputs === undefined || models.length < inputs.length;
  const entities = hasEntities
    ? [["graft", `--host=${host}`]]
    : models.length > 0
      ? []
      : [["health", `--host=${host}`]];
  return [...entities, ...(models.length > 0 ? [["graft", ...models, `--host=${host}`]] : [])];
}
