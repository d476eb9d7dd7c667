import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { withoutOwnState } from "../files/own-state.ts";
import { run, smallHost } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk, put } from "../memory-disk.ts";

const entities = (name: string) =>
  `defaults: { access: anonymous }\nentity: { ${name}: { properties: { Id: { type: int, isKey: true } } } }\n`;
const two = (name: string, key: string) =>
  entities(name).replace(/ }\n$/, `, Book: { properties: { Id: { type: ${key}, isKey: true } } } }\n`);
const program = "var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.Run();\n";
const start = { ...smallHost, "/repo/host/Program.cs": program, "/repo/shop.yaml": entities("Author") };

/** Returns everything that is shared: files and folders without the state of this machine. */
function shared(disk: MemoryDisk) {
  return [withoutOwnState(disk.snapshot()), disk.folders().filter((path) => !/\/\.(?:tenon|git)/.test(path))];
}

const graft = (disk: MemoryDisk, ...args: readonly string[]) =>
  run(disk, "graft", "shop.yaml", "--host", "host", ...args);
const undo = (disk: MemoryDisk, ...args: readonly string[]) => run(disk, "undo", "--host", "host", ...args);

test("the first run is taken back to the byte, with its lines in the host and the folders that it made", () => {
  const disk = memoryDisk(start);
  const before = shared(disk);
  expect(graft(disk, "--wire").exitCode).toBe(0);
  const after = shared(disk);
  expect(disk.snapshot()["/repo/host/Program.cs"]).not.toBe(program);
  const { exitCode, output, messages } = undo(disk);
  expect([exitCode, messages]).toEqual([0, ""]);
  expect(output).toContain("  update    host/Program.cs\n");
  expect(output).toMatch(/Files: 3 updated, \d+ deleted\./);
  expect(output).toContain("\nThe last run is taken back. Another `tenon undo` brings it back.\n");
  expect(shared(disk)).toEqual(before);
  expect(undo(disk, "--dry-run").output).toContain("\nThe last run would be brought back.\n");
  expect(undo(disk).output).toContain("\nThe last run is brought back. Another `tenon undo` takes it back.\n");
  expect(shared(disk)).toEqual(after);
  expect(undo(disk).output).toContain("The last run is taken back.");
});

test("a run that creates, updates and prunes is taken back, and brought back", () => {
  const disk = memoryDisk(start);
  put(disk, "/repo/shop.yaml", two("Author", "int"));
  graft(disk);
  const before = shared(disk);
  put(disk, "/repo/shop.yaml", two("Novelist", "long"));
  const given = shared(disk);
  expect(graft(disk, "--prune").output).toMatch(/created, \d+ updated, \d+ deleted/);
  const after = shared(disk);
  expect(undo(disk).output).toMatch(/restored, \d+ deleted/);
  expect(shared(disk)).toEqual(given);
  expect(shared(disk)).not.toEqual(before);
  undo(disk);
  expect(shared(disk)).toEqual(after);
});

test("a run without a difference keeps the record of the last one", () => {
  const disk = memoryDisk(start);
  const before = shared(disk);
  graft(disk);
  const written = disk.snapshot();
  expect(graft(disk).output).toContain("Nothing to do");
  expect(disk.snapshot()).toEqual(written);
  undo(disk);
  expect(shared(disk)).toEqual(before);
});

test("files that were changed since are named, and nothing is written", () => {
  const disk = memoryDisk(start);
  graft(disk, "--wire");
  const path = "Tenon/Authors/Author.g.cs";
  put(disk, `/repo/host/${path}`, "mine\n");
  put(disk, "/repo/host/Program.cs", "mine\n");
  disk.remove("/repo/host/Tenon/Shared/Health.g.cs");
  const before = [disk.snapshot(), disk.folders()];
  const { exitCode, messages } = undo(disk);
  expect(exitCode).toBe(3);
  for (const name of [path, "Program.cs", "Tenon/Shared/Health.g.cs"])
    expect(messages).toContain(`error TEN0521: \`${name}\` was changed since the last run`);
  expect(messages.match(/TEN0521/g)).toHaveLength(3);
  expect(messages).toContain("Nothing was written.");
  expect([disk.snapshot(), disk.folders()]).toEqual(before);
});

test("a file in the place of one that the run deleted was put there since", () => {
  const disk = memoryDisk(start);
  graft(disk);
  put(disk, "/repo/shop.yaml", entities("Novelist"));
  graft(disk, "--prune");
  disk.makeFolder("/repo/host/Tenon/Authors");
  put(disk, "/repo/host/Tenon/Authors/Author.g.cs", "mine\n");
  expect(undo(disk).messages).toContain("`Tenon/Authors/Author.g.cs` was changed since the last run");
});

test("a dry run lists, and writes nothing", () => {
  const disk = memoryDisk(start);
  graft(disk);
  const before = [disk.snapshot(), disk.folders()];
  const { exitCode, output } = undo(disk, "--dry-run");
  expect(exitCode).toBe(0);
  expect(output).toContain("  delete    host/Tenon/Authors/Author.g.cs  +0 −");
  expect(output).toContain("Dry run, nothing was written.");
  expect([disk.snapshot(), disk.folders()]).toEqual(before);
});

test("a file of the user in a folder that the run made keeps the folder", () => {
  const disk = memoryDisk(start);
  graft(disk);
  put(disk, "/repo/host/Tenon/Authors/Mine.cs", "mine\n");
  expect(undo(disk).exitCode).toBe(0);
  expect(Object.keys(disk.snapshot()).filter((path) => path.includes("/Tenon/"))).toEqual([
    "/repo/host/Tenon/Authors/Mine.cs",
  ]);
});

test("nothing to take back: a host without a run, with and without the folder of the tool", () => {
  for (const texts of [{}, { "/repo/host/.tenon/manifest.json": '{"version":1,"inputs":[],"files":{}}' }]) {
    const { exitCode, messages } = undo(memoryDisk({ ...start, ...texts }));
    expect([exitCode, messages]).toEqual([1, expect.stringContaining("TEN0520: `/repo/host` holds no run")]);
  }
  expect(run(memoryDisk(), "undo").exitCode).toBe(5);
  expect(undo(memoryDisk(start), "shop.yaml").exitCode).toBe(2);
});

test("a record of another user, machine or folder is not obeyed", () => {
  const disk = memoryDisk(start);
  graft(disk);
  const cloned = memoryDisk(disk.snapshot());
  const seal = (): string => "0".repeat(64);
  expect(undo({ ...cloned, seal })).toMatchObject({ exitCode: 5, messages: expect.stringContaining("TEN0522") });
  const moved = Object.entries(disk.snapshot()).map(([path, text]) => [
    path.replace("/repo/host", "/repo/moved"),
    text,
  ]);
  const elsewhere = memoryDisk(Object.fromEntries(moved));
  expect(run(elsewhere, "undo", "--host", "moved").messages).toContain("TEN0522: The last run on `/repo/moved`");
});

test("bytes of before that are gone or were changed stop it", () => {
  for (const spoil of [
    (disk: MemoryDisk, path: string) => disk.remove(path),
    (disk: MemoryDisk, path: string) => put(disk, path, "evil"),
  ]) {
    const disk = memoryDisk(start);
    graft(disk, "--wire");
    const saved = Object.keys(disk.snapshot()).find((path) => path.endsWith(".before")) ?? "";
    spoil(disk, saved);
    const before = disk.snapshot();
    expect(undo(disk)).toMatchObject({
      exitCode: 5,
      messages: expect.stringContaining("TEN0523: `Acme.Shop.csproj` cannot"),
    });
    expect(disk.snapshot()).toEqual(before);
  }
});

test("the record holds hashes, and the bytes of replaced files alone", () => {
  const disk = memoryDisk(start);
  graft(disk);
  const record = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).filter(([path]) => path.includes("/.tenon/undo/"));
  expect(record(disk.snapshot()).map(([path]) => path)).toEqual(["/repo/host/.tenon/undo/record"]);
  const files = Object.keys(disk.snapshot()).length;
  expect(record(disk.snapshot()).join().length).toBeLessThan(files * 200);
});

test("the edit of the entity file outside the host is taken back with the code", () => {
  const disk = memoryDisk({ ...smallHost, "/repo/shop.yaml": relationships });
  graft(disk);
  const before = shared(disk);
  const parts = ["--parent", "Author", "--child", "Post", "--name", "Posts"];
  const added = run(disk, "relationship", "--config", "shop.yaml", "--host", "host", ...parts);
  expect([added.exitCode, added.messages]).toEqual([0, ""]);
  expect(disk.snapshot()["/repo/shop.yaml"]).toContain("relationships");
  expect(undo(disk).output).toContain("  update    shop.yaml\n");
  expect(shared(disk)).toEqual(before);
  undo(disk);
  put(disk, "/repo/shop.yaml", "# mine\n");
  expect(undo(disk).messages).toContain("`../shop.yaml` was changed since the last run");
});

const relationships = `defaults: { access: anonymous }
entity:
  Author:
    properties:
      Id: { type: int, isKey: true }
  Post:
    properties:
      Id: { type: int, isKey: true }
      AuthorId: { type: int }
`;

test("an output folder is taken back like a host", () => {
  const disk = memoryDisk({ "/repo/a.model": "context Lending { value Fine { amount: Decimal } }" });
  run(disk, "build", "a.model", "--out", "out");
  expect(run(disk, "undo", "--host", "out").exitCode).toBe(0);
  expect(Object.keys(withoutOwnState(disk.snapshot()))).toEqual(["/repo/a.model"]);
});

test("what keeps no record: laying out models, and a first entity file", () => {
  const disk = memoryDisk({ ...smallHost, "/repo/a.model": "context A { enum E { A B } }" });
  expect(run(disk, "fmt", "a.model").exitCode).toBe(0);
  expect(run(disk, "init", "--host", "host").exitCode).toBe(0);
  expect([...Object.keys(disk.snapshot()), ...disk.folders()].filter((path) => path.includes(".tenon"))).toEqual([]);
});

test("the JSON report has the form of every report", () => {
  const disk = memoryDisk(start);
  graft(disk);
  const schema: object = JSON.parse(readFileSync(new URL("../../schemas/report.schema.json", import.meta.url), "utf8"));
  const validate = new Ajv2020().compile(schema);
  for (const args of [["--dry-run"], [], ["--dry-run"]]) {
    const document: unknown = JSON.parse(undo(disk, "--json", ...args).output);
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
    expect(document).toMatchObject({ command: "undo", exitCode: 0 });
  }
});
