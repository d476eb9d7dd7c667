import { spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const root = new URL("../../", import.meta.url).pathname;

function shell(script: string) {
  return spawnSync("bash", ["-c", script], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, TENON: `${process.execPath} tenon.js` },
  });
}

const names = [
  "graft",
  "entity",
  "relationship",
  "health",
  "build",
  "docs",
  "openapi",
  "fmt",
  "undo",
  "recover",
  "doctor",
  "explain",
  "completion",
] as const;

test.each(names)("the help of %s begins with examples and fits 100 columns", (name) => {
  const { exitCode, output } = run(memoryDisk(), name, "--help");
  expect(exitCode).toBe(0);
  expect(output).toMatch(/^[A-Z][^\n]*\.\n\n {2}\S/);
  expect(output.split("\n").filter((line) => line.length > 100)).toEqual([]);
  expect(run(memoryDisk(), "--help").output).toMatch(new RegExp(`^ {2}${name} `, "m"));
});

test("whoever stops reading causes no trace", () => {
  const { stdout, stderr } = shell("$TENON --help | head -1");
  expect([stdout.split("\n").length, stderr]).toEqual([2, ""]);
  const many = shell("for i in 1 2 3; do $TENON completion bash; done | head -1");
  expect(many.stderr).toBe("");
});

test("diagnostics have colours where they are asked for, and the text is the same", () => {
  const plain = shell("$TENON graft /nowhere.yaml --host examples/host");
  const coloured = shell("FORCE_COLOR=1 $TENON graft /nowhere.yaml --host examples/host");
  expect(plain.stderr).not.toContain("\u001b");
  expect(coloured.stderr).toMatch(/\u001b\[31merror TEN\d+/);
  expect(stripVTControlCharacters(coloured.stderr)).toBe(plain.stderr);
});

test.each(["entity", "relationship"])("with closed input %s asks nobody: exit 2", (name) => {
  const { status, stderr } = shell(`$TENON ${name} <&-`);
  expect([status, stderr]).toEqual([2, expect.stringMatching(/--(?:config|parent)/)]);
});

test("--quiet says nothing but warnings and errors", () => {
  const disk = memoryDisk({ ...smallHost });
  expect(run(disk, "health", "--host", "host", "--quiet")).toEqual({ exitCode: 0, output: "", messages: "" });
});

test.each<[string, readonly string[]]>([
  ["graft", ["graft", "--model", "a.model", "--host", "host"]],
  ["build", ["build", "a.model", "--out", "out"]],
  ["build that checks", ["build", "a.model"]],
  ["docs", ["docs", "a.model", "--out", "out"]],
  ["openapi", ["openapi", "shop.yaml", "--out", "out"]],
  ["fmt", ["fmt", "a.model"]],
])("%s, too, and JSON and errors are said all the same", (_, args) => {
  const files = {
    ...smallHost,
    "/repo/a.model": "context  Lending { }",
    "/repo/shop.yaml":
      "defaults: { access: anonymous }\nentity: { Author: { properties: { Id: { type: Guid, isKey: true } } } }\n",
    "/repo/broken.model": "context {",
  };
  expect(run(memoryDisk(files), ...args, "--quiet")).toEqual({ exitCode: 0, output: "", messages: "" });
  expect(run(memoryDisk(files), ...args).output).not.toBe("");
  const broken = args.map((arg) => arg.replace("a.model", "broken.model").replace("shop.yaml", "none.yaml"));
  expect(run(memoryDisk(files), ...broken, "--quiet").messages).toContain("error");
  if (args[0] !== "fmt") expect(run(memoryDisk(files), ...args, "--quiet", "--json").output).toMatch(/^\{/);
});

test.each<[string, readonly string[]]>([
  ["graft", ["graft", "shop.yaml", "--host", "host"]],
  ["graft --model", ["graft", "--model", "a.model", "--host", "host"]],
  ["build", ["build", "a.model", "--out", "out"]],
  ["docs", ["docs", "a.model", "--out", "out"]],
  ["openapi", ["openapi", "shop.yaml", "--out", "out"]],
])("%s --check exits with 4 until a run has written all, and writes nothing", (_, args) => {
  const disk = memoryDisk({
    ...smallHost,
    "/repo/host/Program.cs":
      "var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.Run();\n",
    "/repo/a.model": "context Lending { value Fine { amount: Decimal } }",
    "/repo/shop.yaml":
      "defaults: { access: anonymous }\nentity: { Author: { properties: { Id: { type: Guid, isKey: true } } } }\n",
  });
  const before = disk.snapshot();
  const found = run(disk, ...args, "--check");
  expect([found.exitCode, found.output]).toEqual([4, expect.stringContaining("created.")]);
  expect(JSON.parse(run(disk, ...args, "--check", "--json").output)).toMatchObject({ exitCode: 4 });
  expect(disk.snapshot()).toEqual(before);
  const wire = args[0] === "graft" ? ["--wire"] : [];
  expect(run(disk, ...args, ...wire).exitCode).toBe(0);
  expect(run(disk, ...args, "--check")).toMatchObject({ exitCode: 0, messages: "" });
});

test("templates of the user's replace Tenon's of the same name", () => {
  const own = {
    "/repo/mine/shared/health-response.mustache":
      "/// <summary>Ours.</summary>\npublic sealed record HealthResponse(string Status);\n",
  };
  const disk = memoryDisk({ ...smallHost, ...own });
  expect(run(disk, "health", "--host", "host", "--templates", "mine").exitCode).toBe(0);
  expect(disk.snapshot()["/repo/host/Tenon/Shared/Health.g.cs"]).toContain("Ours.");
});

const faults = [
  [
    "an unknown tag",
    { "/repo/mine/shared/health-response.mustache": "{{naem}}" },
    1,
    "TEN0514: `/repo/mine/shared/health-response.mustache` cannot be rendered: Unknown tag 'naem'.",
  ],
  ["an open tag", { "/repo/mine/shared/health-response.mustache": "{{#a}}" }, 1, "TEN0514"],
  [
    "a name that replaces nothing",
    { "/repo/mine/shared/health-respons.mustache": "x" },
    1,
    "Did you mean `shared/health-response.mustache`?",
  ],
  ["no folder", {}, 5, "TEN0512"],
] as const satisfies readonly (readonly [string, Readonly<Record<string, string>>, number, string])[];

test.each(faults)(
  "a template of the user's with %s: a diagnostic with its path, nothing written",
  (_name, own, exitCode, part) => {
    const disk = memoryDisk({ ...smallHost, ...own });
    const before = disk.snapshot();
    const result = run(disk, "health", "--host", "host", "--templates", "mine");
    expect([result.exitCode, result.output]).toEqual([exitCode, ""]);
    expect(result.messages).toContain(part);
    expect(disk.snapshot()).toEqual(before);
  },
);
