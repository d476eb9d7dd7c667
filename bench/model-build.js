// @ts-check
// `tenon build` as a whole process: the api layer of the worked model against a Node that does nothing,
// and how time and memory grow with the number of contexts, in all layers, each with an aggregate, a read model and a query.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeContexts } from "./many-contexts.js";
import { compareProcesses } from "./processes.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const example = join(root, "examples/library/lending.model");

/** @param {string} folder */
function contestants(folder) {
  return (/** @type {string} */ name, /** @type {string} */ model, /** @type {string} */ layers) => {
    const out = join(folder, "out");
    const command = [process.execPath, join(root, "dist/tenon.js"), "build", model, "--out", out, "--layers", layers];
    return { name, command, before: () => rmSync(out, { recursive: true, force: true }) };
  };
}

/** @param {(name: string, model: string, layers: string) => import("./processes.js").Contestant} build */
function cold(build) {
  return compareProcesses([
    { name: "node -e 0", command: [process.execPath, "-e", "0"] },
    build("tenon build --layers api, the example", example, "api"),
  ]);
}

/**
 * @param {string} folder
 * @param {(name: string, model: string, layers: string) => import("./processes.js").Contestant} build
 */
function growth(folder, build) {
  const sizes = [10, 100, 1000];
  const rows = sizes.map((size) => {
    const models = join(folder, `${size}`);
    writeContexts(models, size);
    const name = `${size} contexts`;
    const { [name]: row } = compareProcesses([build(name, models, "infrastructure,api")], size === 1000 ? 2 : 5);
    const files = readdirSync(join(folder, "out"), { recursive: true }).filter((path) => String(path).endsWith(".cs"));
    return { contexts: size, files: files.length, ms: Number(row?.["median ms"]), "peak MB": row?.["peak MB"] };
  });
  return rows.map((row, index) => {
    const before = rows[index - 1];
    return { ...row, exponent: before === undefined ? "" : Math.log10(row.ms / before.ms).toFixed(2) };
  });
}

const folder = mkdtempSync(join(tmpdir(), "tenon-bench-"));
try {
  const build = contestants(folder);
  console.table(cold(build));
  console.table(growth(folder, build));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
