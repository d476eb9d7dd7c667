// Does everything for a release but publishing: checks changelog, versions and work tree, passes the gate, packs everything, and prints what to publish.
// npm run release [-- RID[=NODE]...]; by default with the .NET tool for every system that this machine can pack.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { packableIdentifiers } from "./dotnet/node-binary.js";
import { notesOf } from "./release/notes-of.js";
import { otherVersions } from "./release/other-versions.js";
import { packagesOf } from "./release/packages-of.js";

const root = new URL("../", import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, root), "utf8");
const metadata = JSON.parse(read("package.json"));
const { name, version } = metadata;

const notes = attempt(() => notesOf(read("CHANGELOG.md"), version));
const others = otherVersions(metadata, read);
if (others.length > 0) fail(`Everything has the version ${version} of package.json, but ${others.join(", ")}.`);
if (execFileSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" }) !== "")
  fail("The work tree has changes. Commit them first: a release is a commit.");
run(".ci/run", "test:everything");
const targets = process.argv.slice(2);
const packages = packagesOf(metadata, targets.length > 0 ? targets : packableIdentifiers());
for (const { pack, files } of packages) {
  run(...pack);
  const missing = files.filter((file) => !existsSync(new URL(file, root)));
  if (missing.length > 0) fail(`${pack.join(" ")} wrote no ${missing.join(", ")}.`);
}
writeFileSync(new URL(`${name}-${version}.md`, root), `${notes}\n`);
const steps = packages.map(({ title, publish }) => [`  # ${title}`, ...publish.map((line) => `  ${line}`)].join("\n"));
console.log(`\n${name}-${version}.md has the notes of the release. Nothing was published. Next, in this order:
  git tag v${version} && git push origin v${version}
${steps.join("\n")}`);

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
