import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect } from "vitest";
import type { CaseFolder } from "./case-folder.ts";

const isUpdate = process.env["TENON_UPDATE"] === "1";

/** Compares a text with a file; `npm test -- --update` rewrites the file. */
export function expectFile(path: string, text: string): void {
  if (isUpdate) writeFileSync(path, text);
  expect(text).toBe(readFileSync(path, "utf8"));
}

/** Compares a text with `expected.txt` of a case. */
export function expectText({ path }: CaseFolder, text: string): void {
  expectFile(join(path, "expected.txt"), text);
}

/** Compares files with those in `expected/` of a case, within the prefixes of its options. */
export function expectTree(
  { path, options }: CaseFolder,
  emitted: Readonly<Record<string, string>>,
  defaults: Pick<CaseFolder["options"], "only" | "except"> = {},
): void {
  const { only = "", except } = { ...defaults, ...options };
  const files = Object.entries(emitted).filter(
    ([file]) => file.startsWith(only) && !(except !== undefined && file.startsWith(except)),
  );
  const expected = join(path, "expected");
  if (isUpdate) {
    rmSync(expected, { recursive: true, force: true });
    for (const [file, text] of files) {
      mkdirSync(dirname(join(expected, file)), { recursive: true });
      writeFileSync(join(expected, file), text);
    }
  }
  expect(Object.fromEntries(files)).toEqual(treeOf(expected));
}

function treeOf(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(files.map((file) => [relative(folder, file), readFileSync(file, "utf8")]));
}
