import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { graftOrModelOptions } from "../generators/cli/options.ts";
import { graft } from "../generators/graft.ts";
import type { GraftDiagnostic, GraftedFile, GraftOptions, GraftReport } from "../pack.d.ts";

type Keys<Shape> = Readonly<Record<keyof Shape, true>>;

const options: Keys<GraftOptions> = {
  folder: true,
  files: true,
  host: true,
  model: true,
  layers: true,
  messaging: true,
  entity: true,
  wire: true,
  facts: true,
  templates: true,
  dryRun: true,
  diff: true,
  check: true,
  onConflict: true,
  restore: true,
  prune: true,
  forget: true,
};

/** The keys of the report and of its parts, as the types declare them. */
const report: Keys<GraftReport> = {
  version: true,
  command: true,
  exitCode: true,
  diagnostics: true,
  files: true,
  recovered: true,
  host: true,
  inputs: true,
  outputs: true,
  schema: true,
  readOutside: true,
};
const diagnostic: Keys<GraftDiagnostic> = {
  code: true,
  severity: true,
  message: true,
  file: true,
  line: true,
  column: true,
  endLine: true,
  endColumn: true,
  notes: true,
  hint: true,
};
const operations: Readonly<Record<GraftedFile["operation"], true>> = {
  create: true,
  update: true,
  unchanged: true,
  adopt: true,
  delete: true,
  restore: true,
  merge: true,
  conflict: true,
  orphan: true,
  keep: true,
};

const schema = JSON.parse(readFileSync(new URL("../schemas/report.schema.json", import.meta.url), "utf8"));

test("a program has the options of the command line", () => {
  const named = Object.keys(options).filter((name) => name !== "folder" && name !== "files");
  const flags = named.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const ofThePrint = ["json", "quiet", "msbuild"];
  const ofAllHosts = ["all", "shard", "affected-by", "jobs"];
  expect(new Set([...flags, ...ofThePrint, ...ofAllHosts])).toEqual(new Set(Object.keys(graftOrModelOptions)));
});

test("the types of the report have the keys of its schema", () => {
  const ofOthers = ["routes", "contextMap", "hosts"];
  const shared = Object.keys(schema.properties).filter((name) => !ofOthers.includes(name));
  expect(Object.keys(report)).toEqual(shared);
  expect(Object.keys(diagnostic)).toEqual(Object.keys(schema.$defs.diagnostic.properties));
  expect(Object.keys(operations)).toEqual(schema.$defs.file.properties.operation.enum);
});

test("a mistake in an input is a diagnostic of the report, and a wrong option an error", async () => {
  const folder = new URL("../examples/host", import.meta.url).pathname;
  const { exitCode, diagnostics } = await graft({ folder, files: ["missing.yaml"], dryRun: true });
  expect([exitCode, diagnostics.map(({ severity }) => severity)]).toEqual([5, ["error"]]);
  // A program without types can pass anything.
  await expect(graft({ folder, hots: "" } as GraftOptions)).rejects.toThrow(
    "Unknown option 'hots'. Did you mean 'host'?",
  );
});
