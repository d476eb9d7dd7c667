import { expect, test } from "vitest";
import { DiskError } from "../../../generators/files/disk/disk-error.ts";
import { run as runTarget } from "../../../generators/flow/run.ts";
import { entityCsharp } from "../../../generators/flow/targets/entity-csharp.ts";
import { createContext } from "../../../generators/terminal/create-context.ts";
import { run, smallHost } from "../../in-memory.ts";
import { type MemoryDisk, memoryDisk } from "../../memory-disk.ts";
import { sweep } from "../../sample.ts";
import { type Fault, faultyDisk, Killed } from "../faulty-disk.ts";
import { withoutOwnState } from "../own-state.ts";

const before =
  "defaults: { access: anonymous }\nentity: { Author: { properties: { Id: { type: int, isKey: true } } } }\n";
const after = before.replace("Author", "Novelist");
const path = "/repo/shop.yaml";
const { templates, page, version } = createContext("/repo");

function grafted(text: string): MemoryDisk {
  const disk = memoryDisk({ ...smallHost, [path]: text });
  run(disk, "graft", "shop.yaml", "--host", "host");
  return disk;
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** Runs an edit of the entity file that deletes and creates files of the host. */
function edit(disk: MemoryDisk, fault: Fault, dryRun = false) {
  const broken = faultyDisk(disk, fault);
  const request = { host: "/repo/host", files: [path], forget: [], dryRun, restore: false, prune: true };
  const change = { path, before: bytes(before), after: bytes(after), reason: "gets another name" };
  try {
    const { diagnostics } = runTarget(
      entityCsharp,
      { ...request, edits: [change] },
      { disk: broken, templates, page, version },
    );
    return { count: broken.count(), isDone: diagnostics.every(({ severity }) => severity === "warning") };
  } catch (error) {
    if (error instanceof DiskError) return { count: broken.count(), isDone: false };
    if (error instanceof Killed) return { count: broken.count(), isDone: undefined };
    throw error;
  }
}

const never = { at: Number.POSITIVE_INFINITY, kind: "fail" } as const;
const start = { ...grafted(before).snapshot(), "/repo/.git/HEAD": "" };
const faultless = memoryDisk(start);
// A dry run only reads.
const { count: first } = edit(memoryDisk(start), never, true);
const { count } = edit(faultless, never);
const end = faultless.snapshot();

/** Calls an action with the moments of a fault: every operation after those that only read, in a sample one of twenty. */
function sweepFaults(name: string, action: (at: number) => void): void {
  sweep(name, 20, (past) => {
    const at = first + past;
    if (at <= count) action(at);
    return at < count;
  });
}

test("the entity file and the files of the host change together", () => {
  expect(end[path]).toBe(after);
  expect(Object.keys(end)).toContain("/repo/host/Tenon/Novelists/Novelist.g.cs");
  expect(Object.keys(end)).not.toContain("/repo/host/Tenon/Authors/Author.g.cs");
});

test("wherever one operation fails, everything is as it was, or everything is done", { timeout: 300_000 }, () => {
  sweepFaults("fail", (at) => {
    const disk = memoryDisk(start);
    const { isDone } = edit(disk, { at, kind: "fail" });
    // The next run cleans up after the failed one.
    run(disk, "graft", "shop.yaml", "--host", "host", "--prune");
    const wanted = withoutOwnState(isDone ? end : start);
    expect([at, isDone, withoutOwnState(disk.snapshot())]).toEqual([at, isDone, wanted]);
  });
});

test.each(["kill", "kill-within"] as const)(
  "wherever the process dies (%s), the next run leaves all old or all new",
  { timeout: 300_000 },
  (kind) => {
    sweepFaults(kind, (at) => {
      const disk = memoryDisk(start);
      edit(disk, { at, kind });
      run(disk, "graft", "shop.yaml", "--host", "host", "--prune");
      const snapshot = withoutOwnState(disk.snapshot());
      expect([at, snapshot]).toEqual([at, withoutOwnState(snapshot[path] === before ? start : end)]);
    });
  },
);

test("a file that was saved in an editor in the meantime stays, and so does everything else", () => {
  const disk = memoryDisk({ ...start, [path]: `${before}# mine\n` });
  const saved = disk.snapshot();
  expect(edit(disk, never).isDone).toBe(false);
  expect(disk.snapshot()).toEqual(saved);
});

test("a file of the user that is named like a draft stays", () => {
  const moments = Array.from({ length: 12 }, (_, index) => first + index);
  for (const at of [Number.POSITIVE_INFINITY, ...moments]) {
    const disk = memoryDisk({ ...start, "/repo/shop.yaml.tenon-draft": "mine\n" });
    edit(disk, { at, kind: "fail" });
    expect(disk.snapshot()["/repo/shop.yaml.tenon-draft"]).toBe("mine\n");
  }
});

test("a save immediately before the entity file is replaced is not lost", () => {
  const disk = memoryDisk(start);
  const create: MemoryDisk["create"] = (draft, content, ...rest) => {
    const isCreated = disk.create(draft, content, ...rest);
    if (draft.endsWith("/draft") && content instanceof Uint8Array && new TextDecoder().decode(content) === after) {
      disk.remove(path);
      disk.create(path, bytes("mine\n"));
    }
    return isCreated;
  };
  expect(edit({ ...disk, create }, never).isDone).toBe(false);
  expect(disk.snapshot()).toEqual({ ...start, [path]: "mine\n" });
});

test("the review of a plan writes nothing", () => {
  const disk = memoryDisk(start);
  const change = { path, before: bytes(before), after: bytes(after), reason: "" };
  const request = { host: "/repo/host", files: [path], forget: [], dryRun: true, restore: false, prune: false };
  const { changes } = runTarget(entityCsharp, { ...request, edits: [change] }, { disk, templates, page, version });
  expect(changes[0]).toMatchObject({ path: "../shop.yaml", operation: "merge" });
  expect(disk.snapshot()).toEqual(start);
});
