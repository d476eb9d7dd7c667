import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "../../generators/diagnostics/catalogue.ts";
import { formatDiagnostics } from "../../generators/diagnostics/format.ts";
import { validate } from "../../generators/entity/validate.ts";
import type { Host } from "../../generators/host/host.ts";
import { textOf } from "../../generators/source/decode-text.ts";
import { host } from "../entity/host.ts";

const folder = new URL("errors/", import.meta.url);
const names = readdirSync(folder).sort();

/** What `tenon graft` would print for every YAML file of a case; `host.json` changes the host. */
function rendered(name: string): string {
  const caseFolder = new URL(`${name}/`, folder);
  const inputs = readdirSync(caseFolder)
    .filter((file) => file.endsWith(".yaml"))
    .sort();
  const files = inputs.map((path) => ({ path, bytes: new Uint8Array(readFileSync(new URL(path, caseFolder))) }));
  const { diagnostics } = validate(files, { ...host, ...hostOf(new URL("host.json", caseFolder)) });
  return formatDiagnostics(diagnostics, new Map(files.map(({ path, bytes }) => [path, textOf(bytes)])));
}

function hostOf(file: URL): Partial<Host> {
  // Written by us beside the case, in the shape of a host.
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<Host>) : {};
}

test.each(names)("%s", (name) => {
  const expected = new URL(`${name}/expected.txt`, folder);
  const text = rendered(name);
  if (process.env["TENON_UPDATE"] === "1") writeFileSync(expected, text);
  expect(text).toBe(readFileSync(expected, "utf8"));
});

// A file of the first would be too large to keep: test/entity/decode-text.test.ts makes it. The others are about files that are not there.
const withoutCase: ReadonlySet<string> = new Set([
  "fileTooLarge",
  "inputNotFound",
  "noEntityFile",
  "recordedInputMissing",
]);

test("every entry that the front end reports has a case", () => {
  const shown = names.map((name) => readFileSync(new URL(`${name}/expected.txt`, folder), "utf8")).join("\n");
  const ours = Object.values(catalogue).filter(
    ({ code, name }) => /^TEN0[123]/.test(code) || name.endsWith("DbContext") || name.endsWith("DbContexts"),
  );
  expect(
    ours.filter(({ code, name }) => !(withoutCase.has(name) || shown.includes(` ${code}: `))).map(({ name }) => name),
  ).toEqual([]);
});
