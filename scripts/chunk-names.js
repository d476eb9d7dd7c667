import { resolve } from "node:path";

/** The code that starts every command, and the commands that people wait for most. */
const roots = ["terminal/run-process", "cli/graft/graft-command", "cli/build/build-command", "cli/build/fmt-command"];

/**
 * Returns a function that names the chunk of a module after the roots that load it.
 * So each of them loads few files, and no code in vain. Opening one small file more costs a start half a millisecond; the bundler alone makes thirty.
 * @param {string} folder The sources.
 * @returns {(module: string, graph: import("rolldown").ChunkingContext) => string | null}
 */
export function chunkNames(folder) {
  /** @type {Map<string, string[]> | undefined} */
  let rootsOf;
  return (module, graph) => {
    rootsOf ??= loadedBy(
      roots.map((name) => [name, resolve(folder, `${name}.ts`)]),
      graph,
    );
    const names = rootsOf.get(module);
    if (names === undefined) return null;
    return names.includes("terminal/run-process")
      ? "start"
      : names.map((name) => name.replace(/^.*\/|-command$/g, "")).join("-");
  };
}

/**
 * Returns the roots of each module that one of them imports, directly or not.
 * @param {readonly (readonly [name: string, path: string])[]} roots
 * @param {import("rolldown").ChunkingContext} graph
 */
function loadedBy(roots, graph) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const [name, path] of roots) {
    const reached = new Set([path]);
    for (const module of reached) for (const one of graph.getModuleInfo(module)?.importedIds ?? []) reached.add(one);
    for (const module of reached) found.set(module, [...(found.get(module) ?? []), name]);
  }
  return found;
}
