import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { outputBeside } from "../../../generators/files/compare/build-output.ts";
import { nodeDisk } from "../../../generators/files/disk/node-disk.ts";
import { run, type Sources, smallHost } from "../../in-memory.ts";
import { memoryDisk, put } from "../../memory-disk.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const shop = `defaults: { access: anonymous }
entity: { Author: { properties: { Id: { type: Guid, isKey: true } } } }
`;
const folder = "/repo/Acme.Shop.Tests";
const output = {
  [`${folder}/obj/project.assets.json`]: "{}",
  [`${folder}/obj/Acme.Shop.Tests.csproj.nuget.g.props`]: "<Project />",
  [`${folder}/obj/Debug/net10.0/apphost`]: "built",
  [`${folder}/bin/Debug/net10.0/Acme.Shop.Tests.dll`]: "built",
};

/** Returns a host with shipped tests, to which files of a build or of the user were added. */
function tested(files: Sources) {
  const start = memoryDisk({ ...smallHost, "/repo/.git/HEAD": "", "/repo/shop.yaml": shop });
  expect(run(start, "graft", "shop.yaml", "--layers", "tests", "--host", "host").exitCode).toBe(0);
  const generated = start.snapshot();
  const disk = memoryDisk({ ...generated, ...files });
  const tenon = (...args: readonly string[]) => run(disk, ...args, "--host", "host");
  const left = () => Object.keys(disk.snapshot()).filter((path) => path.startsWith(`${folder}/`));
  return { disk, tenon, left, generated };
}

const prune = ["graft", "--layers", "api", "--prune"];
const note = "Acme.Shop.Tests.csproj  is no longer produced; its build output goes with it: bin and obj";

// Spec: writing, Build output.
test("a project that goes takes its build output and its folder along, and undo brings its files back", () => {
  const { disk, tenon, left, generated } = tested(output);
  const tests = Object.keys(generated).filter((path) => path.startsWith(`${folder}/`));
  expect(tenon(...prune, "--dry-run").output).toContain(note);
  expect(left()).toEqual(expect.arrayContaining(Object.keys(output)));
  expect(tenon(...prune).output).toContain(note);
  expect(disk.folders().filter((path) => path.startsWith(folder))).toEqual([]);
  expect(tenon("undo").exitCode).toBe(0);
  expect(left()).toEqual(tests);
});

test("the folder of a project that was never built goes, too", () => {
  const { disk, tenon } = tested({});
  const { output: text } = tenon(...prune);
  expect(text).not.toContain("build output");
  expect(disk.folders().filter((path) => path.startsWith(folder))).toEqual([]);
});

test("undo of the first graft takes the build output of its project along", () => {
  const start = memoryDisk({ ...smallHost, "/repo/.git/HEAD": "", "/repo/shop.yaml": shop });
  run(start, "graft", "shop.yaml", "--layers", "tests", "--host", "host");
  for (const [path, text] of Object.entries(output)) put(start, path, text);
  expect(run(start, "undo", "--host", "host").output).toContain("its build output goes with it: bin and obj");
  expect(start.folders().filter((path) => path.startsWith(folder))).toEqual([]);
});

test.each([
  ["a file beside it", { ...output, [`${folder}/notes.md`]: "mine" }],
  ["a folder beside it", { ...output, [`${folder}/Own/OwnTests.cs`]: "mine" }],
  ["a file in bin", { ...output, [`${folder}/bin/deploy.sh`]: "mine" }],
  ["a strange file in obj", { ...output, [`${folder}/obj/model.obj`]: "mine" }],
  ["a bin without a restore", { [`${folder}/bin/Debug/tool.sh`]: "mine" }],
  ["an obj without a restore", { [`${folder}/obj/Debug/mesh`]: "mine" }],
])("all of it stays with %s", (_name, files) => {
  const { tenon, left } = tested(files);
  const { exitCode, output: text } = tenon(...prune);
  expect([exitCode, text.includes("build output")]).toEqual([0, false]);
  expect(left()).toEqual(Object.keys(files).sort());
});

test("a file that an edit keeps in the folder keeps the build output", () => {
  const { disk, tenon, left } = tested(output);
  const edited = `${folder}/Modeler/Testing/TestCaller.cs`;
  put(disk, edited, "mine");
  expect(tenon(...prune).output).not.toContain("build output");
  expect(left()).toEqual([edited, ...Object.keys(output)].sort());
});

test("a link is never taken for build output", () => {
  const root = temporaryFolder();
  mkdirSync(`${root}/Web.Tests/obj`, { recursive: true });
  mkdirSync(`${root}/elsewhere`);
  writeFileSync(`${root}/Web.Tests/obj/project.assets.json`, "{}");
  const found = () => outputBeside(nodeDisk(), `${root}/Web.Tests/Web.Tests.csproj`);
  expect(found()).toEqual([`${root}/Web.Tests/obj`]);
  symlinkSync(`${root}/elsewhere`, `${root}/Web.Tests/bin`, "junction");
  expect(found()).toEqual([]);
});
