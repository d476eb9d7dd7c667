// @ts-check
// A repository of many hosts, and what Tenon costs in it.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { writeEntities } from "./many-entities.js";

const root = fileURLToPath(new URL("..", import.meta.url));
export const tenon = join(root, "dist/tenon.js");

/**
 * The time of a command and everything that it starts, in seconds.
 * @typedef {{ readonly real: number, readonly processor: number }} Cost
 */

/**
 * Runs Tenon in a folder. Throws unless it ends well.
 * @param {string} folder
 * @param {...string} args
 * @returns {Cost}
 */
export function run(folder, ...args) {
  const timed = 'TIMEFORMAT="%R %U %S"; time "$@" >/dev/null 2>error.txt';
  const { status, stderr } = spawnSync("bash", ["-c", timed, "tenon", execPath, tenon, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`tenon ${args.join(" ")} ended with ${status}: ${stderr}`);
  const [real = 0, user = 0, system = 0] = stderr.trim().split(" ").map(Number);
  return { real, processor: user + system };
}

/**
 * Writes a repository of hosts, each with one entity grafted, and sources of its own.
 * @param {string} folder
 * @param {number} hosts
 * @param {object} [own] Sources of each host that no graft writes, as a real host has, and the methods of each, which take five lines.
 * @param {number} own.sources
 * @param {number} own.methods
 */
export function makeHosts(folder, hosts, { sources, methods } = { sources: 500, methods: 8 }) {
  mkdirSync(join(folder, ".git"), { recursive: true });
  writeFileSync(join(folder, "tenon.workspace.yaml"), 'hosts: ["h*"]\n');
  writeFileSync(join(folder, ".gitignore"), "error.txt\n");
  const first = join(folder, "h0");
  cpSync(join(root, "examples/host"), first, { recursive: true });
  mkdirSync(join(first, "Own"));
  for (let index = 0; index < sources; index++)
    writeFileSync(join(first, `Own/Service${index}.cs`), sourceOf(index, methods));
  writeEntities(join(first, "items.yaml"), 1);
  run(folder, "graft", "h0/items.yaml", "--host", "h0", "--wire");
  for (let index = 1; index < hosts; index++) cpSync(first, join(folder, `h${index}`), { recursive: true });
}

/**
 * @param {number} index
 * @param {number} length
 */
function sourceOf(index, length) {
  const methods = Array.from(
    { length },
    (_, number) => `    public int Sum${number}(int[] values)
    {
        return values.Where(value => value > ${number}).Sum();
    }
`,
  );
  return `namespace Bookshop.Own;\n\npublic class Service${index}\n{\n${methods.join("\n")}}\n`;
}
