import fc from "fast-check";
import { expect, test } from "vitest";
import type { CommandContext, TenonProcess } from "../../generators/cli/command.ts";
import { tracedDisk } from "../../generators/files/disk/traced-disk.ts";
import { smallHost, typed } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk, put } from "../memory-disk.ts";

const entities = "entity: { Author: { access: anonymous, properties: { Id: { type: Guid, isKey: true } } } }\n";
const end = () => Promise.resolve();
const folder = "/repo/host/.tenon/runs/";

/** Returns a repository with one host, whose entities are grafted. */
async function grafted(): Promise<MemoryDisk> {
  const disk = memoryDisk({
    ...smallHost,
    "/repo/shop.yaml": entities,
    "/repo/tenon.workspace.yaml": "hosts: [host]\n",
  });
  expect((await typed(disk, ["graft", "shop.yaml", "--host", "host"])).exitCode).toBe(0);
  return disk;
}

/** Grafts all hosts by calls that are traced as processes are. Returns the result, and the number of calls. */
async function graftAll(disk: MemoryDisk, args: readonly string[] = [], process: Partial<CommandContext> = {}) {
  let calls = 0;
  const run: TenonProcess["run"] = async (command) => {
    calls += 1;
    const traced = tracedDisk(disk);
    const result = await typed({ ...disk, ...traced.disk }, command);
    return { ...result, trace: traced.trace() };
  };
  const result = await typed(disk, ["graft", "--all", ...args], undefined, { tenon: () => ({ run, end }), ...process });
  return { ...result, calls };
}

/** The files of a disk without the results of runs. */
function filesOf(disk: MemoryDisk): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(disk.snapshot()).filter(([path]) => !path.startsWith(folder)));
}

const told = ({ exitCode, output, messages }: Awaited<ReturnType<typeof graftAll>>) => [exitCode, output, messages];

test("a run that wrote nothing is not run again, and says the same", async () => {
  const disk = await grafted();
  const first = await graftAll(disk);
  const second = await graftAll(disk);
  expect([first.calls, second.calls]).toEqual([1, 0]);
  expect(told(second)).toEqual(told(first));
  expect(second.output).toContain("Nothing to do");
  expect(disk.snapshot()[`${folder}.gitignore`]).toBe("*\n");
});

test("a run that writes is run again, as its next result is another", async () => {
  const disk = await grafted();
  put(disk, "/repo/shop.yaml", entities.replaceAll("Author", "Writer"));
  const calls = [];
  for (const args of [["--prune"], ["--prune"], ["--prune"]]) calls.push((await graftAll(disk, args)).calls);
  expect(calls).toEqual([1, 1, 0]);
});

test.each<[string, (disk: MemoryDisk) => void]>([
  ["an edited entity file", (disk) => put(disk, "/repo/shop.yaml", `# Ours\n${entities}`)],
  ["an edited generated file", (disk) => put(disk, "/repo/host/Tenon/Authors/Author.g.cs", "// mine\n")],
  ["a deleted generated file", (disk) => disk.remove("/repo/host/Tenon/Authors/Author.g.cs")],
  ["an edited source", (disk) => put(disk, "/repo/host/ShopDb.cs", "// nothing\n")],
  ["a new source", (disk) => put(disk, "/repo/host/Deep/Other.cs", "namespace Acme.Shop;\n")],
  ["a new file of packages above", (disk) => put(disk, "/repo/Directory.Packages.props", "<Project />\n")],
])("after %s, the host runs again", async (_what, change) => {
  const disk = await grafted();
  await graftAll(disk, ["--dry-run"]);
  change(disk);
  expect((await graftAll(disk, ["--dry-run"])).calls).toBe(1);
});

test("other arguments, another version and another folder run again", async () => {
  const disk = await grafted();
  await graftAll(disk);
  expect((await graftAll(disk, ["--quiet"])).calls).toBe(1);
  expect((await graftAll(disk, [], { version: () => "99.0.0" })).calls).toBe(1);
  await graftAll(disk);
  expect((await graftAll(disk, [], { folder: "/repo/host" })).calls).toBe(1);
});

test("a run that fails is run again", async () => {
  const disk = await grafted();
  put(disk, "/repo/shop.yaml", "entity: [\n");
  const first = await graftAll(disk);
  const second = await graftAll(disk);
  expect([first.exitCode, second.exitCode, second.calls]).toEqual([1, 1, 1]);
});

test("a result that another user or machine has sealed counts as none", async () => {
  const disk = await grafted();
  await graftAll(disk);
  const foreign = { ...disk, seal: () => "0".repeat(64) };
  expect((await graftAll(foreign)).calls).toBe(1);
});

test.each(["", "{}", "seal\n", "seal\n{}"])("a result that is not whole counts as none: %j", async (text) => {
  const disk = await grafted();
  await graftAll(disk);
  for (const path of Object.keys(disk.snapshot()).filter((one) => one.startsWith(folder))) put(disk, path, text);
  expect((await graftAll(disk)).calls).toBe(1);
});

/** An edit of some file of the repository, a new one or a deleted one. */
const edit = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom("edit", "delete", "add"),
  text: fc.constantFrom("", "// mine\n", "namespace Acme.Shop;\npublic class Author;\n", entities),
});

function act(
  disk: MemoryDisk,
  { kind, path, text }: { readonly kind: string; readonly path: string; readonly text: string },
): void {
  if (kind === "delete") disk.remove(path);
  else put(disk, kind === "add" ? `${path}.cs` : path, text);
}

test("whatever happened to the files, remembered results are those of a run", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
      const disk = await grafted();
      const forgetful = await grafted();
      await graftAll(disk);
      for (const { place, kind, text } of edits) {
        const paths = Object.keys(filesOf(disk));
        const path = paths[place % paths.length] ?? "";
        for (const one of [disk, forgetful]) act(one, { kind, path, text });
        forgetful.removeTree("/repo/host/.tenon/runs");
        const [remembered, anew] = [await graftAll(disk), await graftAll(forgetful)];
        expect([told(remembered), filesOf(disk)]).toEqual([told(anew), filesOf(forgetful)]);
      }
    }),
    { numRuns: 15 },
  );
});
