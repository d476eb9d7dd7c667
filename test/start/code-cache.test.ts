import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { getuid } from "node:process";
import { expect, test } from "vitest";
import { codeCache } from "../../generators/start/code-cache.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";

const uid = getuid?.();
const code = Buffer.from("compiled");

test("what was kept is read again, and nothing else lies beside it", () => {
  const folder = `${temporaryFolder()}/tenon/build`;
  expect(codeCache(folder, uid).read("graft")).toBeUndefined();
  codeCache(folder, uid).keep("graft", () => code);
  expect(codeCache(folder, uid).read("graft")).toEqual(code);
  expect(readdirSync(folder)).toEqual(["graft"]);
});

test("what was damaged is not given to V8", () => {
  const folder = `${temporaryFolder()}/build`;
  codeCache(folder, uid).keep("graft", () => code);
  const entry = readFileSync(`${folder}/graft`);
  for (const damaged of [entry.subarray(0, -1), entry.subarray(0, 8), Buffer.alloc(entry.length), Buffer.alloc(0)]) {
    writeFileSync(`${folder}/graft`, damaged);
    expect(codeCache(folder, uid).read("graft")).toBeUndefined();
  }
});

test("a folder that others can write to is neither read nor written", () => {
  const folder = `${temporaryFolder()}/build`;
  codeCache(folder, uid).keep("graft", () => code);
  chmodSync(folder, 0o770);
  expect(codeCache(folder, uid).read("graft")).toBeUndefined();
  codeCache(folder, uid).keep("build", () => code);
  expect(readdirSync(folder)).toEqual(["graft"]);
});

test("nor is a folder of another user, or a link to one", () => {
  const above = temporaryFolder();
  codeCache(`${above}/build`, uid).keep("graft", () => code);
  symlinkSync("build", `${above}/link`);
  expect(codeCache(`${above}/build`, 4711).read("graft")).toBeUndefined();
  expect(codeCache(`${above}/link`, uid).read("graft")).toBeUndefined();
});

test("a place where nothing can be kept is no mistake", () => {
  const file = `${temporaryFolder()}/file`;
  writeFileSync(file, "");
  codeCache(`${file}/build`, uid).keep("graft", () => code);
  expect(codeCache(`${file}/build`, uid).read("graft")).toBeUndefined();
});

test("builds of long ago do not pile up", () => {
  const above = temporaryFolder();
  for (let build = 0; build < 20; build++) codeCache(`${above}/${build}`, uid).keep("graft", () => code);
  expect(readdirSync(above).length).toBeLessThanOrEqual(4);
  expect(codeCache(`${above}/19`, uid).read("graft")).toEqual(code);
});

test("nor do kinds of run", () => {
  const folder = `${temporaryFolder()}/build`;
  for (let kind = 0; kind < 40; kind++) codeCache(folder, uid).keep(`${kind}`, () => code);
  expect(readdirSync(folder).length).toBeLessThanOrEqual(16);
  expect(codeCache(folder, uid).read("39")).toEqual(code);
});

test("code that cannot be made is not kept", () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/build`, { mode: 0o700 });
  codeCache(`${folder}/build`, uid).keep("graft", () => {
    throw new Error("no code");
  });
  expect(readdirSync(`${folder}/build`)).toEqual([]);
});
