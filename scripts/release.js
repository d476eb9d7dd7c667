// Does everything for a release but publishing: checks the changelog and the work tree, passes the gate, packs, and prints the notes.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { notesOf } from "./release/notes-of.js";

const root = new URL("../", import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, root), "utf8");
const { name, version } = JSON.parse(read("package.json"));

const notes = attempt(() => notesOf(read("CHANGELOG.md"), version));
if (execFileSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" }) !== "")
  fail("The work tree has changes. Commit them first: a release is a commit.");
run(".ci/run");
run("npm", "pack");
writeFileSync(new URL(`${name}-${version}.md`, root), `${notes}\n`);
console.log(`\n${name}-${version}.tgz is the release, ${name}-${version}.md its notes. Nothing was published. Next:
  git tag v${version} && git push origin v${version}
  npm publish ${name}-${version}.tgz --provenance`);

/** @param {readonly string[]} command */
function run(...command) {
  const [program = "", ...args] = command;
  const { status } = spawnSync(program, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) fail(`${command.join(" ")} failed.`);
}

/**
 * @template T
 * @param {() => T} action
 */
function attempt(action) {
  try {
    return action();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} reason
 * @returns {never}
 */
function fail(reason) {
  console.error(`release: ${reason}`);
  process.exit(1);
}
