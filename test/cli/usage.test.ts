import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { commands } from "../../generators/cli/commands.ts";
import { smallHost, typed } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const version: string = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;
const isReport = new Ajv2020().compile(
  JSON.parse(readFileSync(new URL("../../schemas/report.schema.json", import.meta.url), "utf8")),
);
const entities =
  "defaults: { access: anonymous }\nentity: { Author: { properties: { Id: { type: Guid, isKey: true } } } }\n";
const model = "context A {\n  enum E { A, B }\n}\n";
const host = () => memoryDisk({ ...smallHost, "/repo/shop.yaml": entities, "/repo/a.model": model });

test.each(["--version", "-V", "-v", "version"])("%s prints the version", async (word) => {
  expect(await typed(host(), [word])).toEqual({ exitCode: 0, output: `${version}\n`, messages: "" });
});

test.each(commands.map(({ name }) => name))("tenon help %s is the help of the command, in every form", async (name) => {
  const help = await typed(host(), ["help", name]);
  expect(help).toMatchObject({ exitCode: 0, output: expect.stringContaining(`Usage: tenon ${name} `) });
  for (const args of [
    ["--help", name],
    ["-h", name],
    [name, "--help"],
    [name, "-h"],
  ])
    expect(await typed(host(), args)).toEqual(help);
});

const wrong = [
  [["--nope"], "Unknown option '--nope'.", "A command comes first; tenon --help lists them."],
  [["--hlep"], "Unknown option '--hlep'.", "Did you mean '--help'? A command comes first; tenon --help lists them."],
  [["--host=x", "graft"], "The option '--host=x' stands before the command.", "tenon graft --host=x"],
  [["graf"], "There is no command 'graf'.", "Did you mean 'tenon graft'?"],
  [["help", "graf"], "There is no command 'graf'.", "Did you mean 'tenon graft --help'?"],
  [["\u001b[2J"], "There is no command '\\u001b[2J'.", "tenon --help lists them."],
  [["graft", "-"], "tenon graft does not read standard input.", "Save it to a file, which later runs can read again."],
  [
    ["graft", "--model", "-"],
    "--model names a place on the disk, and `-` is none.",
    "`-` is the file of tenon build, apply and fmt at standard input.",
  ],
  [
    ["docs", "a.model", "--out", "-"],
    "--out names a place on the disk, and `-` is none.",
    "`-` is the file of tenon build, apply and fmt at standard input.",
  ],
  [
    ["entity", "Pen"],
    "Nobody can be asked here, and no argument describes an entity.",
    "tenon entity Pen Title:string:80 Price:decimal?, or tenon entity --config shop.yaml",
  ],
  [
    ["relationship", "--child", "Post"],
    "Nobody can be asked here, and --parent, --name are missing.",
    "tenon relationship --parent Author --child Post --name Posts",
  ],
  [["graft", "--host"], "--host needs a value.", "Write it behind the option: --host PATH."],
  [["graft", "--host", "--wire"], "--host needs a value.", "Write it behind the option: --host PATH."],
  [["graft", "--wire=yes"], "--wire takes no value.", "Write --wire alone."],
  [
    ["build", "-", "--out", "x"],
    "Standard input has no path that later runs of this folder can read again.",
    "Leave out --out, or save it to a file.",
  ],
  [["explain", "TEN03003"], "There is no diagnostic 'TEN03003'.", "Did you mean 'TEN0303'?"],
] as const;

test.each(wrong)("%j is a usage error, as text and as a document", async (args, message, hint) => {
  const disk = host();
  const before = disk.snapshot();
  const text = await typed(disk, args, "");
  expect(text).toMatchObject({ exitCode: 2, output: "", messages: `error: ${message}\n  hint: ${hint}\n` });
  const json = await typed(disk, [...args, "--json"], "");
  expect([json.exitCode, json.messages]).toEqual([2, ""]);
  const document: unknown = JSON.parse(json.output);
  expect([isReport(document), isReport.errors]).toEqual([true, null]);
  expect(document).toMatchObject({ exitCode: 2, diagnostics: [{ code: "TEN0001", severity: "error", message, hint }] });
  expect(disk.snapshot()).toEqual(before);
});

test("the text of fmt - is no document", async () => {
  const { exitCode, output } = await typed(host(), ["fmt", "-", "--json"], model);
  expect([exitCode, JSON.parse(output).diagnostics[0].message]).toEqual([2, "`tenon fmt -` prints the text itself."]);
  expect(await typed(host(), ["fmt", "-", "--json", "--check"], model)).toMatchObject({ exitCode: 0, messages: "" });
});

test("behind --, --json is no option", async () => {
  expect(await typed(host(), ["graft", "--nope", "--", "--json"])).toMatchObject({ exitCode: 2, output: "" });
});

test("-n is --dry-run and -q is --quiet, also together", async () => {
  const disk = host();
  const before = disk.snapshot();
  const long = await typed(disk, ["graft", "shop.yaml", "--host", "host", "--dry-run"]);
  expect(long.output).toContain("create");
  expect(await typed(disk, ["graft", "shop.yaml", "--host", "host", "-n"])).toEqual(long);
  expect(await typed(disk, ["graft", "shop.yaml", "--host", "host", "-nq"])).toMatchObject({ exitCode: 0, output: "" });
  expect(disk.snapshot()).toEqual(before);
});

test("a model at standard input is checked as a file is, and its mistakes have the name -", async () => {
  expect(await typed(host(), ["build", "-"], model)).toEqual(await typed(host(), ["build", "a.model"]));
  const { exitCode, messages } = await typed(host(), ["build", "-"], model.replace("B }", "A }"));
  expect([exitCode, messages]).toEqual([1, expect.stringMatching(/^-:2:\d+: error DSL/)]);
});

test("a plan at standard input is applied", async () => {
  const disk = host();
  const { output: plan } = await typed(disk, ["plan", "shop.yaml", "--host", "host"]);
  expect(await typed(disk, ["apply", "-", "--host", "host"], plan)).toMatchObject({ exitCode: 0, messages: "" });
  expect(Object.keys(disk.snapshot())).toContain("/repo/host/Tenon/Authors/Author.g.cs");
});

test("a plan at standard input that is none has the name -", async () => {
  const { messages } = await typed(host(), ["apply", "-", "--host", "host"], "{");
  expect(messages).toContain("TEN0524: `-` cannot be used as a plan: it is not JSON");
});

/** For each command a line that succeeds. */
const lines: Readonly<Record<string, readonly string[]>> = {
  init: ["init", "--host", "host"],
  graft: ["graft", "shop.yaml", "--host", "host"],
  plan: ["plan", "shop.yaml", "--host", "host", "--out", "plan.json"],
  apply: ["apply", "plan.json", "--host", "host"],
  entity: ["entity", "--config", "shop.yaml", "--host", "host"],
  relationship: [],
  remove: ["remove", "Author", "--host", "host"],
  health: ["health", "--host", "host"],
  openapi: ["openapi", "shop.yaml", "--out", "api"],
  build: ["build", "a.model"],
  docs: ["docs", "a.model", "--out", "page"],
  fmt: ["fmt", "a.model", "--check"],
  status: ["status", "--host", "host"],
  undo: ["undo", "--host", "host"],
  recover: ["recover", "--host", "host"],
  doctor: ["doctor", "--host", "host"],
  explain: ["explain", "TEN0303"],
  completion: ["completion"],
};

// The servers talk until their client ends it.
const others = commands.map(({ name }) => name).filter((name) => name !== "lsp" && name !== "mcp");

test.each(others)("%s --json prints one document and nothing else", async (name) => {
  const disk = host();
  for (const args of [lines["graft"] ?? [], ...(name === "apply" ? [lines["plan"] ?? []] : [])])
    if (["apply", "remove", "undo"].includes(name)) expect((await typed(disk, args)).exitCode).toBe(0);
  const { output, messages } = await typed(disk, [...(lines[name] ?? [name]), "--json"]);
  expect([messages, JSON.parse(output)]).toEqual([
    "",
    expect.objectContaining({ version: 1, command: expect.any(String) }),
  ]);
});

test("completion --json has every command with its options", async () => {
  const { output } = await typed(host(), ["completion", "--json"]);
  const { commands: rows } = JSON.parse(output);
  expect(rows.map((row: { readonly name: string }) => row.name)).toEqual(commands.map(({ name }) => name));
  const graft = rows.find((row: { readonly name: string }) => row.name === "graft");
  expect(graft.options).toContainEqual(expect.objectContaining({ name: "dry-run", type: "boolean", short: "n" }));
});

test.each([
  ["entity", ["entity", "shop.yaml", "--host", "host"]],
  [
    "relationship",
    ["relationship", "--config", "shop.yaml", "--parent", "Author", "--child", "Author", "--name", "Pupils"],
  ],
  ["health", ["health", "--host", "host"]],
])("the report of %s names its own command", async (name, args) => {
  const { output } = await typed(host(), [...args, ...(name === "relationship" ? ["--host", "host"] : []), "--json"]);
  expect(JSON.parse(output)).toMatchObject({ command: name, exitCode: 0 });
});

test.each([
  ["entity", ["Pen", "--key", "Guid"]],
  ["relationship", ["--parent", "Author", "--child", "Post", "--name", "Posts"]],
  ["remove", ["Author"]],
])("a broken configuration of the host is one document of %s --json", async (command, args) => {
  const configuration = { "/repo/host/.tenon/config.yaml": "version: 1\ntarget: { library: carter }\n" };
  const disk = memoryDisk({ ...host().snapshot(), ...configuration });
  const { exitCode, output } = await typed(disk, [command, ...args, "--host", "host", "--json"]);
  const { diagnostics, ...document } = JSON.parse(output);
  expect([exitCode, document]).toMatchObject([1, { command, exitCode: 1, files: [] }]);
  expect(diagnostics[0]).toMatchObject({ code: "TEN0201", severity: "error" });
});
