import { expect, test } from "vitest";
import { DiskError } from "../../../generators/files/disk/disk-error.ts";
import { bytesHash } from "../../../generators/files/disk/plain-text.ts";
import { recover } from "../../../generators/files/write/recover.ts";
import { write } from "../../../generators/files/write/write.ts";
import { type MemoryDisk, memoryDisk } from "../../memory-disk.ts";
import { graft, plan, type Texts, withoutRecords } from "../graft.ts";

const root = "/host";
const hashOf = (text: string): string => bytesHash(new TextEncoder().encode(text));

/** Creates the disk of a run that died after its journal was complete: it was rewriting A and creating B. */
function died(texts: Texts, journal: string): MemoryDisk {
  return memoryDisk({
    "/host/.tenon/staging/0.before": "a\n",
    "/host/.tenon/journal": journal,
    ...texts,
  });
}

const contents = {
  version: 6,
  run: "0",
  scope: [],
  folders: ["Tenon"],
  emptied: [],
  isKept: false,
  isUndo: false,
  steps: [
    { path: "A.g.cs", before: hashOf("a\n"), size: 2 },
    { path: "Tenon/B.g.cs", before: null, size: 2 },
  ],
};

/** Returns a journal with a seal for a folder: its operations on a line, then the bytes of the files. */
function journalOf(line: object, folder = root): string {
  const text = `${JSON.stringify(line)}\nA\nB\n`;
  return `${memoryDisk().seal(new TextEncoder().encode(`${JSON.stringify(folder)}\n${text}`))}\n${text}`;
}
const journal = journalOf(contents);

test("a complete journal is rolled forward", () => {
  const disk = died({ "/host/A.g.cs": "a\n" }, journal);
  expect(recover({ disk, root })).toEqual([]);
  expect(disk.snapshot()).toEqual({ "/host/A.g.cs": "A\n", "/host/Tenon/B.g.cs": "B\n" });
  expect(disk.folders()).toEqual(["/host", "/host/Tenon"]);
});

/** Creates a disk that fails to move files after the given number of moves. */
function stuck(disk: MemoryDisk, moves: number): MemoryDisk {
  let left = moves;
  const rename = (from: string, to: string): void => {
    if (left-- <= 0) throw new DiskError(to, "EACCES");
    disk.rename(from, to);
  };
  return { ...disk, rename };
}

test("a journal that cannot be rolled forward is undone", () => {
  const disk = died({ "/host/A.g.cs": "a\n" }, journal);
  const rename = (from: string, to: string): void => {
    if (to.endsWith("B.g.cs")) throw new DiskError(to, "EACCES");
    disk.rename(from, to);
  };
  expect(recover({ disk: { ...disk, rename }, root })).toEqual([]);
  expect(disk.snapshot()).toEqual({ "/host/A.g.cs": "a\n" });
});

test("a run that can neither go on nor go back says so, and the next one goes on", () => {
  for (let moves = 0; moves < 4; moves++) {
    const disk = memoryDisk({ "/host/Host.csproj": "" });
    graft({ disk, root }, { "A.g.cs": "a\n", "B.g.cs": "b\n" });
    expect(graft({ disk: stuck(disk, moves), root }, { "A.g.cs": "A\n", "B.g.cs": "B\n" })).toEqual(["TEN0506"]);
    expect(recover({ disk, root })).toEqual([]);
    expect(["a\nb\n", "A\nB\n"]).toContain(["A", "B"].map((name) => disk.snapshot()[`/host/${name}.g.cs`]).join(""));
    expect(graft({ disk, root }, { "A.g.cs": "A\n", "B.g.cs": "B\n" })).toEqual([]);
    expect(disk.snapshot()).toMatchObject({ "/host/A.g.cs": "A\n", "/host/B.g.cs": "B\n" });
    expect(Object.keys(withoutRecords(disk.snapshot())).filter((path) => path.includes(".tenon"))).toEqual([
      "/host/.tenon/manifest.json",
    ]);
  }
});

test("a file that was edited after the kill keeps the edit", () => {
  const disk = died({ "/host/A.g.cs": "mine\n" }, journal);
  expect(recover({ disk, root })).toEqual([]);
  expect(disk.snapshot()).toEqual({ "/host/A.g.cs": "mine\n", "/host/Tenon/B.g.cs": "B\n" });
});

test("a folder that was put in the place of a file does not stop the rest", () => {
  const disk = died({ "/host/A.g.cs/x": "mine\n" }, journal);
  expect(recover({ disk, root })).toEqual([]);
  expect(disk.snapshot()).toEqual({ "/host/A.g.cs/x": "mine\n", "/host/Tenon/B.g.cs": "B\n" });
});

const stolen = {
  scope: [".."],
  folders: ["../.git/hooks"],
  steps: [
    { path: "../.git/hooks/post-checkout", before: null, size: 2 },
    { path: "../Top.cs", before: null, size: 2 },
  ],
};

for (const [name, text] of Object.entries({
  "without a seal": journal.slice(journal.indexOf("\n") + 1),
  "with the seal of another user": `${"0".repeat(64)}${journal.slice(64)}`,
  "with the seal of another folder": journalOf(contents, "/other"),
  "cut off": '{"version":5,"folders":[],"st',
  "cut off in the bytes of the files": journal.slice(0, -1),
  "with more than the files": `${journal}C`,
  "of another version": journalOf({ ...contents, version: 1 }),
  "with a file of no size": journalOf({
    ...contents,
    steps: [...contents.steps, { path: "C", before: null, size: -1 }],
  }),
  "with a folder out of the host": journalOf({ ...contents, folders: ["/etc"] }),
  "with a hook of Git": journalOf({ ...contents, ...stolen }),
  empty: "",
})) {
  for (const file of ["journal", "journal-back"]) {
    test(`a ${file} ${name} is reported, and nothing is changed`, () => {
      const disk = memoryDisk({
        "/.git/config": "",
        "/host/A.g.cs": "a\n",
        "/host/.tenon/staging/0.before": "a\n",
        [`/host/.tenon/${file}`]: text,
      });
      const before = [disk.snapshot(), disk.folders()];
      const found = recover({ disk, root });
      expect(found).toMatchObject([{ code: "TEN0516", exitCode: 5 }]);
      expect(found[0]?.message).toContain("/host/.tenon");
      expect(graft({ disk, root }, { "A.g.cs": "b\n" })).toEqual(["TEN0516"]);
      const { changes } = plan({ disk, root }, { "C.g.cs": "c\n" });
      expect(write({ disk, root }, changes)).toMatchObject({ ok: false, diagnostics: [{ code: "TEN0516" }] });
      expect([disk.snapshot(), disk.folders()]).toEqual(before);
    });
  }
}

test("a backup that is not the file of the time before is not moved back", () => {
  const texts = { "/host/.tenon/staging/0.before": "evil\n", "/host/A.g.cs": "A\n", "/host/Tenon/B.g.cs": "B\n" };
  const disk = memoryDisk({ ...texts, "/host/.tenon/journal-back": journal });
  expect(recover({ disk, root })).toEqual([]);
  expect(disk.snapshot()).toEqual({ "/host/A.g.cs": "A\n" });
});

test("a journal writes nothing outside its scope", () => {
  const steps = contents.steps.map((step, index) => (index === 0 ? { ...step, path: "../A.g.cs" } : step));
  const disk = died({ "/host/A.g.cs": "a\n", "/A.g.cs": "a\n" }, journalOf({ ...contents, steps }));
  expect(recover({ disk, root })).toEqual([]);
  expect(disk.snapshot()).toEqual({ "/A.g.cs": "a\n", "/host/A.g.cs": "a\n", "/host/Tenon/B.g.cs": "B\n" });
});

const cutOff = { "/host/A.g.cs": "", "/host/Tenon/B.g.cs": "\0\0" };

test("files that a power cut took are made from the journal", () => {
  const disk = died(cutOff, journal);
  expect(recover({ disk, root })).toEqual([]);
  expect(disk.snapshot()).toEqual({ "/host/A.g.cs": "A\n", "/host/Tenon/B.g.cs": "B\n" });
});

test("files that a power cut took do not hinder the way back", () => {
  const disk = died(cutOff, journal);
  const create = (): never => {
    throw new DiskError("", "ENOSPC");
  };
  expect(
    recover({
      disk: { ...disk, create: (path, ...rest) => (path.includes("/lock-") ? disk.create(path, ...rest) : create()) },
      root,
    }),
  ).toEqual([]);
  expect(disk.snapshot()).toEqual({ "/host/A.g.cs": "a\n" });
});

test("a draft that a killed run left is no hindrance", () => {
  const disk = died({ "/host/A.g.cs": "a\n", "/host/.tenon/staging/draft": "A" }, journal);
  expect(recover({ disk, root })).toEqual([]);
  expect(disk.snapshot()).toEqual({ "/host/A.g.cs": "A\n", "/host/Tenon/B.g.cs": "B\n" });
});

test("a host without leftovers is only read", () => {
  const disk = memoryDisk({ "/host/.tenon/manifest.json": "{}" });
  expect(recover({ disk, root })).toEqual([]);
  expect(disk.snapshot()).toEqual({ "/host/.tenon/manifest.json": "{}" });
});
