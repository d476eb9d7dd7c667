import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { identifierOf } from "../../scripts/dotnet/identifier-of.js";
import { ownIdentifier, runtimeIdentifiers } from "../../scripts/dotnet/node-binary.js";
import { pointerPackage, toolPackage } from "../../scripts/dotnet/tool-packages.js";
import { zipEntries } from "./zip-entries.ts";

const metadata = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const files = [{ path: "dist/tenon.js", content: Buffer.from("the bundle") }];
const license = Buffer.from("the license");

/** The heads of executables: signature, place of the machine, and its number. */
const heads: Readonly<Record<string, Buffer>> = {
  "linux-x64": headOf([0, 0x464c457f], [18, 62]),
  "linux-arm64": headOf([0, 0x464c457f], [18, 183]),
  "win-x64": headOf([0, 0x5a4d], [0x3c, 0x80], [0x80, 0x4550], [0x84, 0x8664]),
  "win-arm64": headOf([0, 0x5a4d], [0x3c, 0x80], [0x80, 0x4550], [0x84, 0xaa64]),
  "osx-x64": headOf([0, 0xfeedfacf], [4, 0x01000007]),
  "osx-arm64": headOf([0, 0xfeedfacf], [4, 0x0100000c]),
};

function headOf(...numbers: readonly (readonly [offset: number, value: number])[]): Buffer {
  const bytes = Buffer.alloc(256);
  for (const [offset, value] of numbers) bytes.writeUInt32LE(value, offset);
  return bytes;
}

function headFor(rid: string): Buffer {
  return heads[rid] ?? Buffer.alloc(0);
}

test.each(runtimeIdentifiers)("the package for %s has the files of Tenon around an executable of Node", (rid) => {
  const command = rid.startsWith("win-") ? "tenon.exe" : "tenon";
  const entries = zipEntries(toolPackage({ rid, executable: headFor(rid), license }, metadata, files));
  expect(entries.map(({ path, mode }) => [path, mode])).toEqual([
    ["[Content_Types].xml", 0o644],
    ["_rels/.rels", 0o644],
    [`tenon.${rid}.nuspec`, 0o644],
    [`tools/any/${rid}/dist/tenon.js`, 0o644],
    [`tools/any/${rid}/node.license.txt`, 0o644],
    [`tools/any/${rid}/${command}`, 0o755],
    [`tools/any/${rid}/DotnetToolSettings.xml`, 0o644],
  ]);
  const text = (path: string) => entries.find((entry) => entry.path.endsWith(path))?.content.toString() ?? "";
  expect(text("node.license.txt")).toBe("the license");
  expect(text("DotnetToolSettings.xml")).toContain(
    `<Command Name="tenon" EntryPoint="${command}" Runner="executable" />`,
  );
  expect(text(".nuspec")).toContain(`<id>tenon.${rid}</id>\n    <version>${metadata.version}</version>`);
  expect(text(".nuspec")).toContain('<packageType name="DotnetToolRidPackage" />');
  expect(text(".nuspec")).toContain('<license type="expression">MIT</license>');
});

test("an executable for another system is refused", () => {
  const pack = (executable: Buffer) => () => toolPackage({ rid: "win-arm64", executable, license }, metadata, files);
  expect(pack(headFor("win-x64"))).toThrow("The executable of Node is for win-x64, not for win-arm64.");
  for (const other of [Buffer.alloc(0), Buffer.from("#!/bin/sh\n"), headOf([0, 0x5a4d], [0x3c, 0xffffff])])
    expect(pack(other)).toThrow("The executable of Node is for no known system, not for win-arm64.");
});

test("the executable of this process is for this machine", () => {
  expect(identifierOf(readFileSync(process.execPath))).toBe(ownIdentifier());
});

test("the package of the tool leads to each runtime identifier", () => {
  const entries = zipEntries(pointerPackage(runtimeIdentifiers, metadata, "the page"));
  expect(entries.map(({ path }) => path)).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "tenon.nuspec",
    "README.md",
    "tools/net10.0/any/DotnetToolSettings.xml",
  ]);
  const settings = entries.at(-1)?.content.toString() ?? "";
  const found = [...settings.matchAll(/<RuntimeIdentifierPackage RuntimeIdentifier="(.*)" Id="tenon\.(.*)" \/>/g)];
  expect(found.map(([, rid, id]) => [rid, id])).toEqual(runtimeIdentifiers.map((rid) => [rid, rid]));
});
