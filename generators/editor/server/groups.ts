import { posix } from "node:path";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import { readManifest } from "../../files/manifest/manifest.ts";
import type { Survey } from "./survey.ts";

/** The files that one run reads together. */
export interface Group {
  /** The folder that paths of the group are shown from. */
  readonly root: string;
  readonly paths: readonly string[];
}

/** Files of the workspace, grouped as runs read them. */
export interface Groups {
  readonly models: readonly Group[];
  readonly entities: readonly Group[];
}

/** Groups the model files of a workspace folder: first those that the user states, then those that a host records, then all others together. Spec: editors, Files of a model. */
export function groupsOf(
  root: string,
  { models, yamls, hosts }: Survey,
  { disk, stated }: { readonly disk: ReadableDisk; readonly stated: readonly string[] },
): Groups {
  const own = stated.map((path) => filesOf(posix.resolve(root, path), models));
  const recorded = hosts.map((host) => ({ host, inputs: inputsOf(disk, host) }));
  const built = recorded.map(({ host, inputs }) => groupOf(host, inputs, models));
  const taken = [...own, ...built].filter(({ paths }) => paths.length > 0);
  const used = new Set(taken.flatMap(({ paths }) => paths));
  const others = models.filter((path) => !used.has(path));
  return {
    models: others.length === 0 ? taken : [...taken, { root, paths: others }],
    entities: recorded.map(({ host, inputs }) => groupOf(host, inputs, yamls)).filter(({ paths }) => paths.length > 0),
  };
}

function filesOf(path: string, models: readonly string[]): Group {
  return { root: path, paths: models.filter((model) => model === path || model.startsWith(`${path}/`)) };
}

function groupOf(host: string, inputs: readonly string[], files: readonly string[]): Group {
  const paths = inputs.flatMap((input) => {
    const path = posix.join(host, input);
    if (posix.basename(path) !== "*.model") return files.filter((file) => file === path);
    return files.filter((file) => file.startsWith(`${posix.dirname(path)}/`));
  });
  return { root: host, paths: [...new Set(paths)].sort() };
}

function inputsOf(disk: ReadableDisk, root: string): readonly string[] {
  const manifest = readManifest({ disk, root });
  return manifest.ok ? manifest.value.inputs : [];
}
