import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { converse, run } from "../in-memory.ts";
import { memoryDisk, put } from "../memory-disk.ts";
import { blocksOf } from "../readme-blocks.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const [block] = blocksOf(read("docs/dotnet.md")).filter(({ language }) => language === "text");
const original = read("examples/shop/shop.yaml");

/** Grafts the example onto a host, changes its entity file, and returns the lines that a build shows, which runs in the folder of the project. */
async function errorsAfter(change: (yaml: string) => string): Promise<readonly string[]> {
  const disk = memoryDisk({
    "/repo/src/Shop/Shop.csproj": `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>`,
    "/repo/src/Shop/ShopDb.cs": "namespace Shop;\npublic class ShopDb : DbContext;\n",
    "/repo/src/Shop/shop.yaml": original,
  });
  expect(run(disk, "graft", "src/Shop/shop.yaml", "--host", "src/Shop").exitCode).toBe(0);
  put(disk, "/repo/src/Shop/shop.yaml", change(original));
  const { result } = await converse(disk, ["graft", "--host", ".", "--check", "--msbuild"], [], "/repo/src/Shop");
  return result.output.split("\n");
}

test("the lines that the page of the .NET tool shows are those of a build", async () => {
  const [wrong = "", stale = "", ...others] = block?.text.trimEnd().split("\n") ?? [];
  expect(others).toEqual([]);
  expect(await errorsAfter((yaml) => yaml.replace("type: Guid", "type: Gid"))).toContain(wrong);
  const optional = await errorsAfter((yaml) => yaml.replace("Country: { type: string,", "Country: { type: string?,"));
  expect(optional).toContain(stale);
});
