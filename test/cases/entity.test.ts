import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { graft } from "../in-memory.ts";

const folder = new URL("entity/", import.meta.url).pathname;

interface Options {
  /** Only paths that begin so are compared. */
  readonly only?: string;
  readonly except?: string;
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

// Adding a case is adding a folder with `entities.yaml`; `npm test -- --update` writes what is expected, for reading.
test.each(readdirSync(folder))("%s", (name) => {
  const { disk, result } = graft(readFileSync(join(folder, name, "entities.yaml"), "utf8"));
  expect(result.exitCode).toBe(0);
  const { only = "Tenon/", except = "/" } = optionsOf(join(folder, name, "options.json"));
  const emitted = Object.entries(disk.snapshot())
    .map(([path, text]) => [path.replace("/work/host/", ""), text] as const)
    .filter(([path]) => path.startsWith(only) && !path.startsWith(except));
  const expected = join(folder, name, "expected");
  if (process.env["TENON_UPDATE"] === "1") {
    rmSync(expected, { recursive: true, force: true });
    for (const [path, text] of emitted) {
      mkdirSync(dirname(join(expected, path)), { recursive: true });
      writeFileSync(join(expected, path), text);
    }
  }
  expect(Object.fromEntries(emitted)).toEqual(treeOf(expected));
});
