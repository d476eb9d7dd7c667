import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "../../generators/diagnostics/catalogue.ts";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const folder = new URL("layer-errors/", import.meta.url);
const names = readdirSync(folder).sort();

// Adding a case is adding a folder: what `tenon build --layers api` says of its model, from which the other layers can be made.
test.each(names)("%s", (name) => {
  const disk = memoryDisk({ "/repo/input.model": readFileSync(new URL(`${name}/input.model`, folder), "utf8") });
  expect(run(disk, "build", "input.model", "--out", "out", "--layers", "application").exitCode).toBe(0);
  const { exitCode, messages } = run(disk, "build", "input.model", "--out", "api", "--layers", "api");
  expect([exitCode, disk.kind("/repo/api")]).toEqual([1, undefined]);
  const expected = new URL(`${name}/expected.txt`, folder);
  if (process.env["TENON_UPDATE"] === "1") writeFileSync(expected, messages);
  expect(messages).toBe(readFileSync(expected, "utf8"));
});

test("every entry about endpoints has a case", () => {
  const shown = names.map((name) => readFileSync(new URL(`${name}/expected.txt`, folder), "utf8")).join("\n");
  const codes = Object.values(catalogue).flatMap(({ code }) => (code.startsWith("TEN073") ? [code] : []));
  expect(codes.filter((code) => !shown.includes(` ${code}: `))).toEqual([]);
});
