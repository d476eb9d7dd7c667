// @ts-check
import { existsSync } from "node:fs";
import { basename, join, posix, resolve } from "node:path";
import { readRecord } from "tenon";
import { checkVersions } from "./check-versions.js";
import { manifestPattern } from "./manifest-pattern.js";
import { refuseStrangeResults } from "./refuse-strange-results.js";
import { targetsOf } from "./targets-of.js";

/**
 * Infers a project with its tasks from each host that Tenon has grafted.
 * @type {import("@nx/devkit").CreateNodes}
 */
export const createNodes = [
  manifestPattern,
  async (files, _options, { workspaceRoot }) => {
    checkVersions(workspaceRoot);
    const roots = files.map(hostOf);
    const named = namesOf(roots, workspaceRoot);
    return Promise.all(
      files.map(async (file) => {
        const root = hostOf(file);
        const record = await readRecord(join(workspaceRoot, root));
        const targets = targetsOf(root, record, existsSync(join(workspaceRoot, root, ".tenon/facts.json")));
        return [file, { projects: { [root]: { root, name: named(root), targets } } }];
      }),
    );
  },
];

/**
 * The name of `createNodes` that Nx 22 prefers.
 * @alias
 */
export const createNodesV2 = createNodes;

/** Refuses results of other tasks once all have ended. */
export const postTasksExecution = refuseStrangeResults;

/**
 * Makes a host depend on the projects whose folders hold its entity files or models.
 * @type {import("@nx/devkit").CreateDependencies}
 */
export async function createDependencies(_options, { workspaceRoot, projects }) {
  const owners = Object.entries(projects).filter(([, { root }]) => root !== ".");
  const hosts = Object.entries(projects).filter(([, { targets }]) => targets?.["tenon-check"] !== undefined);
  const found = hosts.map(async ([source, { root }]) => {
    const { inputs } = await readRecord(join(workspaceRoot, root));
    const targets = inputs.flatMap((input) => ownerOf(posix.join(root, input), owners) ?? []);
    const sourceFile = posix.join(root, ".tenon/manifest.json");
    return [...new Set(targets)]
      .filter((target) => target !== source)
      .map((target) => ({ source, target, type: /** @type {const} */ ("static"), sourceFile }));
  });
  return (await Promise.all(found)).flat();
}

/**
 * Returns the folder of the host that a manifest belongs to.
 * @param {string} file
 */
function hostOf(file) {
  return posix.dirname(posix.dirname(file));
}

/**
 * Returns a function that names a host after its folder, or after its whole path if another host has such a folder.
 * @param {readonly string[]} roots
 * @param {string} workspaceRoot
 */
function namesOf(roots, workspaceRoot) {
  const short = (/** @type {string} */ root) => basename(resolve(workspaceRoot, root));
  const isShared = (/** @type {string} */ root) =>
    roots.some((other) => other !== root && short(other) === short(root));
  return (/** @type {string} */ root) => (isShared(root) && root !== "." ? root.replaceAll("/", "-") : short(root));
}

/**
 * Returns the project with the deepest folder around a file.
 * @param {string} path
 * @param {readonly (readonly [string, import("@nx/devkit").ProjectConfiguration])[]} projects
 */
function ownerOf(path, projects) {
  const around = projects.filter(([, { root }]) => path.startsWith(`${root}/`));
  const [deepest] = around.sort(([, one], [, other]) => other.root.length - one.root.length);
  return deepest?.[0];
}
