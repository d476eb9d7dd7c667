// @ts-check
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyHost, wireHost } from "../../scripts/demo/example-host.js";
import { buildHost } from "../../scripts/dotnet.js";
import { fastEndpointsPackages, fastEndpointsVersions } from "../../scripts/fastendpoints-packages.js";

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
  const context = join(folder, "Data", "ShopDbSetup.cs");
  const setup = readFileSync(context, "utf8");
  writeFileSync(context, setup.replace("services.AddDbContext<ShopDb>(", "services.AddBenchContext(configuration, "));
  insert(context, "using Microsoft.EntityFrameworkCore;", "using Bookshop.Bench;");
  graft(folder, "examples/shop/shop.yaml");
  graft(folder, "bench/endpoints/readings.yaml");
  return buildOptimized(folder);
}

/**
 * The same on FastEndpoints, with a twin in its style. The newest version under test is measured.
 * @param {string} folder
 * @returns {Promise<string | { reason: string }>} The path of the assembly, or why there is none.
 */
export async function buildFastBenchHost(folder) {
  const packages = await fastEndpointsPackages(fastEndpointsVersions[8]);
  if ("reason" in packages) return packages;
  copyHost(join(root, "examples", "host"), folder);
  insert(join(folder, "Bookshop.csproj"), '<Project Sdk="Microsoft.NET.Sdk.Web">', packages.items);
  for (const file of ["BenchHost.cs", "HandWritten.cs", "HandWrittenFast.cs"])
    cpSync(join(import.meta.dirname, file), join(folder, "Bench", file));
  const services = "Bookshop.Bench.BenchHost.Add(builder.Services);";
  insert(join(folder, "Program.cs"), "builder.Services.AddShopDb(builder.Configuration);", services);
  insert(join(folder, "Program.cs"), "app.MapNewsletter();", "Bookshop.Bench.BenchHost.Map(app);");
  graft(folder, "examples/shop/shop.yaml", "--wire");
  return buildOptimized(folder);
}

/**
 * The same for a model that is stored on SQLite.
 * @param {string} folder
 * @returns {Promise<string>} The path of the assembly.
 */
export async function buildModelBenchHost(folder) {
  copyHost(join(root, "examples", "host"), folder);
  graft(folder, "--model", "bench/endpoints/stock.model", "--layers", "infrastructure,api", "--wire");
  cpSync(join(import.meta.dirname, "StockBench.cs"), join(folder, "Bench", "StockBench.cs"));
  insert(
    join(folder, "Program.cs"),
    "builder.Services.AddStockEndpoints();",
    "Bookshop.Bench.StockBench.Add(builder.Services);",
  );
  insert(join(folder, "Program.cs"), "app.MapStockEndpoints();", "Bookshop.Bench.StockBench.Map(app);");
  return buildOptimized(folder);
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 */
function graft(folder, ...args) {
  const command = ["tenon.js", "graft", ...args, "--host", folder];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

/**
 * The same entity with rows of everybody, of a tenant, and of those that are not deleted.
 * @param {string} folder
 * @returns {Promise<string>} The path of the assembly.
 */
export async function buildRowsBenchHost(folder) {
  copyHost(join(root, "examples", "host"), folder);
  wireHost(folder);
  cpSync(join(import.meta.dirname, "RowsBench.cs"), join(folder, "Bench", "RowsBench.cs"));
  insert(join(folder, "Program.cs"), "builder.Services.AddTenon();", "Bookshop.Bench.RowsBench.Add(builder.Services);");
  insert(join(folder, "Program.cs"), "app.MapTenon();", "Bookshop.Bench.RowsBench.Map(app);");
  graft(folder, "bench/endpoints/rows.yaml");
  return buildOptimized(folder);
}

/** @param {string} folder */
function buildOptimized(folder) {
  insert(join(folder, "Bookshop.csproj"), "<PropertyGroup>", "<Optimize>true</Optimize>");
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
