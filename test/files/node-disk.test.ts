import { execFileSync } from "node:child_process";
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { expect, test } from "vitest";
import type { DiskError } from "../../generators/files/disk-error.ts";
import { nodeDisk } from "../../generators/files/node-disk.ts";
import { graft } from "./graft.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const disk = nodeDisk();

function codeOf(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    // Any other error has no code and fails the test.
    return (error as DiskError).name === "DiskError" ? (error as DiskError).code : String(error);
  }
}

test("what is no regular file is refused without waiting for it", () => {
  const root = temporaryFolder();
  execFileSync("mkfifo", [`${root}/fifo`]);
  expect(codeOf(() => disk.read(`${root}/fifo`))).toBe("ENOTREG");
  expect(codeOf(() => disk.read(root))).toBe("EISDIR");
  expect(codeOf(() => disk.read("/dev/zero"))).toBe("ENOTREG");
  writeFileSync(`${root}/large`, "");
  truncateSync(`${root}/large`, 11 * 1024 * 1024);
  expect(codeOf(() => disk.read(`${root}/large`))).toBe("EFBIG");
  expect(codeOf(() => disk.read(`${root}/${"x".repeat(300)}`))).toBe("ENAMETOOLONG");
  expect(codeOf(() => disk.read(`${root}/a\0b`))).toBe("ERR_INVALID_ARG_VALUE");
});

test("what is absent is undefined, empty or nothing", () => {
  const root = temporaryFolder();
  writeFileSync(`${root}/file`, "");
  for (const path of [`${root}/none`, `${root}/file/below`]) {
    expect([disk.read(path), disk.kind(path), disk.realPath(path), disk.list(path)]).toEqual([
      undefined,
      undefined,
      undefined,
      [],
    ]);
    disk.remove(path);
    disk.removeTree(path);
    disk.removeFolder(path);
  }
});

test("links are followed, and those that lead nowhere are something else", () => {
  const root = temporaryFolder();
  mkdirSync(`${root}/folder`);
  writeFileSync(`${root}/file`, "x");
  symlinkSync("folder", `${root}/to-folder`);
  symlinkSync("file", `${root}/to-file`);
  symlinkSync("none", `${root}/to-nothing`);
  symlinkSync("to-itself", `${root}/to-itself`);
  expect(disk.list(root).map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    "file file",
    "folder folder",
    "to-file file",
    "to-folder folder",
    "to-itself other",
    "to-nothing other",
  ]);
  expect(disk.realPath(`${root}/to-file`)).toBe(`${root}/file`);
});

test("a rewritten file keeps its permissions, and a hard link elsewhere its text", () => {
  const root = temporaryFolder();
  graft({ disk, root }, { "run.sh": "a\n" });
  chmodSync(`${root}/run.sh`, 0o751);
  linkSync(`${root}/run.sh`, `${root}/twin`);
  expect(graft({ disk, root }, { "run.sh": "b\n" })).toEqual([]);
  expect(statSync(`${root}/run.sh`).mode & 0o777).toBe(0o751);
  expect([readFileSync(`${root}/run.sh`, "utf8"), readFileSync(`${root}/twin`, "utf8")]).toEqual(["b\n", "a\n"]);
});
