// @ts-check
// The checks of 30 hosts by Nx: with an empty cache, with a warm one on a server, and without Nx.
// `node bench/nx.js` runs this part alone; it installs Nx from the registry. Linux alone tells the processor time of programs that have ended.
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "rolldown";
import { makeHosts, run } from "./hosts.js";
import { writeEntities } from "./many-entities.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const hosts = 30;
const entities = 50;

/** Loads what the tests of Nx install and start, from a file two folders below the project, where the sources are. */
async function loadWorkspaces() {
  const entry = join(root, "node_modules/.cache/nx-bench.ts");
  const file = join(root, "node_modules/.cache/nx-bench.mjs");
  mkdirSync(dirname(entry), { recursive: true });
  const sources = ["nx-workspace", "cache-server"].map((name) => JSON.stringify(join(root, `test/nx/${name}.ts`)));
  writeFileSync(
    entry,
    `export { clone, commit, installNx, nx } from ${sources[0]};\nexport { startCacheServer } from ${sources[1]};\n`,
  );
  await build({ input: entry, platform: "node", output: { file, codeSplitting: false }, logLevel: "silent" });
  /** @type {typeof import("../test/nx/nx-workspace.ts") & typeof import("../test/nx/cache-server.ts")} */
  const loaded = await import(pathToFileURL(file).href);
  return loaded;
}

/** Returns the processor time of all programs that this one has started and that have ended, in seconds. */
function childrenTime() {
  const ticks = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(ticks[13]) + Number(ticks[14])) / 100;
}

const { clone, commit, installNx, nx, startCacheServer } = await loadWorkspaces();
const folder = installNx();
const cloned = mkdtempSync(join(tmpdir(), "tenon-nx-"));
process.once("exit", () => {
  for (const one of [folder, cloned]) rmSync(one, { recursive: true, force: true });
});
makeHosts(folder, hosts);
for (let host = 0; host < hosts; host++) writeEntities(join(folder, `h${host}/items.yaml`), entities);
run(folder, "graft", "--all");
appendFileSync(join(folder, ".gitignore"), "node_modules\n.nx\n");
writeFileSync(join(folder, "nx.json"), JSON.stringify({ plugins: ["@tenon/nx"], analytics: false }));
rmSync(join(folder, ".git"), { recursive: true });
await commit(folder);
await clone(folder, join(cloned, "shops"));
const server = await startCacheServer();

/**
 * Checks all hosts by Nx. Throws unless the results come from where they are to come from.
 * @param {string} workspace
 * @param {"ran" | "local" | "remote"} from
 */
async function checkAll(workspace, from) {
  const [begin, before] = [performance.now(), childrenTime()];
  const end = await nx(workspace, ["run-many", "--target=tenon-check", "--outputStyle=static"], {
    NX_SELF_HOSTED_REMOTE_CACHE_SERVER: server.url,
    NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: "token",
  });
  if (end.status !== 0 || end[from].length !== hosts) throw new Error(end.text);
  return { real: (performance.now() - begin) / 1000, processor: childrenTime() - before };
}

const costs = {
  [`${hosts} hosts, ${entities} entities each: Nx, empty cache`]: await checkAll(folder, "ran"),
  "Nx, a fresh clone with a warm cache on a server": await checkAll(join(cloned, "shops"), "remote"),
  "Nx, again on the same machine": await checkAll(folder, "local"),
  "graft --all --check, first look": run(folder, "graft", "--all", "--check"),
  "graft --all --check, again": run(folder, "graft", "--all", "--check"),
};
await server.stop();
const first = Object.values(costs)[0]?.processor ?? 1;
console.table(
  Object.fromEntries(
    Object.entries(costs).map(([name, { real, processor }]) => [
      name,
      {
        seconds: real.toFixed(1),
        "processor seconds": processor.toFixed(1),
        "times the first": (processor / first).toFixed(3),
      },
    ]),
  ),
);
