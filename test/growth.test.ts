import { Session } from "node:inspector/promises";
import { expect, test } from "vitest";
import type { WritableDisk } from "../generators/files/disk.ts";
import { run, smallHost } from "./in-memory.ts";
import { type MemoryDisk, memoryDisk } from "./memory-disk.ts";

/** Counts every call of a disk's methods, and every entry that a listing gives. */
function countingDisk(texts: Readonly<Record<string, string>>) {
  const disk = memoryDisk(texts);
  const count = { calls: 0, entries: 0 };
  const counted = new Proxy(disk, {
    get: (target, key: keyof WritableDisk) => {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== "function") return member;
      return (...args: readonly unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, target, args);
        count.calls++;
        if (key === "list" && Array.isArray(answer)) count.entries += answer.length;
        return answer;
      };
    },
  });
  return { disk: counted as MemoryDisk, count };
}

/** Counts how often the functions of our own code are called, and how often their blocks run. */
async function workCounter() {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  return async (): Promise<number> => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const own = result.filter(({ url }) => url.includes("/generators/"));
    const ranges = own.flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
    return ranges.reduce((sum, { count }) => sum + count, 0);
  };
}

/** A chain of entities, each a part of the one before, with one enum for ten of them. */
function entityFile(entities: number): string {
  const parts = Array.from({ length: entities }, (_, index) => {
    const parent = index === 0 ? "" : `\n      Item${index - 1}Id: { type: Guid }`;
    return `  Item${index}:
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: string, maxLength: 50 }
      State: { type: State${Math.floor(index / 10)} }${parent}
    relationships:
      parts: { relatedEntity: Item${(index + 1) % entities}, type: OneToMany }
`;
  });
  const enums = Array.from({ length: entities / 10 }, (_, index) => `  State${index}: [On, Off]\n`);
  return `defaults: { access: anonymous }\nenums:\n${enums.join("")}entity:\n${parts.join("")}`;
}

/** Counts the operations of a first run, and of a second one that finds nothing to do. */
async function operationsOf(entities: number, countWork: () => Promise<number>) {
  const { disk, count } = countingDisk({ ...smallHost, "/repo/entities.yaml": entityFile(entities) });
  const graft = async () => {
    const before = { ...count };
    await countWork();
    expect(run(disk, "graft", "entities.yaml", "--host", "host")).toMatchObject({ exitCode: 0 });
    return { work: await countWork(), calls: count.calls - before.calls, entries: count.entries - before.entries };
  };
  return { first: await graft(), second: await graft() };
}

test("ten times as many entities take ten times as many steps, disk calls and listed files, and no more", async () => {
  const countWork = await workCounter();
  // V8 counts blocks only in functions that it compiles from now on.
  await operationsOf(50, countWork);
  const [few, many] = [await operationsOf(50, countWork), await operationsOf(500, countWork)];
  for (const run of ["first", "second"] as const)
    for (const kind of ["work", "calls", "entries"] as const)
      expect(many[run][kind] / few[run][kind], `${kind} of the ${run} run`).toBeLessThan(10.5);
}, 120_000);

/** A chain of contexts that each take over the names of the one before. Names have one length, as every letter takes a step. */
function chainOfContexts(contexts: number): string {
  const names = Array.from({ length: contexts }, (_, index) => `Part${1000 + index}`);
  const declared = names.map((name, index) => {
    const above = index === 0 ? "" : `  value Next { of: Value${1000 + index - 1} }\n`;
    return `context ${name} {\n  value Value${1000 + index} { text: String }\n${above}}\n`;
  });
  const relations = names.slice(1).map((name, index) => `  ${names[index]} -> ${name} : conformist\n`);
  return `${declared.join("")}contextmap {\n${relations.join("")}}\n`;
}

test("ten times as many related contexts take ten times as many steps, and no more", async () => {
  const countWork = await workCounter();
  const stepsOf = async (contexts: number) => {
    const disk = memoryDisk({ "/repo/chain.model": chainOfContexts(contexts) });
    await countWork();
    expect(run(disk, "build", "chain.model")).toMatchObject({ exitCode: 0 });
    return countWork();
  };
  await stepsOf(50);
  const [few, many] = [await stepsOf(50), await stepsOf(500)];
  expect(many / few).toBeLessThan(10.5);
}, 120_000);
