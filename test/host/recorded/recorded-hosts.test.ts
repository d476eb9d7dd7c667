import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { membersOf } from "../../../generators/entity/host/host-enums.ts";
import { factsPath } from "../../../generators/files/own-folder.ts";
import { classShapeOf } from "../../../generators/host/csharp/class-shape.ts";
import { methodsOf } from "../../../generators/host/csharp/methods-of.ts";
import type { LocatedType, SourceTypes } from "../../../generators/host/csharp/source-types.ts";
import type { Host } from "../../../generators/host/host.ts";
import { factsOf, recordedSources } from "../../../generators/host/recorded/recorded-sources.ts";
import { readHost } from "../../../generators/host/snapshot/read-host.ts";
import { run, smallHost } from "../../in-memory.ts";
import { type MemoryDisk, memoryDisk } from "../../memory-disk.ts";

const top = new URL("../../", import.meta.url).pathname;

/** Returns the files below a folder that a host can have, by their paths from there. */
function filesBelow(folder: string): readonly (readonly [path: string, text: string])[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:cs|csproj|props|targets|slnx?|json|yaml)$/.test(path))
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort()
    .map((path) => [path, readFileSync(join(folder, path), "utf8")] as const);
}

const tenon = "1.2.3";

/** Reads the host of a folder from its sources, or from a record that was just made of them. */
function hostAt(disk: MemoryDisk, folder: string, isRecorded: boolean): Host {
  if (!isRecorded) {
    const host = readHost(disk, folder);
    if (!host.ok) throw new Error(JSON.stringify(host.diagnostics));
    return host.value;
  }
  const plain = hostAt(disk, folder, false);
  const facts = `${plain.folder}/${factsPath}`;
  const recorded = disk.copy();
  recorded.makeFolder(`${plain.folder}/.tenon`);
  recorded.create(facts, new TextEncoder().encode(factsOf(disk, plain, tenon)));
  const host = readHost(recorded, folder, recordedSources({ path: factsPath, tenon, isChecked: false }));
  if (!host.ok) throw new Error(JSON.stringify(host.diagnostics));
  return host.value;
}

/** Returns everything that a graft can ask about a host. */
function answersOf({ types, disk: _, recorded: __, ...host }: Host) {
  return { ...host, types: types?.all.map((type) => answersOfType(type, types)) };
}

function answersOfType(type: LocatedType, types: SourceTypes) {
  const { body: _, at: __, open: ___, ...head } = type;
  const { type: ____, properties, ...shape } = classShapeOf(type, types);
  return {
    head,
    shape,
    properties: properties.map(({ owner, ...property }) => [owner.name, property]),
    methods: methodsOf(type).map(({ body: _____, ...method }) => method),
    members: type.kind === "enum" ? membersOf(type) : [],
  };
}

const project = `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>`;

test("a record of any C# file of these tests answers as the file does", () => {
  const sources = filesBelow(top).filter(([path]) => /(?<!\.g)\.cs$/.test(path));
  expect(sources.length).toBeGreaterThan(300);
  for (const [path, text] of sources) {
    const disk = memoryDisk({ "/repo/Shop.csproj": project, "/repo/Source.cs": text });
    expect([path, answersOf(hostAt(disk, "/repo", true))]).toEqual([path, answersOf(hostAt(disk, "/repo", false))]);
  }
}, 120_000);

const shop = readFileSync(`${top}hosts/shop.yaml`, "utf8");

/** The folders of hosts, each with that of its web project. */
const folders = [
  ...readdirSync(`${top}hosts`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [`hosts/${name}`, "."] as const),
  ...readdirSync(`${top}cases/wire`).map(
    (name) => [`cases/wire/${name}/input`, existsSync(`${top}cases/wire/${name}/input/Web`) ? "Web" : "."] as const,
  ),
  ...readdirSync(`${top}cases/solutions`).map((name) => [`cases/solutions/${name}/input`, "Shop.Web"] as const),
];

/** The hosts that can be recorded, with their records. */
const hosts = folders.flatMap(([name, web]) => {
  const files = filesBelow(join(top, name)).map(([path, text]) => [`/repo/host/${path}`, text] as const);
  const disk = memoryDisk({ "/repo/shop.yaml": shop, ...Object.fromEntries(files) });
  const host = `host/${web}`;
  return run(disk, "facts", "--host", host).exitCode === 0 ? [{ name, disk, host }] : [];
});

test("most hosts of these tests can be recorded", () => {
  expect(hosts.length).toBeGreaterThan(90);
});

test.each(hosts)("a graft of $name with a record writes and says the same", ({ disk, host }) => {
  const [plain, recorded] = [disk.copy(), disk.copy()];
  const graft = ["graft", "shop.yaml", "--host", host, "--wire", "--json"];
  const [one, other] = [run(plain, ...graft), run(recorded, ...graft, "--facts")];
  const withoutInputs = (output: string) => ({ ...JSON.parse(output), inputs: [], readOutside: [] });
  expect([other.exitCode, withoutInputs(other.output)]).toEqual([one.exitCode, withoutInputs(one.output)]);
  expect(recorded.snapshot()).toEqual(plain.snapshot());
});

test("a record is the same bytes wherever the host is", () => {
  const disk = memoryDisk(smallHost);
  const elsewhere = disk.copy((path) => path.replace("/repo", "/elsewhere/deep"));
  const [one, other] = [readHost(disk, "/repo/host"), readHost(elsewhere, "/elsewhere/deep/host")];
  if (!(one.ok && other.ok)) throw new Error("The host cannot be read.");
  const text = factsOf(disk, one.value, tenon);
  expect(factsOf(elsewhere, other.value, tenon)).toBe(text);
  expect(text).not.toContain("repo");
});
