import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";

interface Options {
  /** Only paths that begin so are compared. */
  readonly only?: string;
  readonly except?: string;
}

/** Compares emitted files with those in `expected/` of a case, or rewrites these with `TENON_UPDATE=1`, for reading. */
export function expectTree(folder: string, emitted: Readonly<Record<string, string>>, defaults: Options): void {
  const { only = "", except } = { ...defaults, ...optionsOf(join(folder, "options.json")) };
  const files = Object.entries(emitted).filter(
    ([path]) => path.startsWith(only) && !(except !== undefined && path.startsWith(except)),
  );
  const expected = join(folder, "expected");
  if (process.env["TENON_UPDATE"] === "1") {
    rmSync(expected, { recursive: true, force: true });
    for (const [path, text] of files) {
      mkdirSync(dirname(join(expected, path)), { recursive: true });
      writeFileSync(join(expected, path), text);
    }
  }
  expect(Object.fromEntries(files)).toEqual(treeOf(expected));
}

function optionsOf(path: string): Options {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

function treeOf(path: string): Readonly<Record<string, string>> {
  if (!existsSync(path)) return {};
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(path.length + 1), readFileSync(file, "utf8")];
    }),
  );
}
