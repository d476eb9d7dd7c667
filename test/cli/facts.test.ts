import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeDisk } from "../../generators/files/disk/node-disk.ts";
import { recordedSources } from "../../generators/host/recorded/recorded-sources.ts";
import { readHost } from "../../generators/host/snapshot/read-host.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";
import { run, smallHost } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk } from "../memory-disk.ts";

const facts = "/repo/host/.tenon/facts.json";
const service = `namespace Acme.Shop;
public class Prices
{
    public decimal Sum(decimal price) { return price; }
}
`;

/** Returns a host with its record. */
function recordedHost(more: Readonly<Record<string, string>> = {}): MemoryDisk {
  const disk = memoryDisk({
    ...smallHost,
    "/repo/shop.yaml":
      "defaults: { access: anonymous }\nentity: { Author: { properties: { Id: { type: int, isKey: true } } } }\n",
    "/repo/host/Prices.cs": service,
    ...more,
  });
  expect(run(disk, "facts", "--host", "host")).toMatchObject({ exitCode: 0, messages: "" });
  return disk;
}

function write(disk: MemoryDisk, path: string, text: string): void {
  disk.remove(path);
  disk.create(path, new TextEncoder().encode(text));
}

function graft(disk: MemoryDisk, ...args: readonly string[]) {
  return run(disk, "graft", "shop.yaml", "--host", "host", "--facts", ...args);
}

test("a record of the same sources stays, and a check tells one that does not fit", () => {
  const disk = recordedHost();
  const before = disk.snapshot();
  expect(run(disk, "facts", "--host", "host").output).toContain("Nothing to do");
  expect(run(disk, "facts", "--host", "host", "--check").exitCode).toBe(0);
  expect(disk.snapshot()).toEqual(before);
  write(disk, "/repo/host/Prices.cs", service.replace("Prices", "Sums"));
  expect(run(disk, "facts", "--host", "host", "--check").exitCode).toBe(4);
  const checked = graft(disk, "--check");
  expect([checked.exitCode, checked.messages]).toEqual([4, expect.stringContaining("TEN0426")]);
  // Without a check the record is believed.
  expect(graft(disk).exitCode).toBe(0);
});

test("an edit of a source that changes no fact changes no input", () => {
  const disk = recordedHost();
  expect(graft(disk, "--wire").exitCode).toBe(3);
  const inputs = () => JSON.parse(graft(disk, "--dry-run", "--json").output).inputs;
  const before = inputs();
  expect(before).toContainEqual({ path: ".tenon/facts.json", hash: expect.any(String) });
  write(disk, "/repo/host/Prices.cs", service.replace("return price", "return price + 1"));
  expect(run(disk, "facts", "--host", "host").exitCode).toBe(0);
  expect(inputs()).toEqual(before);
  write(disk, "/repo/host/Prices.cs", service.replace("decimal price", "int price"));
  expect(inputs()).toEqual(before);
  expect(run(disk, "facts", "--host", "host").output).toContain("update");
  expect(inputs()).not.toEqual(before);
});

test("a record of other projects than the host has is out of date", () => {
  const disk = recordedHost({ "/repo/Data/Data.csproj": '<Project Sdk="Microsoft.NET.Sdk" />' });
  const project = "/repo/host/Acme.Shop.csproj";
  const reference = '<ItemGroup><ProjectReference Include="../Data/Data.csproj" /></ItemGroup></Project>';
  write(disk, project, (smallHost[project] ?? "").replace("</Project>", reference));
  const result = graft(disk);
  expect([result.exitCode, result.messages]).toEqual([4, expect.stringContaining("TEN0426")]);
});

const source = { file: "Prices.cs", facts: { signs: {} } };
const typeOf = (more: object) => ({ ...source, facts: { signs: {}, types: [{ ...plainType, ...more }] } });
const plainType = { name: "Prices", namespace: "Shop", kind: "class", modifiers: "public" };
const property = { name: "Sum", type: "int" };

/** Nests a type in itself. */
const deep = (depth: number): object => ({ name: "List", arguments: depth === 0 ? [] : [deep(depth - 1)] });

test.each([
  ["no JSON", "{"],
  ["a list", "[]"],
  ["another version", '{ "tenon": "0.0.1", "projects": [] }'],
  ["a version that is none", '{ "tenon": {}, "projects": [] }'],
])("a record that is %s is refused", (_, text) => {
  const disk = recordedHost();
  write(disk, facts, text);
  const result = graft(disk);
  expect([result.exitCode, result.messages]).toEqual([1, expect.stringMatching(/TEN0425[\s\S]*tenon facts/)]);
});

test("a record that nobody wrote by its size is not read", () => {
  const disk = recordedHost();
  disk.remove(facts);
  disk.create(facts, new Uint8Array(64 * 1024 * 1024 + 1));
  expect(graft(disk)).toMatchObject({ exitCode: 1, messages: expect.stringContaining("TEN0425") });
});

test("a record that is absent is an error that says how to write it", () => {
  const disk = recordedHost();
  disk.remove(facts);
  const result = graft(disk);
  expect([result.exitCode, result.messages]).toEqual([1, expect.stringMatching(/TEN0425[\s\S]*tenon facts/)]);
});

/** The lists of projects that Tenon never writes, each with its name. */
const malformed: readonly (readonly [name: string, projects: unknown])[] = [
  ["a project that is a text", ["Shop"]],
  ["sources that are none", [{ path: "", sources: "Prices.cs" }]],
  ...[
    { ...source, file: "../Prices.cs" },
    { ...source, file: "/etc/Prices.cs" },
    { ...source, file: "Data/../../Prices.cs" },
    { ...source, file: "Data//Prices.cs" },
    { ...source, file: "C:/Prices.cs" },
    { ...source, file: "..\\Prices.cs" },
    { ...source, file: "Pri\0ces.cs" },
    { ...source, file: "obj/Prices.cs" },
    { ...source, file: "Prices.g.cs" },
    { ...source, file: "appsettings.json" },
    { ...source, file: 7 },
    { ...source, marks: ["everything"] },
    { ...source, isNullable: "maybe" },
    { file: "Prices.cs" },
    typeOf({ name: "Prices { } class Evil" }),
    typeOf({ name: 7 }),
    typeOf({ namespace: "Shop; class Evil { }" }),
    typeOf({ namespace: "System.Environment.Exit(0)" }),
    typeOf({ kind: "delegate" }),
    typeOf({ bases: [{ name: "A", qualifier: "B;" }] }),
    typeOf({ bases: [deep(2000)] }),
    typeOf({ body: "public void Sum();Evil" }),
    typeOf({ body: ["public", "void Evil"] }),
    typeOf({ body: 7 }),
    typeOf({ properties: [{ ...property, name: "Sum; Evil" }] }),
    typeOf({ properties: [{ ...property, isStored: "yes" }] }),
    typeOf({ properties: [{ ...property, setter: "get" }] }),
    typeOf({ properties: {} }),
  ].map((one) => [JSON.stringify(one).slice(0, 120), [{ path: "", sources: [one] }]] as const),
];

test.each(malformed)("a record with %s is refused, and nothing is written", (_, projects) => {
  const disk = recordedHost();
  write(disk, facts, JSON.stringify({ tenon: JSON.parse(disk.snapshot()[facts] ?? "").tenon, projects }));
  const before = disk.snapshot();
  const result = graft(disk, "--wire");
  expect([result.exitCode, result.messages]).toEqual([1, expect.stringContaining("TEN0425")]);
  expect(disk.snapshot()).toEqual(before);
});

const startup = `using Microsoft.AspNetCore.Builder;
public class Startup
{
    public void ConfigureServices(IServiceCollection services) { }
    public void Configure(IApplicationBuilder app) { app.UseEndpoints(endpoints => { }); }
}
`;

test("a record names no file for wiring that a host without a record has not", () => {
  const nested = "/repo/host/nested/Startup.cs";
  const disk = recordedHost({ "/repo/host/nested/Nested.csproj": "<Project />", [nested]: startup });
  const record = JSON.parse(disk.snapshot()[facts] ?? "");
  const hostile = { file: "nested/Startup.cs", marks: ["entry", "application", "model"], facts: { signs: {} } };
  const elsewhere = { path: "../../etc", sources: [{ ...hostile, file: "Startup.cs" }] };
  record.projects = [{ path: "", sources: [...record.projects[0].sources, hostile] }, elsewhere];
  const [plain, trusting] = [disk.copy(), disk.copy()];
  write(trusting, facts, JSON.stringify(record));
  const words = ["graft", "shop.yaml", "--host", "host", "--wire"];
  const [one, other] = [run(plain, ...words), run(trusting, ...words, "--facts")];
  expect([other.exitCode, other.output]).toEqual([one.exitCode, one.output]);
  expect({ ...trusting.snapshot(), [facts]: "" }).toEqual({ ...plain.snapshot(), [facts]: "" });
});

test("a record behind a link that leaves the repository is not read", () => {
  const folder = temporaryFolder();
  const root = `${folder}/repo/host`;
  mkdirSync(`${root}/.tenon`, { recursive: true });
  mkdirSync(`${folder}/repo/.git`);
  writeFileSync(`${root}/Shop.csproj`, smallHost["/repo/host/Acme.Shop.csproj"] ?? "");
  writeFileSync(`${folder}/facts.json`, '{ "tenon": "1", "projects": [{ "path": "" }] }');
  const sourcesOf = recordedSources({ path: ".tenon/facts.json", tenon: "1", isChecked: false });
  copyFileSync(`${folder}/facts.json`, `${root}/.tenon/facts.json`);
  expect(readHost(nodeDisk(), root, sourcesOf)).toMatchObject({ ok: true });
  rmSync(`${root}/.tenon/facts.json`);
  symlinkSync(`${folder}/facts.json`, `${root}/.tenon/facts.json`);
  expect(readHost(nodeDisk(), root, sourcesOf)).toMatchObject({ ok: false, diagnostics: [{ code: "TEN0376" }] });
});
