import { expect, test } from "vitest";
import { write } from "../../generators/files/write.ts";
import { type MemoryDisk, memoryDisk } from "../memory-disk.ts";
import { faultyDisk } from "./faulty-disk.ts";
import { graft, operations, plan } from "./graft.ts";

const root = "/host";

function host(): MemoryDisk {
  return memoryDisk({ "/host/Host.csproj": "<Project />" });
}

function put(disk: MemoryDisk, path: string, text: string): void {
  disk.remove(path);
  disk.create(path, new TextEncoder().encode(text));
}

test("a first run writes the files and the manifest, and leaves nothing else", () => {
  const disk = host();
  expect(graft({ disk, root }, { "Tenon/A.g.cs": "a\n", "Tenon/Deep/er/B.g.cs": "b\n" })).toEqual([]);
  expect(Object.keys(disk.snapshot())).toEqual([
    "/host/.tenon/manifest.json",
    "/host/Host.csproj",
    "/host/Tenon/A.g.cs",
    "/host/Tenon/Deep/er/B.g.cs",
  ]);
  expect(disk.folders()).toEqual(["/host", "/host/.tenon", "/host/Tenon", "/host/Tenon/Deep", "/host/Tenon/Deep/er"]);
});

test("the manifest is the last file to be moved", () => {
  const disk = host();
  const moved: string[] = [];
  const rename = (from: string, to: string): void => {
    moved.push(to);
    disk.rename(from, to);
  };
  graft({ disk: { ...disk, rename }, root }, { "Tenon/A.g.cs": "a\n", "Tenon/B.g.cs": "b\n" });
  expect(moved).toEqual([
    "/host/.tenon/journal",
    "/host/Tenon/A.g.cs",
    "/host/Tenon/B.g.cs",
    "/host/.tenon/manifest.json",
  ]);
});

test("pruning removes the folders that it empties, and no others", () => {
  const disk = host();
  graft({ disk, root }, { "Tenon/A/A.g.cs": "a\n", "Tenon/B/B.g.cs": "b\n" });
  put(disk, "/host/Tenon/B/Mine.cs", "mine");
  graft({ disk, root }, {}, { prune: true });
  expect(disk.folders()).toEqual(["/host", "/host/.tenon", "/host/Tenon", "/host/Tenon/B"]);
});

test("one conflict stops all, and nothing is written", () => {
  const disk = host();
  graft({ disk, root }, { "Tenon/A.g.cs": "a\n" });
  put(disk, "/host/Tenon/A.g.cs", "mine\n");
  const before = disk.snapshot();
  expect(graft({ disk, root }, { "Tenon/A.g.cs": "b\n", "Tenon/B.g.cs": "b\n" })).toEqual(["TEN0501"]);
  expect(disk.snapshot()).toEqual(before);
});

test("write itself refuses changes with a conflict among them", () => {
  const disk = memoryDisk({ "/host/Tenon/A.g.cs": "mine\n" });
  const { changes } = plan({ disk, root }, { "Tenon/A.g.cs": "a\n", "Tenon/B.g.cs": "b\n" });
  expect(write({ disk, root }, changes)).toMatchObject({ ok: false, diagnostics: [{ code: "TEN0502" }] });
  expect(Object.keys(disk.snapshot())).toEqual(["/host/Tenon/A.g.cs"]);
});

test("a file saved between the plan and the writing stays, and nothing is written", () => {
  for (const path of ["/host/Tenon/A.g.cs", "/host/Tenon/B.g.cs", "/host/.tenon/manifest.json"]) {
    const disk = host();
    graft({ disk, root }, { "Tenon/A.g.cs": "a\n" });
    const { changes } = plan({ disk, root }, { "Tenon/A.g.cs": "changed\n", "Tenon/B.g.cs": "b\n" });
    put(disk, path, "saved\n");
    const before = disk.snapshot();
    expect(write({ disk, root }, changes)).toMatchObject({ ok: false, diagnostics: [{ code: "TEN0501" }] });
    expect(disk.snapshot()).toEqual(before);
  }
});

test("a file saved while the files are moved stays, and the others go back", () => {
  const disk = host();
  graft({ disk, root }, { "Tenon/A.g.cs": "a\n", "Tenon/B.g.cs": "b\n" });
  const { changes } = plan({ disk, root }, { "Tenon/A.g.cs": "A\n", "Tenon/B.g.cs": "B\n" });
  const rename = (from: string, to: string): void => {
    disk.rename(from, to);
    if (to.endsWith("A.g.cs") && from.endsWith("/draft")) put(disk, "/host/Tenon/B.g.cs", "saved\n");
  };
  expect(write({ disk: { ...disk, rename }, root }, changes)).toMatchObject({
    ok: false,
    diagnostics: [{ code: "TEN0501" }],
  });
  expect(disk.snapshot()).toMatchObject({ "/host/Tenon/A.g.cs": "a\n", "/host/Tenon/B.g.cs": "saved\n" });
});

test("a run with nothing to do does nothing but read, and leaves no folder", () => {
  const disk = memoryDisk({ "/host/Host.csproj": "" });
  const counting = faultyDisk(disk, { at: 0, kind: "fail" });
  expect(write({ disk: counting, root }, [])).toEqual({ ok: true, value: [], diagnostics: [] });
  expect(counting.count()).toBe(0);
});

test("a plan alone writes nothing", () => {
  const disk = host();
  const before = disk.snapshot();
  expect(operations(plan({ disk, root }, { "Tenon/A.g.cs": "a\n" }))).toEqual([
    "create Tenon/A.g.cs",
    "create .tenon/manifest.json",
  ]);
  expect(disk.snapshot()).toEqual(before);
  expect(disk.folders()).toEqual(["/host"]);
});
