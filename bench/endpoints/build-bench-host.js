// @ts-check
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyHost, wireHost } from "../../scripts/demo/example-host.js";
import { buildHost } from "../../scripts/dotnet.js";

const root = join(import.meta.dirname, "../..");

/**
 * Grafts the shop onto a copy of the example host, puts the twin that is written by hand beside it, and builds both, optimized.
 * @param {string} folder
 * @returns {Promise<string>} The path of the assembly.
 */
export async function buildBenchHost(folder) {
  copyHost(join(root, "examples", "host"), folder);
  wireHost(folder);
  for (const file of ["BenchHost.cs", "HandWritten.cs"])
    cpSync(join(import.meta.dirname, file), join(folder, "Bench", file));
  insert(join(folder, "Program.cs"), "builder.Services.AddTenon();", "Bookshop.Bench.BenchHost.Add(builder.Services);");
  insert(join(folder, "Program.cs"), "app.MapTenon();", "Bookshop.Bench.BenchHost.Map(app);");
  insert(join(folder, "Bookshop.csproj"), "<PropertyGroup>", "<Optimize>true</Optimize>");
  const args = ["tenon.js", "graft", "examples/shop/shop.yaml", "--host", folder];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return buildHost(folder);
}

/**
 * @param {string} path
 * @param {string} after
 * @param {string} line
 */
function insert(path, after, line) {
  const text = readFileSync(path, "utf8");
  if (!text.includes(after)) throw new Error(`${path} has no ${after}`);
  writeFileSync(
    path,
    text.replace(after, () => `${after}\n${line}`),
  );
}
