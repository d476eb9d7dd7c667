import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { run } from "./in-memory.ts";
import { memoryDisk } from "./memory-disk.ts";
import { blocksOf } from "./readme-blocks.ts";

const root = new URL("../", import.meta.url);
const path = new URL("README.md", root);
const readme = readFileSync(path, "utf8");
const blocks = blocksOf(readme);

/** Returns the files of a host after a run with the entity file of the README. */
function grafted(): Readonly<Record<string, string>> {
  const [entities, ...others] = blocks.filter(({ language }) => language === "yaml");
  expect(others).toEqual([]);
  const disk = memoryDisk({
    "/repo/MyShop/MyShop.csproj": `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>`,
    "/repo/MyShop/ShopDb.cs": "namespace MyShop;\npublic class ShopDb : DbContext;\n",
    "/repo/MyShop/shop.yaml": entities?.text ?? "",
  });
  expect(run(disk, "graft", "MyShop/shop.yaml", "--host", "MyShop")).toMatchObject({ exitCode: 0, messages: "" });
  return disk.snapshot();
}

test("the entity file of the README is one", () => {
  expect(Object.keys(grafted())).toContain("/repo/MyShop/Tenon/Posts/GetPostsByAuthorEndpoint.g.cs");
});

test("the C# of the README is what the entity file becomes", () => {
  const files = grafted();
  const current = blocks.reduce((page, { language, label, text }) => {
    const [, name, member = ""] = /^emitted: (.*), (\w+)$/.exec(label ?? "") ?? [];
    if (name === undefined) return page;
    const shown = memberIn(files[`/repo/MyShop/${name}`] ?? "", member);
    expect([name, member, shown === ""]).toEqual([name, member, false]);
    const opening = `<!-- ${label} -->\n\`\`\`${language}\n`;
    return page.replace(`${opening}${text}`, () => `${opening}${shown}`);
  }, readme);
  if (process.env["TENON_UPDATE"] === "1") writeFileSync(path, current);
  else expect(readme).toBe(current);
  expect(blocks.some(({ label }) => label?.startsWith("emitted: "))).toBe(true);
});

/** Returns a method with a block body, without its indentation; an empty text if the class has none of this name. */
function memberIn(source: string, name: string): string {
  const [, indent = "", method = ""] =
    new RegExp(`^( +)([^\\n]*\\b${name}\\([^\\n]*\\n\\1\\{\\n[\\s\\S]*?\\n\\1\\}\\n)`, "m").exec(source) ?? [];
  return method.replaceAll(`\n${indent}`, "\n");
}

test("every hook that the README implements is declared by a generated file", () => {
  const written = blocks.filter(({ language, label }) => language === "csharp" && label === undefined);
  expect(written).toHaveLength(1);
  const [, name = ""] = /partial class (\w+)/.exec(written[0]?.text ?? "") ?? [];
  const [, hook = ""] = /(partial void \w+\(.*?\))/.exec(written[0]?.text ?? "") ?? [];
  const declaring = Object.entries(grafted()).filter(([, text]) => text.includes(`partial class ${name} `));
  expect(declaring).toEqual([[expect.any(String), expect.stringContaining(`${hook};`)]]);
});

test("every row about another tool links to its source", () => {
  const [, table = ""] = /\| Tool \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(readme) ?? [];
  const rows = table.trimEnd().split("\n");
  expect(rows).toHaveLength(5);
  expect(rows.filter((row) => !/^\| \[[^\]]+\]\(https:\/\/[^)]+\) \|/.test(row))).toEqual([]);
});

test("the recording of the README is there", () => {
  const [, recording = ""] = /^!\[[^\]]+\]\((docs\/media\/[\w-]+\.svg)\)$/m.exec(readme) ?? [];
  expect([recording, existsSync(new URL(recording, root))]).toEqual(["docs/media/session.svg", true]);
});
