// @ts-check
import { posix } from "node:path";
import { isInside } from "./is-inside.js";

/** The files of a project that every check reads, and those that facts stand for. */
const projectFile = "**/*.csproj";
const source = "**/*.cs";

/** The files above a project that a check reads: they decide on its build, or on line ends. */
const above = ["Directory.*", ".editorconfig", ".gitattributes"];

/** The entries of `.tenon` that belong to one machine. */
const ofMachine = ["journal*", "staging/**", "undo/**", "runs/**", "lock*"];

/**
 * Returns the inputs of the check of a host. Facts stand for the sources that they were read from, but for generated ones.
 * @param {string} root The folder of the host, from the workspace.
 * @param {import("tenon").HostRecord} record
 * @param {boolean} hasFacts
 * @returns {NonNullable<import("@nx/devkit").TargetConfiguration["inputs"]>}
 */
export function inputsOf(root, { inputs, generated, projects, templates }, hasFacts) {
  const around = unique(projects.flatMap((project) => foldersAround(root, project)));
  const patterns = hasFacts ? [projectFile] : [source, projectFile];
  const read = [
    ...projects.flatMap((project) => patterns.map((pattern) => posix.join(literal(project), pattern))),
    ...(hasFacts ? foldersOf(generated).map((folder) => `${folder}/*`) : []),
  ];
  const built = projects.flatMap((project) => ["bin", "obj"].map((name) => posix.join(literal(project), name, "**")));
  const named = (/** @type {readonly string[]} */ paths) =>
    paths.filter((path) => isInside(root, path)).map((path) => inWorkspace(root, path));
  return [
    ...named([".tenon/**"]),
    ...named(ofMachine.map((name) => `.tenon/${name}`)).map((path) => `!${path}`),
    ...named(inputs.map(literal)),
    ...named(templates === undefined ? [] : [`${literal(templates)}/**`]),
    ...named(unique(read)),
    ...named(built).map((path) => `!${path}`),
    ...named(around.flatMap((folder) => above.map((name) => posix.join(literal(folder), name)))),
    { externalDependencies: ["tenon"] },
  ];
}

/**
 * Returns a path of a host as Nx names it.
 * @param {string} root
 * @param {string} path
 */
function inWorkspace(root, path) {
  return path.startsWith("../") ? `{workspaceRoot}/${posix.join(literal(root), path)}` : `{projectRoot}/${path}`;
}

/**
 * Returns a path as a pattern. A sign that has a meaning in patterns becomes one that matches any sign.
 * @param {string} path
 */
function literal(path) {
  return path.replaceAll(/[*?[\]{}()!]/g, "?");
}

/**
 * Lists the folders of some files.
 * @param {readonly string[]} files
 */
function foldersOf(files) {
  return unique(files.map((file) => literal(posix.dirname(file))));
}

/**
 * Lists a project and the folders above it, up to the workspace, as paths from the host.
 * @param {string} root
 * @param {string} project
 */
function foldersAround(root, project) {
  const path = posix.join(root, project);
  const names = path === "." ? [] : path.split("/");
  return names
    .map((_, index) => names.slice(0, index + 1).join("/"))
    .concat(".")
    .map((folder) => posix.relative(root, folder) || ".");
}

/**
 * @param {readonly string[]} values
 */
function unique(values) {
  return [...new Set(values)];
}
