import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyHost } from "../../scripts/demo/example-host.js";
import { blocksOf } from "../readme-blocks.ts";

const root = new URL("../../", import.meta.url).pathname;

/** Puts the host that a page names in a comment into an empty folder, as its reader has it. Throws for an unknown one. */
export function makePageHost(page: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [, name = ""] = /^<!-- host: ([\w-]+) -->$/m.exec(page) ?? [];
  if (name === "four-projects") makeSolution(folder);
  else if (name === "shop") makeShop(folder);
  else throw new Error(`There is no host '${name}' for a page.`);
}

/** Makes a solution of four projects, whose web project starts and has no endpoints yet. */
function makeSolution(folder: string): void {
  cpSync(join(root, "test/cases/solutions/four-projects/input"), folder, { recursive: true });
  const program = "var builder = WebApplication.CreateBuilder(args);\n\nvar app = builder.Build();\n\napp.Run();\n";
  writeFileSync(join(folder, "Shop.Web/Program.cs"), program);
  writeFileSync(join(folder, "Shop.slnx"), '<Solution><Project Path="Shop.Web/Shop.Web.csproj" /></Solution>\n');
}

/** Makes the example host, called MyShop, with the entity file of the README beside it. */
function makeShop(folder: string): void {
  const host = join(folder, "MyShop");
  copyHost(join(root, "examples/host"), host);
  renameSync(join(host, "Bookshop.csproj"), join(host, "MyShop.csproj"));
  for (const file of readdirSync(host, { recursive: true, encoding: "utf8" })) {
    const path = join(host, file);
    if (path.endsWith(".cs")) writeFileSync(path, readFileSync(path, "utf8").replaceAll("Bookshop", "MyShop"));
  }
  const yaml = blocksOf(readFileSync(`${root}README.md`, "utf8")).find(({ language }) => language === "yaml");
  writeFileSync(join(folder, "shop.yaml"), yaml?.text ?? "");
}
