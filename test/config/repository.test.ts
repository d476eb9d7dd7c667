import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pathInRepository } from "../../generators/config/repository.ts";
import { repositoryOf } from "../../generators/files/disk/containment.ts";
import { nodeDisk } from "../../generators/files/disk/node-disk.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";
import { memoryDisk } from "../memory-disk.ts";

test("the repository is the folder that git knows, else that of the solution, else the host", () => {
  const host = "/a/b/host";
  const files = { "/a/b/host/Shop.csproj": "", "/a/b/c/d": "" };
  expect(repositoryOf(memoryDisk({ ...files, "/a/.git": "gitdir: elsewhere" }), host)).toBe("/a");
  expect(repositoryOf(memoryDisk({ ...files, "/a/.git/HEAD": "", "/a/b/Shop.sln": "" }), host)).toBe("/a");
  expect(repositoryOf(memoryDisk({ ...files, "/a/b/Shop.slnx": "" }), host)).toBe("/a/b");
  expect(repositoryOf(memoryDisk(files), host)).toBe(host);
});

test("a path through a link that leads out of the repository is not in it", () => {
  const folder = temporaryFolder();
  for (const path of ["repository/.git", "repository/host", "repository/inside", "outside"])
    mkdirSync(join(folder, path), { recursive: true });
  symlinkSync(join(folder, "outside"), join(folder, "repository/out"));
  symlinkSync(join(folder, "repository/inside"), join(folder, "repository/in"));
  const found = (path: string) => pathInRepository(nodeDisk(), `${folder}/repository/host`, path);
  expect(found("../in")).toBe(`${folder}/repository/in`);
  expect(found("../inside/")).toBe(`${folder}/repository/inside`);
  expect(found(".")).toBe(`${folder}/repository/host`);
  expect(found("../absent")).toBe(`${folder}/repository/absent`);
  expect([found("../out"), found("../out/x"), found("../..")]).toEqual([undefined, undefined, undefined]);
});
