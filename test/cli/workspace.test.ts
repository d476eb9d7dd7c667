import { expect, test } from "vitest";
import type { CommandContext, TenonProcess } from "../../generators/cli/command.ts";
import { smallHost, typed } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk, put } from "../memory-disk.ts";

const names = ["billing", "orders", "stock"] as const;
const end = () => Promise.resolve();
const entities = "entity: { Author: { access: anonymous, properties: { Id: { type: Guid, isKey: true } } } }\n";

/** The small host, in folders of their own. */
const files = Object.fromEntries(
  names.flatMap((name) =>
    Object.entries(smallHost).map(([path, text]) => [path.replace("/repo/host/", `/repo/src/${name}/`), text]),
  ),
);

/** Returns a repository with three hosts, of which the last one also has a model. */
async function grafted(workspace = "hosts: [src/*]\n"): Promise<MemoryDisk> {
  const disk = memoryDisk({
    ...files,
    "/repo/shop.yaml": entities,
    "/repo/stock.model": "context Stock { value Shelf { code: String } }\n",
    "/repo/tenon.workspace.yaml": workspace,
  });
  for (const name of names)
    expect((await typed(disk, ["graft", "shop.yaml", "--host", `src/${name}`])).exitCode).toBe(0);
  expect((await typed(disk, ["graft", "--model", "stock.model", "--host", "src/stock"])).exitCode).toBe(0);
  return disk;
}

/** Runs a graft of all hosts, whose processes are calls. Returns its result, the command lines of these calls, and how many ran at a time. */
async function graftAll(disk: MemoryDisk, args: readonly string[], process: Partial<CommandContext> = {}) {
  const lines: string[] = [];
  let running = 0;
  let most = 0;
  const run: TenonProcess["run"] = async (command) => {
    lines.push(command.join(" ").replaceAll("/repo/", ""));
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    const result = await typed(disk, command);
    running -= 1;
    return result;
  };
  const result = await typed(disk, ["graft", "--all", ...args], undefined, {
    tenon: () => ({ run, end }),
    cores: () => 2,
    ...process,
  });
  return { ...result, lines, most };
}

test("each host runs again what it has recorded: entities, and models after them", async () => {
  const disk = await grafted();
  put(disk, "/repo/shop.yaml", entities.replace("Author", "Writer"));
  const { exitCode, output, lines } = await graftAll(disk, ["--prune", "--quiet", "--jobs", "1"]);
  expect(lines).toEqual([
    "graft --host=src/billing --prune --quiet",
    "graft --host=src/orders --prune --quiet",
    "graft --host=src/stock --prune --quiet",
    "graft --model=stock.model --host=src/stock --prune --quiet",
  ]);
  expect([exitCode, output]).toEqual([0, ""]);
  const written = Object.keys(disk.snapshot()).filter((path) => path.endsWith("/Writer.g.cs"));
  expect(written).toEqual(names.map((name) => `/repo/src/${name}/Tenon/Writers/Writer.g.cs`));
});

test("a host that fails stops no other, and the highest exit code counts", async () => {
  const disk = await grafted();
  put(disk, "/repo/src/orders/.tenon/manifest.json", "{");
  const { exitCode, output, messages } = await graftAll(disk, ["--dry-run"]);
  expect(output).toContain("Not done, of 3 hosts: src/orders (exit code 1).");
  expect(messages).toMatch(/^src\/orders\n {2}error TEN05\d\d/m);
  expect(exitCode).toBe(1);
  const json = JSON.parse((await graftAll(disk, ["--dry-run", "--json"])).output);
  const codes = json.hosts.map((one: { readonly host: string; readonly exitCode: number }) => [one.host, one.exitCode]);
  expect([json.exitCode, codes]).toEqual([
    1,
    [
      ["src/billing", 0],
      ["src/orders", 1],
      ["src/stock", 0],
    ],
  ]);
});

test("a run that crashes has no report, and the others have theirs", async () => {
  const run: TenonProcess["run"] = async (command) =>
    command.includes("--host=/repo/src/orders")
      ? { exitCode: 70, output: "", messages: "internal error: it broke\n" }
      : { exitCode: 0, output: "{}\n", messages: "" };
  const { exitCode, output, messages } = await graftAll(await grafted(), ["--json"], {
    tenon: () => ({ run, end }),
  });
  const { hosts } = JSON.parse(output);
  expect(hosts.map((one: { readonly reports: readonly unknown[] }) => one.reports.length)).toEqual([1, 0, 2]);
  expect([exitCode, messages]).toEqual([70, "src/orders\n  internal error: it broke\n"]);
});

test.each([
  ["1/2", ["src/billing", "src/stock"]],
  ["2/2", ["src/orders"]],
  ["4/4", []],
])("shard %s has its part of the hosts", async (shard, want) => {
  const { lines, output } = await graftAll(await grafted(), ["--dry-run", "--shard", shard]);
  expect([...new Set(lines.map((line) => /--host=(\S+)/.exec(line)?.[1]))].sort()).toEqual(want);
  expect(output).toContain(`Done: ${want.length} of 3 hosts.`);
});

test.each([
  ["1", 1],
  ["2", 2],
  ["9", 3],
])("with --jobs %s, %i hosts run at a time", async (jobs, want) => {
  expect((await graftAll(await grafted(), ["--check", "--jobs", jobs])).most).toBe(want);
});

test.each([
  ["a source of one host", ["/repo/src/orders/Deep/Clock.cs"], ["src/orders"]],
  ["a record of one host", ["/repo/src/stock/.tenon/config.yaml"], ["src/stock"]],
  ["the entity file of all", ["/repo/shop.yaml"], ["src/billing", "src/orders", "src/stock"]],
  ["the model of one", ["/repo/stock.model"], ["src/stock"]],
  ["central packages above", ["/repo/Directory.Packages.props"], ["src/billing", "src/orders", "src/stock"]],
  ["the version of Tenon", ["/repo/package.json"], ["src/billing", "src/orders", "src/stock"]],
  ["what nobody reads", ["/repo/README.md", "/repo/src/other/Program.cs", "/repo/docs/package.json"], []],
])("--affected-by chooses hosts by %s", async (_what, changed, want) => {
  const changedSince = (folder: string, commit: string) =>
    folder === "/repo" && commit === "main" ? changed : undefined;
  const { lines } = await graftAll(await grafted(), ["--check", "--affected-by", "main"], { changedSince });
  expect([...new Set(lines.map((line) => /--host=(\S+)/.exec(line)?.[1]))].sort()).toEqual(want);
});

const patterns = `
hosts:
  - src/*
  - tools/**/web
  - "!src/orders"
`;

test("patterns leave out hosts, and count from the folder of their file", async () => {
  const disk = await grafted(patterns);
  for (const [path, text] of Object.entries(smallHost)) put(disk, path.replace("/host/", "/tools/admin/web/"), text);
  await typed(disk, ["graft", "shop.yaml", "--host", "tools/admin/web"]);
  const { output } = await graftAll(disk, ["--dry-run"], { folder: "/repo/src/stock" });
  expect(output.match(/^\S.*/gm)).toEqual(["src/billing", "src/stock", "tools/admin/web", "Done: 3 hosts."]);
});

test.each([
  [["shop.yaml"], "--all takes no file: each host has recorded its own."],
  [["--host", "src/stock"], "--all and --host exclude each other."],
  [["--model", "stock.model"], "--all and --model exclude each other."],
  [["--shard", "3/2"], "'3/2' is no part of the hosts."],
  [["--shard", "two"], "'two' is no part of the hosts."],
  [["--jobs", "0"], "'0' is no number of processes."],
  [["--affected-by", "mian"], "'mian' is no commit of Git with a common ancestor."],
])("wrong options are told, before anything runs: %s", async (args, sentence) => {
  const { exitCode, messages, lines } = await graftAll(await grafted(), args, { changedSince: () => undefined });
  expect([exitCode, lines]).toEqual([2, []]);
  expect(messages).toContain(sentence);
});

test("without the file, a command says how to write one", async () => {
  const { exitCode, messages } = await graftAll(memoryDisk(files), []);
  expect(exitCode).toBe(2);
  expect(messages).toContain("There is no tenon.workspace.yaml in this folder or above.");
});

test("the options that choose among hosts need --all", async () => {
  const { exitCode, messages } = await typed(memoryDisk(files), ["graft", "--host", "src/stock", "--shard", "1/2"]);
  expect([exitCode, messages]).toEqual([2, expect.stringContaining("--shard says nothing without --all.")]);
});
