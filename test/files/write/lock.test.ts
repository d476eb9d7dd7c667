import { expect, test } from "vitest";
import type { WritableDisk } from "../../../generators/files/disk/disk.ts";
import { nodeDisk } from "../../../generators/files/disk/node-disk.ts";
import { releaseLock, takeLock } from "../../../generators/files/write/lock.ts";
import { recover } from "../../../generators/files/write/recover.ts";
import { type MemoryDisk, memoryDisk } from "../../memory-disk.ts";
import { graft, withoutRecords } from "../graft.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const root = "/host";
const alive = new Set(["a", "b"]);

/** Returns the disk as another process sees it. */
function seenBy(disk: MemoryDisk, run: string): MemoryDisk {
  const owner = { pid: 40 + Number.parseInt(run, 16), machine: "memory", run };
  return { ...disk, owner, isRunning: (other) => other.machine !== "memory" || alive.has(other.run) };
}

function locks(disk: MemoryDisk): readonly string[] {
  return Object.keys(disk.snapshot()).filter((path) => path.includes("lock"));
}

test("the lock of a process that is at work is respected, and named with the way to clear it", () => {
  for (const [lock, told] of [
    ["/host/.tenon/lock-memory-50-a", "process 50 on memory"],
    ["/host/.tenon/lock-build-7.example.org-4711-9c", "process 4711 on build-7.example.org"],
  ] as const) {
    const disk = seenBy(memoryDisk({ [lock]: "" }), "b");
    const before = disk.snapshot();
    let waited = 0;
    const pause = (time: number): void => {
      waited += time;
    };
    const site = { disk: { ...disk, pause }, root };
    const [found] = recover(site);
    expect(found).toMatchObject({ code: "TEN0505", exitCode: 5, hint: expect.stringContaining("delete the file") });
    expect(found?.message).toContain(told);
    expect(found?.message).toContain(`\`${lock}\``);
    expect([waited > 1500, waited < 2500]).toEqual([true, true]);
    expect(graft(site, { "A.g.cs": "a\n" })).toEqual(["TEN0505"]);
    expect(disk.snapshot()).toEqual(before);
  }
});

for (const lock of ["lock-memory-42-d", "lock", "lock-", "lock-memory", "lock-memory-1-0"]) {
  test(`${lock}, which no process holds, is taken over`, () => {
    const disk = seenBy(memoryDisk({ [`/host/.tenon/${lock}`]: "" }), "b");
    expect(graft({ disk, root }, { "A.g.cs": "a\n" })).toEqual([]);
    expect(Object.keys(withoutRecords(disk.snapshot()))).toEqual(["/host/.tenon/manifest.json", "/host/A.g.cs"]);
  });
}

test("a run goes on as soon as the other one has ended", () => {
  const disk = memoryDisk();
  disk.makeFolder(root);
  const other = { disk: seenBy(disk, "a"), root };
  expect(takeLock(other)).toBeUndefined();
  const waiting = { ...seenBy(disk, "b"), pause: () => releaseLock(other) };
  expect(graft({ disk: waiting, root }, { "A.g.cs": "a\n" })).toEqual([]);
  expect(locks(disk)).toEqual([]);
});

/** Wraps a disk to do something before one of its operations. */
function before(disk: WritableDisk, at: number, act: () => void): WritableDisk & { readonly count: () => number } {
  let count = 0;
  const step = (): void => {
    count++;
    if (count === at) act();
  };
  const guarded =
    <A extends readonly unknown[], R>(operation: (...args: A) => R) =>
    (...args: A): R => {
      step();
      return operation(...args);
    };
  return {
    ...disk,
    count: () => count,
    kind: guarded(disk.kind),
    list: guarded(disk.list),
    create: guarded(disk.create),
    remove: guarded(disk.remove),
    makeFolder: guarded(disk.makeFolder),
    isRunning: guarded(disk.isRunning),
  };
}

for (const [name, texts] of Object.entries({
  "no lock": {},
  "a stale lock": { "/host/.tenon/lock-memory-42-d": "" },
  "two stale locks": { "/host/.tenon/lock-memory-42-d": "", "/host/.tenon/lock-memory-43-e": "" },
})) {
  test(`another process at any moment of taking ${name}: never both hold it, and a held lock stays`, () => {
    const outcomes = new Set<string>();
    for (let at = 1; ; at++) {
      const disk = memoryDisk({ "/host/Host.csproj": "", ...texts });
      const other = { disk: seenBy(disk, "b"), root };
      let isOther = false;
      const acting = before(seenBy(disk, "a"), at, () => {
        isOther = takeLock(other) === undefined;
      });
      const isOwn = takeLock({ disk: acting, root }) === undefined;
      if (acting.count() < at) break;
      expect([at, isOwn && isOther]).toEqual([at, false]);
      const held = new Map([
        ["/host/.tenon/lock-memory-50-a", isOwn],
        ["/host/.tenon/lock-memory-51-b", isOther],
      ]);
      const holders = [...held.keys()].filter((path) => held.get(path));
      expect(locks(disk).filter((path) => held.has(path))).toEqual(holders);
      outcomes.add(holders.toString());
    }
    expect([...outcomes]).toEqual(
      expect.arrayContaining(["/host/.tenon/lock-memory-50-a", "/host/.tenon/lock-memory-51-b"]),
    );
  });

  test(`another whole run at any moment of taking ${name} does not hinder it`, () => {
    for (let at = 1; ; at++) {
      const disk = memoryDisk({ "/host/Host.csproj": "", ...texts });
      const other = { disk: seenBy(disk, "b"), root };
      const acting = before(seenBy(disk, "a"), at, () => {
        if (takeLock(other) === undefined) releaseLock(other);
      });
      expect(takeLock({ disk: acting, root })).toBeUndefined();
      expect(locks(disk)).toEqual(["/host/.tenon/lock-memory-50-a"]);
      if (acting.count() < at) break;
    }
  });
}

test("a real disk waits, and knows its own process", () => {
  const disk = nodeDisk();
  const start = performance.now();
  disk.pause(30);
  expect(performance.now() - start).toBeGreaterThan(25);
  const site = { disk, root: temporaryFolder() };
  expect(takeLock(site)).toBeUndefined();
  expect(disk.isRunning(disk.owner)).toBe(true);
  expect(disk.list(`${site.root}/.tenon`).map(({ name }) => name)).toEqual([
    `lock-${disk.owner.machine}-${disk.owner.pid}-${disk.owner.run}`,
  ]);
  releaseLock(site);
  expect(disk.kind(`${site.root}/.tenon`)).toBeUndefined();
});
