import { expect, test } from "vitest";
import type { WritableDisk } from "../../generators/files/disk/disk.ts";
import { DiskError } from "../../generators/files/disk/disk-error.ts";
import { recover } from "../../generators/files/write/recover.ts";
import type { MemoryDisk } from "../memory-disk.ts";
import { sweep } from "../sample.ts";
import { root, type Scenario, scenarios } from "./fault-scenarios.ts";
import { type Fault, faultyDisk, Killed } from "./faulty-disk.ts";

interface State {
  readonly files: Readonly<Record<string, string>>;
  readonly folders: readonly string[];
}

function state(disk: MemoryDisk): State {
  return { files: disk.snapshot(), folders: disk.folders() };
}

function acted(act: Scenario["act"], disk: WritableDisk): readonly string[] | "killed" {
  try {
    return act(disk);
  } catch (error) {
    if (error instanceof Killed) return "killed";
    throw error;
  }
}

/** The faults to try at every call, of which a sample takes one of twelve. */
const faults: readonly (Omit<Fault, "at"> & { readonly name: string })[] = [
  { name: "fails", kind: "fail" },
  { name: "fails, and every later one, as on a full disk", kind: "fail-on", code: "ENOSPC" },
  { name: "fails for lack of handles", kind: "fail", code: "EMFILE" },
  { name: "is the last one before a kill", kind: "kill" },
  { name: "is cut off by a kill", kind: "kill-within" },
];

/** Does what the next run does: settles the interrupted one, and writes unless everything is as planned. */
function nextRun({ act }: Scenario, disk: MemoryDisk, ends: { readonly before: State; readonly after: State }): void {
  expect(recover({ disk, root })).toEqual([]);
  const settled = state(disk);
  if (isSame(settled, ends.after)) return;
  if (!isSame(settled, ends.before)) expect(settled).toEqual(ends.before);
  expect(act(disk)).toEqual([]);
  const end = state(disk);
  if (!isSame(end, ends.after)) expect(end).toEqual(ends.after);
}

/** Compares quickly; `toEqual` then shows the difference. */
function isSame(one: State, other: State): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

for (const [name, prepare] of Object.entries(scenarios)) {
  const scenario = prepare();
  const before = state(scenario.disk);
  const whole = scenario.disk.copy();
  const codes = scenario.act(whole);
  const after = state(whole);

  test(`a run that ${name} changes something, and leaves no stray file`, () => {
    expect(codes).toEqual([]);
    expect(after).not.toEqual(before);
    expect(Object.keys(after.files).filter((path) => /staging|journal|lock|draft/.test(path))).toEqual([]);
  });

  for (const { name: fault, ...kind } of faults) {
    test(`a run that ${name}: wherever one write ${fault}, the next run ends in the planned state`, () => {
      sweep(`${name} ${fault}`, 12, (at) => {
        const disk = scenario.disk.copy();
        const faulty = faultyDisk(disk, { at, isWriteOnly: true, ...kind });
        const outcome = acted(scenario.act, faulty);
        if (faulty.count() < at) return false;
        // A refusal that ends is put right at once; the others by the next run.
        if (kind.kind === "fail" && outcome.length > 0) expect([at, state(disk)]).toEqual([at, before]);
        nextRun(scenario, disk, { before, after });
        return true;
      });
    });
  }

  test(`a run that ${name} over the border of two file systems, killed at any write`, () => {
    sweep(`${name} over the border`, 12, (at) => {
      const disk = scenario.disk.copy();
      const faulty = faultyDisk(twoFileSystems(disk), { at, isWriteOnly: true, kind: "kill-within" });
      acted(scenario.act, faulty);
      if (faulty.count() < at) return false;
      nextRun(scenario, disk, { before, after });
      return true;
    });
  });

  test(`a run that ${name} writes nothing if a project is read-only`, () => {
    for (const folder of ["/repo/data/", "/repo/entity/", "/repo/web/"]) {
      const disk = scenario.disk.copy();
      expect(scenario.act(readOnly(disk, folder))).toEqual(["TEN0506"]);
      expect(state(disk)).toEqual(before);
    }
  });
}

/** Returns a disk on which the folder of the tool is a file system of its own. */
function twoFileSystems(disk: MemoryDisk): MemoryDisk {
  const isOwn = (path: string): boolean => path.startsWith(`${root}/.tenon/`);
  return {
    ...disk,
    link: (path, name) => isOwn(path) === isOwn(name) && disk.link(path, name),
    rename: (from, to) => {
      if (isOwn(from) !== isOwn(to)) throw new DiskError(to, "EXDEV");
      disk.rename(from, to);
    },
  };
}

/** Returns a disk on which a folder cannot be written. */
function readOnly(disk: MemoryDisk, folder: string): MemoryDisk {
  const refuse = (path: string): void => {
    if (path.startsWith(folder)) throw new DiskError(path, "EACCES");
  };
  return {
    ...disk,
    create: (path, ...rest) => {
      refuse(path);
      return disk.create(path, ...rest);
    },
    rename: (from, to) => {
      refuse(to);
      disk.rename(from, to);
    },
    remove: (path) => {
      if (disk.kind(path) !== undefined) refuse(path);
      disk.remove(path);
    },
    makeFolder: (path) => {
      if (disk.kind(path) === undefined) refuse(path);
      disk.makeFolder(path);
    },
  };
}

test("a folder that takes the place of a file after the plan stops the run, and nothing is written", () => {
  const { disk, act } = scenarios["creates three entities in three projects"]?.() ?? expect.fail();
  const path = `${root}/Tenon/TenonRegistration.g.cs`;
  for (const folder of [`${root}/Tenon`, path, `${path}/mine`]) disk.makeFolder(folder);
  const before = state(disk);
  expect(act(disk)).toEqual(["TEN0501"]);
  expect(state(disk)).toEqual(before);
});
