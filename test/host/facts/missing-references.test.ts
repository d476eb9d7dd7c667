import { expect, test } from "vitest";
import { missingReferences } from "../../../generators/host/facts/missing-references.ts";
import type { HostProject } from "../../../generators/host/host.ts";
import { canReferTo } from "../../../generators/host/msbuild/target-frameworks.ts";

function project(path: string, references: readonly string[], facts: Partial<HostProject> = {}): HostProject {
  return {
    path,
    projectFile: `${path.slice(path.lastIndexOf("/") + 1)}.csproj`,
    rootNamespace: "Shop",
    targetFramework: "net10.0",
    olderFrameworks: [],
    packages: new Map(),
    isWeb: path === "",
    isTest: false,
    references,
    ...facts,
  };
}

const projects = [
  project("", ["../Data", "../Domain"]),
  project("../Data", []),
  project("../Contracts", []),
  project("../Domain", []),
];

function missing(
  needed: readonly (readonly [string, string])[],
  { repository = "/w", among = projects }: { readonly repository?: string; readonly among?: typeof projects } = {},
) {
  const dependencies = needed.map(([from, to]) => ({ from, to, reason: "" }));
  const found = missingReferences(dependencies, { folder: "/w/Api", repository, projects: among });
  return found.map(({ from, to, obstacle }) => [from, to, obstacle]);
}

test("a reference that is there, directly or through others, is not missing", () => {
  expect(missing([["", "../Data"]])).toEqual([]);
  const among = [project("", ["../Data"]), project("../Data", ["../Domain"]), project("../Domain", [])];
  expect(missing([["", "../Domain"]], { among })).toEqual([]);
});

test("a reference that the missing ones before bring along is not missing", () => {
  const needed = [
    ["../Contracts", "../Domain"],
    ["../Data", "../Contracts"],
    ["../Data", "../Domain"],
  ] as const;
  expect(missing(needed)).toEqual([
    ["../Contracts", "../Domain", undefined],
    ["../Data", "../Contracts", undefined],
  ]);
});

test("references in a cycle cannot be added, and are one mistake", () => {
  const needed = [
    ["../Contracts", "../Data"],
    ["../Data", "../Contracts"],
  ] as const;
  expect(missing(needed)).toEqual([["../Contracts", "../Data", "cycle"]]);
  expect(missing([["../Data", ""]])).toEqual([["../Data", "", "cycle"]]);
});

test("a project outside the repository is left to its owner", () => {
  expect(missing([["../Data", "../Domain"]], { repository: "/w/Api" })).toEqual([
    ["../Data", "../Domain", "uncertain"],
  ]);
});

test.each([
  ["the same framework", "net10.0", "net10.0", [], true],
  ["a later one", "net11.0", "net10.0", [], true],
  ["an earlier one", "net10.0", "net11.0", [], false],
  [".NET Standard", "net10.0", "netstandard2.0", [], true],
  ["a platform", "net10.0", "net10.0-windows", [], false],
  ["the same platform", "net10.0-windows", "net10.0-windows", [], true],
  ["an unknown framework", "net10.0", "", [], undefined],
  ["from an unknown framework", "", "net10.0", [], undefined],
  ["from a project of older frameworks as well", "net10.0", "net10.0", ["netstandard2.0"], undefined],
] as const)("frameworks: %s", (_name, from, to, older, want) => {
  const referring = { targetFramework: from, olderFrameworks: older };
  expect(canReferTo(referring, { targetFramework: to, olderFrameworks: [] })).toBe(want);
});
