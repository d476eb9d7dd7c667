import fc from "fast-check";
import { expect, test } from "vitest";
import type { CompareOptions } from "../../generators/files/compare-options.ts";
import { recover } from "../../generators/files/recover.ts";
import { type MemoryDisk, memoryDisk } from "../memory-disk.ts";
import { type Fault, faultyDisk, Killed } from "./faulty-disk.ts";
import { graft, operations, plan, type Texts } from "./graft.ts";

const root = "/src/repo/Host";
const scope = ["../Data", "../../Central.props"];

const trees = fc.dictionary(
  fc.constantFrom(
    "Tenon/A.g.cs",
    "Tenon/B.g.cs",
    "Tenon/Authors/Author.g.cs",
    "Tenon/Posts/Post.g.cs",
    "Tenon/Posts/Nested/Deep.g.cs",
    "Top.g.cs",
    "../Data/Tenon/Authors/Mapping.g.cs",
    "../Data/Query.g.cs",
    "../../Central.props",
  ),
  fc.constantFrom("one\n", "two\n", "three\n", ""),
);

interface Case {
  readonly first: Texts;
  readonly second: Texts;
  readonly options: Partial<CompareOptions>;
}

const cases: fc.Arbitrary<Case> = fc.record({
  first: trees,
  second: trees,
  options: fc.record({ prune: fc.boolean(), restore: fc.boolean() }),
});

/** Creates a host with the first tree beside a file of the user's. */
function started(first: Texts): MemoryDisk {
  const disk = memoryDisk({
    [`${root}/Host.csproj`]: "<Project />",
    [`${root}/Program.cs`]: "app.Run();",
    "/src/repo/Data/Data.csproj": "<Project />",
  });
  expect(graft({ disk, root, scope }, first)).toEqual([]);
  return disk;
}

function state(disk: MemoryDisk): { readonly files: Texts; readonly folders: readonly string[] } {
  return { files: disk.snapshot(), folders: disk.folders() };
}

function afterOf({ first, second, options }: Case): ReturnType<typeof state> {
  const disk = started(first);
  expect(graft({ disk, root, scope }, second, options)).toEqual([]);
  return state(disk);
}

/** Runs with a fault at each operation in turn, until no operation is left. */
function sweep(
  given: Case,
  kind: Fault["kind"],
  check: (disk: MemoryDisk, outcome: readonly string[] | "killed") => void,
): void {
  for (let at = 1; ; at++) {
    const disk = started(given.first);
    const faulty = faultyDisk(disk, { at, kind });
    let outcome: readonly string[] | "killed" = "killed";
    try {
      outcome = graft({ disk: faulty, root, scope }, given.second, given.options);
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
    if (faulty.count() < at) return;
    check(disk, outcome);
  }
}

test("a second run finds everything unchanged and does not write", () => {
  fc.assert(
    fc.property(cases, ({ first, second, options }) => {
      const disk = started(first);
      graft({ disk, root, scope }, second, options);
      const before = state(disk);
      const again = plan({ disk, root, scope }, second, options);
      expect(operations(again).filter((line) => !/^(unchanged|keep|orphan) /.test(line))).toEqual([]);
      const writer = faultyDisk(disk, { at: Number.POSITIVE_INFINITY, kind: "fail" });
      const refusing = {
        ...writer,
        create: refuse,
        rename: refuse,
        remove: refuse,
        makeFolder: refuse,
        removeFolder: refuse,
        removeTree: refuse,
      };
      expect(graft({ disk: refusing, root, scope }, second, options)).toEqual([]);
      expect(state(disk)).toEqual(before);
    }),
    { numRuns: 200 },
  );
});

function refuse(path: string): never {
  throw new Error(`A run without changes touched ${path}.`);
}

test("a failure at any operation leaves every file as it was, or comes too late to matter", () => {
  fc.assert(
    fc.property(cases, (given) => {
      const before = state(started(given.first));
      const after = afterOf(given);
      sweep(given, "fail", (disk, outcome) => {
        expect(["", "TEN0506", "TEN0507"]).toContain(outcome.toString());
        if (outcome.length > 0) expect(state(disk)).toEqual(before);
        expect(graft({ disk, root, scope }, given.second, given.options)).toEqual([]);
        expect(state(disk)).toEqual(after);
      });
    }),
    { numRuns: 30 },
  );
});

test("a disk that refuses every write from any operation on is put right by the next run", () => {
  fc.assert(
    fc.property(cases, (given) => {
      const after = afterOf(given);
      sweep(given, "fail-on", (disk) => {
        expect(graft({ disk, root, scope }, given.second, given.options)).toEqual([]);
        expect(state(disk)).toEqual(after);
      });
    }),
    { numRuns: 30 },
  );
});

for (const kind of ["kill", "kill-within"] as const) {
  test(`${kind} at any operation and a second run reach the state after`, () => {
    fc.assert(
      fc.property(cases, (given) => {
        const after = afterOf(given);
        sweep(given, kind, (disk) => {
          expect(graft({ disk, root, scope }, given.second, given.options)).toEqual([]);
          expect(state(disk)).toEqual(after);
        });
      }),
      { numRuns: 30 },
    );
  });

  test(`${kind} at any operation and recovery alone reach the state before or after`, () => {
    fc.assert(
      fc.property(cases, (given) => {
        const ends = [state(started(given.first)), afterOf(given)];
        sweep(given, kind, (disk) => {
          expect(recover({ disk, root })).toEqual([]);
          expect(ends).toContainEqual(state(disk));
        });
      }),
      { numRuns: 20 },
    );
  });
}

test("a second kill, at any operation of the recovery, changes nothing about that", () => {
  const given: Case = {
    first: { "Tenon/A.g.cs": "one\n", "Tenon/Old/B.g.cs": "one\n", "../Data/Old/D.g.cs": "one\n" },
    second: { "Tenon/A.g.cs": "two\n", "Tenon/New/C.g.cs": "one\n", "../Data/New/D.g.cs": "one\n" },
    options: { prune: true },
  };
  const ends = [state(started(given.first)), afterOf(given)];
  for (const kind of ["kill", "kill-within", "fail-on"] as const) {
    sweep(given, kind, (disk) => {
      for (let at = 1; ; at++) {
        const copy = memoryDisk(disk.snapshot());
        const faulty = faultyDisk(copy, { at, kind: "kill-within" });
        const died = dies(() => recover({ disk: faulty, root }));
        expect(recover({ disk: copy, root })).toEqual([]);
        expect(ends.map((end) => end.files)).toContainEqual(copy.snapshot());
        if (!died) return;
      }
    });
  }
});

function dies(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  }
}
