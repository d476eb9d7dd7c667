import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packableIdentifiers } from "../../scripts/dotnet/node-binary.js";
import { notesOf } from "../../scripts/release/notes-of.js";
import { otherVersions } from "../../scripts/release/other-versions.js";
import { packagesOf } from "../../scripts/release/packages-of.js";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

const changelog = (unreleased: string) => `# Changelog

## Unreleased

${unreleased}
## 0.2.0

### New

- One thing.

## 0.1.0

The first.
`;

test("the notes of a version are its section of the changelog", () => {
  expect(notesOf(changelog(""), "0.2.0")).toBe("### New\n\n- One thing.");
  expect(notesOf(changelog(""), "0.1.0")).toBe("The first.");
});

test("a version without notes, and changes that are not released, stop a release", () => {
  expect(() => notesOf(changelog(""), "0.3.0")).toThrow("CHANGELOG.md says nothing of 0.3.0");
  expect(() => notesOf(changelog("- Another.\n"), "0.2.0")).toThrow("under Unreleased");
});

test("everything that is released has one version", () => {
  const metadata = JSON.parse(read("package.json"));
  expect(otherVersions(metadata, read)).toEqual([]);
  expect(otherVersions({ ...metadata, version: "9.9.9" }, read)).toEqual([
    `documentation/package.json has ${metadata.version}`,
    `editors/vscode/package.json has ${metadata.version}`,
    `packages/nx/package.json has ${metadata.version}`,
    `the peer dependency tenon of packages/nx/package.json has ${metadata.version}`,
    `packages/nx/migrations.json has ${metadata.version}`,
    `package-lock.json has ${metadata.version}`,
    `the peer dependency tenon-documentation has ${metadata.version}`,
  ]);
});

test("a package is published behind those that it leads to", () => {
  const packages = packagesOf({ name: "tenon", version: "0.2.0" }, ["linux-x64", "win-arm64=../node.exe"]);
  expect(packages.map(({ pack }) => pack.join(" "))).toEqual([
    "npm pack ./documentation",
    "npm pack",
    "npm pack ./packages/nx",
    "npm run pack:dotnet -- linux-x64 win-arm64=../node.exe",
    "node scripts/pack-vscode.js",
  ]);
  expect(packages.flatMap(({ publish }) => publish)).toEqual([
    "npm publish tenon-documentation-0.2.0.tgz --provenance",
    "npm publish tenon-0.2.0.tgz --provenance",
    "npm publish tenon-nx-0.2.0.tgz --access public --provenance",
    "dotnet nuget push nupkg/tenon.linux-x64.0.2.0.nupkg --source SOURCE --api-key KEY",
    "dotnet nuget push nupkg/tenon.win-arm64.0.2.0.nupkg --source SOURCE --api-key KEY",
    "dotnet nuget push nupkg/tenon.0.2.0.nupkg --source SOURCE --api-key KEY",
    "dotnet nuget push nupkg/Tenon.MSBuild.0.2.0.nupkg --source SOURCE --api-key KEY",
    "npx @vscode/vsce publish --packagePath editors/vscode/tenon-model.vsix",
  ]);
  for (const { files, publish } of packages)
    for (const [index, file] of files.entries()) expect(publish[index]).toContain(file);
});

test("a Mac packs the tool for macOS as well", () => {
  expect(packableIdentifiers("linux")).toEqual(["linux-x64", "linux-arm64", "win-x64"]);
  expect(packableIdentifiers("darwin")).toEqual(["linux-x64", "linux-arm64", "win-x64", "osx-x64", "osx-arm64"]);
});
