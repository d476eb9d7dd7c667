import { expect, test } from "vitest";
import type { HostNeed } from "../../../generators/host/needs.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { quickest } from "../../quickest.ts";
import { wired } from "./wired.ts";

const spaces = " ".repeat(200_000);
const needs: readonly HostNeed[] = [
  { file: "Program.cs", line: "", place: "", spot: { kind: "services", call: "AddTenon" } },
  { file: "Program.cs", line: "", place: "", spot: { kind: "endpoints", call: "MapTenon" } },
  { file: "Program.cs", line: "", place: "", spot: { kind: "mapping", call: "ApplyTenon", context: "ShopDb" } },
  { file: "Program.cs", line: "", place: "", spot: { kind: "package", id: "A", version: "1.0.0" } },
];

test.each<[string, string]>([
  ["opening braces", "{".repeat(100_000)],
  ["nested blocks", `${"{".repeat(50_000)}${"}".repeat(50_000)}`],
  ["nested namespaces", `${"namespace A { ".repeat(50_000)}${"}".repeat(50_000)}`],
  ["nested tries", `${"try { ".repeat(50_000)}${"}".repeat(50_000)}`],
  ["empty parentheses", "()".repeat(100_000)],
  [
    "spaces in a declaration",
    `WebApplication${spaces}; var a =${spaces}WebApplication${spaces}. CreateBuilder${spaces}; class ShopDb${spaces}x`,
  ],
  ["a comment in a declaration", `WebApplication /*${spaces}*/ ; var app = /*${spaces}*/ b . /*${spaces}*/ Run`],
  ["a long name", `WebApplication ${"a".repeat(200_000)} = ${"b.".repeat(50_000)}`],
  ["many builds", `var b = WebApplication.CreateBuilder(); ${"b.Build(); ".repeat(20_000)}`],
  ["many applications", `WebApplication ${"WebApplication a, ".repeat(20_000)}; ${"a.Run(); ".repeat(20_000)}`],
  ["many directives", "#if A\n".repeat(50_000)],
  ["alternating directives", "#if A\n#endif\nWebApplication\n".repeat(20_000)],
  ["many classes", "class ShopDb { void OnModelCreating(ModelBuilder m) { } } ".repeat(5_000)],
  ["many comments without an end", "<!-- ".repeat(50_000)],
  ["many elements", "<ItemGroup><PackageReference a='".repeat(20_000)],
  ["spaces in an element", `<PackageReference ${spaces}a = ${spaces}`],
])("a program of %s is judged within two seconds of processor time", { timeout: 60_000 }, (_, text) => {
  const disk = memoryDisk({ "/repo/Program.cs": text });
  const { result, seconds } = quickest(2, () => wired(disk, "/repo", needs));
  expect(result.edits.every(({ path }) => path === "Program.cs")).toBe(true);
  expect(seconds).toBeLessThan(2);
});

test("a context behind 200 large migrations is judged within two seconds of processor time", {
  timeout: 60_000,
}, () => {
  const model = "model.Entity(b => b.Property(1)); ".repeat(5_000);
  const migration = `class Initial { void BuildTargetModel(ModelBuilder model) { ${model} } }`;
  const migrations = Array.from({ length: 200 }, (_, at) => [`/repo/Migrations/${at}.Designer.cs`, migration]);
  const context =
    "class ShopDb : DbContext\n{\n    void OnModelCreating(ModelBuilder model)\n    {\n        model.UseNames();\n    }\n}\n";
  const disk = memoryDisk({ "/repo/Program.cs": context, ...Object.fromEntries(migrations) });
  const { result, seconds } = quickest(2, () => wired(disk, "/repo", needs.slice(2, 3)));
  expect(result.edits.map(({ path }) => path)).toEqual(["Program.cs"]);
  expect(seconds).toBeLessThan(2);
});
