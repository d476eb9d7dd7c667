import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { faultyDisk, Killed } from "../files/faulty-disk.ts";
import { withoutOwnState } from "../files/own-state.ts";
import { run, smallHost } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk } from "../memory-disk.ts";

const start = {
  ...smallHost,
  "/repo/shop.yaml":
    "defaults: { access: anonymous }\nentity: { Author: { properties: { Id: { type: int, isKey: true } } } }\n",
};
const graft = (disk: MemoryDisk) => run(disk, "graft", "shop.yaml", "--host", "host");
const recover = (disk: MemoryDisk, ...args: readonly string[]) => run(disk, "recover", "--host", "host", ...args);

const whole = memoryDisk(start);
graft(whole);

/** Returns the disk after a run that died in the middle of its files. */
function interrupted(): MemoryDisk {
  const disk = memoryDisk(start);
  let moves = 0;
  const rename = (from: string, to: string): void => {
    if (++moves > 8) throw new Killed();
    disk.rename(from, to);
  };
  const dying = { ...faultyDisk(disk, { at: Number.POSITIVE_INFINITY, kind: "kill" }), rename };
  const { snapshot, folders, copy } = disk;
  // A process that is killed cleans nothing up.
  const idle = () => undefined;
  const quiet = new Proxy(
    { ...dying, snapshot, folders, copy },
    {
      get: (target, key) =>
        moves > 8 && ["remove", "removeFolder", "removeTree"].includes(String(key)) ? idle : Reflect.get(target, key),
    },
  );
  expect(() => graft(quiet)).toThrow(Killed);
  expect(disk.kind("/repo/host/.tenon/journal")).toBe("file");
  return disk;
}

test("an interrupted run is finished, and the report says so", () => {
  const disk = interrupted();
  const files = Object.keys(withoutOwnState(whole.snapshot())).filter((path) => path.includes("/Tenon/")).length;
  expect(recover(disk)).toEqual({
    exitCode: 0,
    output: `An interrupted run was finished: ${files} files.\n`,
    messages: "",
  });
  expect(disk.snapshot()).toEqual(whole.snapshot());
  expect(recover(disk).output).toBe("Nothing to recover: no run was interrupted.\n");
});

test("a run that cannot be finished is taken back, and the report says so", () => {
  const disk = interrupted();
  const create: MemoryDisk["create"] = (path, ...rest) => {
    if (path.endsWith("/draft")) disk.makeFolder(`${path}/no/room`);
    return disk.create(path, ...rest);
  };
  expect(recover({ ...disk, create }).output).toMatch(/^An interrupted run was taken back: \d+ files\.\n$/);
  expect(withoutOwnState(disk.snapshot())).toEqual(start);
});

test("the JSON report says how it ended", () => {
  const schema: object = JSON.parse(readFileSync(new URL("../../schemas/report.schema.json", import.meta.url), "utf8"));
  const validate = new Ajv2020().compile(schema);
  const disk = interrupted();
  const [first, second] = [recover(disk, "--json"), recover(disk, "--json")].map(({ output }) => JSON.parse(output));
  for (const document of [first, second]) expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  expect(first).toMatchObject({ command: "recover", exitCode: 0, recovered: { direction: "finished" } });
  expect(second.recovered).toBeNull();
});

test("a live lock is reported with machine, process, file and the way to clear it", () => {
  const disk = memoryDisk({ ...start, "/repo/host/.tenon/lock-build7-4711-9c": "" });
  const { exitCode, messages } = recover({ ...disk, isRunning: () => true });
  expect(exitCode).toBe(5);
  expect(messages).toContain("process 4711 on build7");
  expect(messages).toContain("`/repo/host/.tenon/lock-build7-4711-9c`");
  expect(messages).toContain("If that process has ended, delete the file.");
});

/** Returns an interrupted run whose folder was moved since. */
function moved(): MemoryDisk {
  const disk = interrupted().copy((path) => path.replace("/repo/host", "/repo/moved"));
  for (const path of Object.keys(disk.snapshot())) if (path.includes("/lock-")) disk.remove(path);
  return disk;
}

test("a run in a folder that was moved is taken back on the word of the user, never finished", () => {
  const disk = moved();
  const before = disk.snapshot();
  const refused = run(disk, "recover", "--host", "moved");
  expect(refused).toMatchObject({ exitCode: 5, messages: expect.stringContaining("--moved-from OLD-FOLDER") });
  expect(run(disk, "recover", "--host", "moved", "--moved-from", "other").messages).toContain("TEN0516");
  expect(disk.snapshot()).toEqual(before);
  expect(run(disk, "recover", "--host", "moved", "--moved-from", "host").output).toContain("was taken back");
  expect(Object.keys(withoutOwnState(disk.snapshot()))).toEqual([
    "/repo/moved/Acme.Shop.csproj",
    "/repo/moved/ShopDb.cs",
    "/repo/shop.yaml",
  ]);
});

test("a file argument is a usage error", () => expect(recover(memoryDisk(start), "shop.yaml").exitCode).toBe(2));
