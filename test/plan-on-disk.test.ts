import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { runCommandLine } from "../generators/cli/run-command-line.ts";
import { graft } from "../generators/graft.ts";
import { planOnDisk } from "../generators/plan-on-disk.ts";
import { readRecord } from "../generators/read-record.ts";
import { createContext } from "../generators/terminal/create-context.ts";
import type { PlannedHost } from "../pack.d.ts";

const root = new URL("../", import.meta.url).pathname;
const work = mkdtempSync(join(tmpdir(), "tenon-plan-on-disk-"));
const host = join(work, "host");
const input = join(work, "shop.yaml");
const model = join(work, "stock.model");
const edited = "Tenon/Authors/AuthorContracts.g.cs";

beforeEach(async () => {
  rmSync(host, { recursive: true, force: true });
  cpSync(join(root, "examples/host"), host, { recursive: true });
  cpSync(join(root, "examples/shop/shop.yaml"), input);
  writeFileSync(model, "context Stock { value Shelf { code: String } }\n");
  expect((await graft({ folder: work, files: ["shop.yaml"], host: "host", wire: true })).exitCode).toBe(0);
  expect((await graft({ folder: work, model: ["stock.model"], host: "host" })).exitCode).toBe(0);
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Replaces a text in a file. */
function replace(path: string, from: string, to: string): void {
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(from, to));
}

function write({ files }: PlannedHost): void {
  for (const { path, content } of files) {
    mkdirSync(dirname(join(host, path)), { recursive: true });
    if (content === undefined) rmSync(join(host, path));
    else writeFileSync(join(host, path), content);
  }
}

/** Returns the exit codes of the checks of entities and of the model. */
async function check(): Promise<readonly number[]> {
  const entities = await graft({ folder: work, host: "host", check: true });
  const models = await graft({ folder: work, model: ["stock.model"], host: "host", check: true });
  return [entities.exitCode, models.exitCode];
}

test("the record names inputs, generated files, projects and commands", async () => {
  const { generated, ...record } = readRecord(host);
  expect(record).toEqual({
    inputs: ["../shop.yaml", "../stock.model"],
    projects: ["."],
    runs: [
      ["graft", "--host=."],
      ["graft", "--model=../stock.model", "--host=."],
    ],
  });
  expect(generated).toContain(edited);
});

test("the record has the folder of own templates", async () => {
  writeFileSync(join(host, ".tenon/config.yaml"), "templates: ../templates\n");
  expect(readRecord(host).templates).toBe("../templates");
});

test("a host that cannot be read has a graft, which reports why", () => {
  writeFileSync(join(host, ".tenon/manifest.json"), "{");
  expect(readRecord(host)).toEqual({ inputs: [], generated: [], projects: ["."], runs: [["graft", "--host=."]] });
  const { files, reports } = planOnDisk(host);
  expect([files, reports.map(({ exitCode }) => exitCode)]).toEqual([[], [1]]);
});

test("nothing is planned for a host that is up to date", () => {
  const { files, reports } = planOnDisk(host);
  expect([files, reports.map(({ command, exitCode }) => [command, exitCode])]).toEqual([
    [],
    [
      ["graft", 0],
      ["graft", 0],
    ],
  ]);
});

test("the planned files, once written, are those of a graft, with edits kept", async () => {
  replace(join(host, edited), "namespace ", "// Ours.\nnamespace ");
  replace(input, "maxLength: 80", "maxLength: 90");
  replace(model, "code", "name");
  expect(await check()).toEqual([4, 4]);
  const planned = planOnDisk(host);
  expect(await check()).toEqual([4, 4]);
  const diffs = planned.reports.flatMap(({ files }) => files.flatMap(({ diff = "" }) => diff));
  expect(diffs.join("")).toMatch(/^\+.*90/m);
  write(planned);
  expect(await check()).toEqual([0, 0]);
  expect(readFileSync(join(host, edited), "utf8")).toContain("// Ours.");
});

test("a conflict is reported, and no file is planned", () => {
  const path = join(host, "Tenon/Authors/AuthorData.g.cs");
  replace(path, "80", "70");
  replace(input, "maxLength: 80", "maxLength: 90");
  const { files, reports } = planOnDisk(host);
  expect([files, reports[0]?.exitCode]).toEqual([[], 3]);
  expect(reports[0]?.diagnostics.map(({ code }) => code)).toEqual(["TEN0528"]);
});

test("a host of health endpoints alone plans these again", async () => {
  rmSync(join(host, ".tenon"), { recursive: true });
  rmSync(join(host, "Tenon"), { recursive: true });
  await runCommandLine(["health", "--host", host], createContext(work));
  rmSync(join(host, "Tenon/Shared/Health.g.cs"));
  const { files, reports } = planOnDisk(host);
  expect(reports.map(({ command, exitCode }) => [command, exitCode])).toEqual([["health", 0]]);
  expect(files).toEqual([]);
});
