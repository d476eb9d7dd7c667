import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "../../generators/diagnostics/catalogue.ts";
import { formatDiagnostics } from "../../generators/diagnostics/format.ts";
import { validateModel } from "../../generators/model/validate.ts";
import { textOf } from "../../generators/source/decode-text.ts";

const folder = new URL("model-errors/", import.meta.url);
const names = readdirSync(folder).sort();

/** What `tenon build` would print for the models of a case. */
function rendered(name: string): string {
  const caseFolder = new URL(`${name}/`, folder);
  const paths = readdirSync(caseFolder).filter((file) => file.endsWith(".model"));
  const files = paths.map((path) => ({ path, bytes: new Uint8Array(readFileSync(new URL(path, caseFolder))) }));
  const texts = new Map(files.map(({ path, bytes }) => [path, textOf(bytes)]));
  return formatDiagnostics(validateModel(files).diagnostics, texts);
}

test.each(names)("%s", (name) => {
  const expected = new URL(`${name}/expected.txt`, folder);
  const text = rendered(name);
  if (process.env["TENON_UPDATE"] === "1") writeFileSync(expected, text);
  expect(text).toBe(readFileSync(expected, "utf8"));
});

// About paths, not about what a model says.
const withoutCase: ReadonlySet<string> = new Set(["modelNotFound", "noModelInFolder"]);

test("every entry about models has a case, with its message and frame", () => {
  const shown = names.map((name) => readFileSync(new URL(`${name}/expected.txt`, folder), "utf8")).join("\n");
  const ours = Object.values(catalogue).filter(({ code }) => /^(?:DSL|TEN0[68])/.test(code));
  const missing = ours.filter(({ code, name }) => !(withoutCase.has(name) || shown.includes(` ${code}: `)));
  expect(missing.map(({ code }) => code)).toEqual([]);
});
