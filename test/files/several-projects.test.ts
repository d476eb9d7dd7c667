import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Site } from "../../generators/files/disk.ts";
import { manifestText } from "../../generators/files/manifest.ts";
import { nodeDisk } from "../../generators/files/node-disk.ts";
import { textHash } from "../../generators/files/plain-text.ts";
import { type MemoryDisk, memoryDisk } from "../memory-disk.ts";
import { graft, operations, plan, type Texts } from "./graft.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const root = "/src/repo/Web";
const scope = ["../Data", "../../Central.props"];
const manifest = `${root}/.tenon/manifest.json`;

function solution(texts: Texts = {}): MemoryDisk {
  return memoryDisk({
    "/src/repo/Web/Web.csproj": "",
    "/src/repo/Data/Data.csproj": "",
    "/src/repo/Other/Other.csproj": "",
    ...texts,
  });
}

function without(texts: Texts, name: string): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([path]) => path !== name && !path.endsWith(".csproj")));
}

test("one run writes into several projects, and one manifest names the files of all", () => {
  const disk = solution();
  const site = { disk, root, scope };
  const tree = { "A.g.cs": "a\n", "../Data/Tenon/B.g.cs": "b\n", "../../Central.props": "c\n" };
  expect(graft(site, tree)).toEqual([]);
  expect(without(disk.snapshot(), manifest)).toEqual({
    "/src/Central.props": "c\n",
    "/src/repo/Data/Tenon/B.g.cs": "b\n",
    "/src/repo/Web/A.g.cs": "a\n",
  });
  expect(operations(plan(site, tree))).toEqual([
    "unchanged ../../Central.props",
    "unchanged ../Data/Tenon/B.g.cs",
    "unchanged A.g.cs",
  ]);
  expect(graft(site, {}, { prune: true })).toEqual([]);
  expect(without(disk.snapshot(), manifest)).toEqual({});
  expect(disk.folders()).toEqual([
    "/src",
    "/src/repo",
    "/src/repo/Data",
    "/src/repo/Other",
    "/src/repo/Web",
    "/src/repo/Web/.tenon",
  ]);
});

for (const path of [
  "../Other/A.g.cs",
  "../Database/A.g.cs",
  "../data/A.g.cs",
  "../../Central.props.user",
  "../../Central.props/A.g.cs",
  "../Web/A.g.cs",
  "../../repo/Data/A.g.cs",
]) {
  test(`${path} is out of scope: a conflict, and nothing is written`, () => {
    const disk = solution();
    const before = disk.snapshot();
    expect(graft({ disk, root, scope }, { "A.g.cs": "a\n", [path]: "a\n" })).toEqual(["TEN0504"]);
    expect(disk.snapshot()).toEqual(before);
  });
}

test("a project folder above the web project is a scope that does not reach further up", () => {
  const site: Site = { disk: solution(), root, scope: [".."] };
  expect(graft(site, { "../Data.g.cs": "a\n", "../Deep/er/B.g.cs": "b\n" })).toEqual([]);
  expect(graft(site, { "../../A.g.cs": "a\n" })).toEqual(["TEN0504"]);
  expect(graft(site, { "../Web/A.g.cs": "a\n" })).toEqual(["TEN0504"]);
});

const recorded = (path: string, text: string) =>
  manifestText({
    inputs: ["shop.yaml"],
    files: new Map([
      [path, { generator: "entity", item: "", input: "shop.yaml", hash: textHash(new TextEncoder().encode(text)) }],
    ]),
  });

test("an orphan in a project out of scope is kept on the disk and in the manifest, until the user deletes it", () => {
  const disk = solution({ "/src/repo/Other/B.g.cs": "b\n", [manifest]: recorded("../Other/B.g.cs", "b\n") });
  const site = { disk, root, scope };
  const { changes, diagnostics } = plan(site, {}, { prune: true });
  expect(changes.map(({ path, operation }) => [path, operation])).toEqual([["../Other/B.g.cs", "keep"]]);
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ["TEN0515", expect.stringContaining("no longer part of the placement; delete it yourself")],
  ]);
  disk.remove("/src/repo/Other/B.g.cs");
  expect(graft(site, {}, { prune: true })).toEqual([]);
  expect(disk.snapshot()[manifest]).toContain('"files": {}');
});

test("two web projects share a data project: the files of the one are foreign to the other", () => {
  const disk = solution();
  const other: Site = { disk, root: "/src/repo/Other", scope: ["../Data"] };
  expect(graft({ disk, root, scope }, { "../Data/A.g.cs": "a\n", "../Data/B.g.cs": "b\n" })).toEqual([]);
  expect(graft(other, { "../Data/A.g.cs": "other\n", "Own.g.cs": "" })).toEqual(["TEN0502"]);
  expect(disk.snapshot()).not.toHaveProperty("/src/repo/Other/Own.g.cs");
  expect(graft(other, { "../Data/C.g.cs": "c\n" })).toEqual([]);
  // Neither run sees an orphan in the files of the other.
  expect(graft({ disk, root, scope }, { "../Data/A.g.cs": "a\n" }, { prune: true })).toEqual([]);
  expect(Object.keys(disk.snapshot()).filter((path) => path.endsWith(".g.cs"))).toEqual([
    "/src/repo/Data/A.g.cs",
    "/src/repo/Data/C.g.cs",
  ]);
});

/** Creates a disk that ignores letter case when it looks for a file. */
function foldingDisk(disk: MemoryDisk): MemoryDisk {
  const spelt = (path: string) =>
    [...disk.folders(), ...Object.keys(disk.snapshot())].find((one) => one.toLowerCase() === path.toLowerCase()) ??
    path;
  return {
    ...disk,
    read: (path, largest) => disk.read(spelt(path), largest),
    kind: (path) => disk.kind(spelt(path)),
    list: (path) => disk.list(spelt(path)),
    realPath: (path) => disk.realPath(spelt(path)),
  };
}

test("on a disk that ignores letter case, another spelling of the scope is the same project", () => {
  const texts = { "/src/repo/Data/B.g.cs": "b\n", [manifest]: recorded("../data/B.g.cs", "b\n") };
  const folding: Site = { disk: foldingDisk(solution(texts)), root, scope };
  expect(graft(folding, { "../data/A.g.cs": "a\n" })).toEqual(["TEN0502"]);
  // The old spelling is forgotten, and its file is not taken for an orphan.
  expect(operations(plan(folding, { "../Data/B.g.cs": "b\n" }, { prune: true }))).toEqual([
    "adopt ../Data/B.g.cs",
    "update .tenon/manifest.json",
  ]);
  const exact: Site = { disk: solution(texts), root, scope };
  expect(graft(exact, { "../data/A.g.cs": "a\n" })).toEqual(["TEN0504"]);
});

test("new files take the line ends of their own project", () => {
  const disk = solution({ "/src/repo/Data/.editorconfig": "[*]\nend_of_line = crlf\n" });
  expect(graft({ disk, root, scope }, { "A.g.cs": "a\n", "../Data/A.g.cs": "a\n" })).toEqual([]);
  expect(disk.snapshot()).toMatchObject({ "/src/repo/Web/A.g.cs": "a\n", "/src/repo/Data/A.g.cs": "a\r\n" });
});

const links: Readonly<Record<string, (folder: string) => void>> = {
  "a folder of the other project leads to a third": (folder) => symlinkSync("../Third", `${folder}/Data/Tenon`),
  "a folder of the other project leads to the hooks of Git": (folder) => {
    mkdirSync(`${folder}/Data/.git/hooks`, { recursive: true });
    symlinkSync(".git/hooks", `${folder}/Data/Tenon`);
  },
  "a folder of the other project leads back to the web project": (folder) =>
    symlinkSync("../Web", `${folder}/Data/Tenon`),
  "the single file leads to another": (folder) => {
    writeFileSync(`${folder}/Other.props`, "b\n");
    symlinkSync("Other.props", `${folder}/Central.props`);
  },
};

for (const [name, prepare] of Object.entries(links)) {
  test(`${name}: nothing is written`, () => {
    const folder = temporaryFolder();
    for (const project of ["Web", "Data", "Third"]) mkdirSync(`${folder}/${project}`);
    prepare(folder);
    const before = readdirSync(folder, { recursive: true });
    const site: Site = { disk: nodeDisk(), root: `${folder}/Web`, scope: ["../Data", "../Central.props"] };
    const tree = { "../Data/Tenon/post-checkout": "a\n", "../Central.props": "b\n", "A.g.cs": "a\n" };
    expect(graft(site, tree)).toEqual(["TEN0504"]);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });
}

test("a project that is itself a link is the project that the link leads to", () => {
  const folder = temporaryFolder();
  for (const project of ["Web", "real"]) mkdirSync(`${folder}/${project}`);
  symlinkSync("real", `${folder}/Data`);
  const site: Site = { disk: nodeDisk(), root: `${folder}/Web`, scope: ["../Data"] };
  expect(graft(site, { "../Data/Tenon/A.g.cs": "a\n" })).toEqual([]);
  expect(readFileSync(`${folder}/real/Tenon/A.g.cs`, "utf8")).toBe("a\n");
  expect(existsSync(`${folder}/Web/Tenon`)).toBe(false);
});
