// @ts-check
import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { readNxJson, updateNxJson } from "@nx/devkit";

/**
 * The options of a generator, by their names in its schema.
 * @typedef {Readonly<Record<string, string | boolean | undefined>>} Options
 */

const syncGenerator = "@tenon/nx:tenon-sync";

/**
 * Adds the plugin and its sync generator to `nx.json`. With a host, writes a first entity file as `tenon init` does.
 * @param {import("@nx/devkit").Tree} tree
 * @param {{ readonly host?: string, readonly file?: string, readonly database?: string, readonly from?: string }} options
 */
export async function init(tree, { host, file, database, from }) {
  const nxJson = readNxJson(tree) ?? {};
  const { plugins = [], sync = {} } = nxJson;
  const { globalGenerators = [] } = sync;
  const names = plugins.map((one) => (typeof one === "string" ? one : one.plugin));
  updateNxJson(tree, {
    ...nxJson,
    plugins: names.includes("@tenon/nx") ? plugins : [...plugins, "@tenon/nx"],
    sync: { ...sync, globalGenerators: [...new Set([...globalGenerators, syncGenerator])] },
  });
  const args = argumentsOf("init", file === undefined ? [] : [file], { host, database, from });
  return host === undefined || isDryRun() ? undefined : () => runTenon(tree.root, args);
}

/**
 * Adds an entity as `tenon entity` does, with its questions.
 * @param {import("@nx/devkit").Tree} tree
 * @param {{ readonly name?: string, readonly properties?: readonly string[], readonly host?: string, readonly config?: string,
 *   readonly key?: string, readonly rows?: string, readonly folder?: string, readonly wire?: boolean }} options
 */
export async function entity(tree, { name, properties = [], host, config, key, rows, folder, wire }) {
  const words = [...(name === undefined ? [] : [name]), ...properties];
  return runLater(tree, argumentsOf("entity", words, { host, config, key, rows, folder, wire }));
}

/**
 * Adds a relationship as `tenon relationship` does, with its questions.
 * @param {import("@nx/devkit").Tree} tree
 * @param {{ readonly parent?: string, readonly child?: string, readonly name?: string, readonly type?: string, readonly inverse?: string,
 *   readonly foreignKey?: string, readonly include?: boolean, readonly host?: string, readonly config?: string, readonly wire?: boolean }} options
 */
export async function relationship(tree, options) {
  const { parent, child, name, type, inverse, foreignKey, include, host, config, wire } = options;
  const stated = { parent, child, name, type, inverse, "foreign-key": foreignKey, include, host, config, wire };
  return runLater(tree, argumentsOf("relationship", [], stated));
}

/**
 * Returns a function that Nx calls once its own files are written. A dry run of Nx ends before that, so that it runs at once.
 * @param {import("@nx/devkit").Tree} tree
 * @param {readonly string[]} args
 */
function runLater({ root }, args) {
  if (!isDryRun()) return () => runTenon(root, args);
  runTenon(root, [...args, "--dry-run"]);
  return undefined;
}

function isDryRun() {
  return process.env["NX_DRY_RUN"] === "true";
}

/**
 * Returns the arguments of a command.
 * @param {string} command
 * @param {readonly string[]} words
 * @param {Options} options
 */
function argumentsOf(command, words, options) {
  const stated = Object.entries(options).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : value === true ? [`--${name}`] : [`--${name}=${value}`],
  );
  return [command, ...words, ...stated];
}

/**
 * Runs a command of Tenon on the terminal of Nx, so that it can ask. Throws if it fails.
 * @param {string} folder
 * @param {readonly string[]} args
 */
function runTenon(folder, args) {
  const program = fileURLToPath(new URL("dist/tenon.js", import.meta.resolve("tenon/package.json")));
  const { status, error } = spawnSync(process.execPath, [program, ...args], { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`tenon ${args[0]} failed: ${error?.message ?? `exit code ${status}`}.`);
}
