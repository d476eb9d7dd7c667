import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, watch } from "node:fs";
import { tmpdir } from "node:os";
import { env, execPath } from "node:process";
import { buildSync } from "esbuild";
import { afterAll, expect, test } from "vitest";
import { versionTree } from "./graft-child.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const state = mkdtempSync(`${tmpdir()}/tenon-state-`);
afterAll(() => rmSync(state, { recursive: true }));

const count = 200;
const versions = ["A", "B"] as const;
const trees = versions.map((version) => versionTree(version, count));
const paths = [...new Set(trees.flatMap((tree) => Object.keys(tree)))];

/** Returns a host folder, and a function that grafts one version onto it in a process of its own. */
function host() {
  const folder = temporaryFolder();
  const root = `${folder}/host`;
  const program = `${folder}/child.mjs`;
  mkdirSync(root);
  const options = { bundle: true, platform: "node", format: "esm" } as const;
  buildSync({ ...options, entryPoints: ["test/files/graft-child.ts"], outfile: program });
  const graft = (version: string): Promise<string> => {
    const child = spawn(execPath, [program, root, version, String(count)], { env: { ...env, XDG_STATE_HOME: state } });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
    });
    return new Promise((resolve) => child.on("close", () => resolve(output)));
  };
  return { root, graft };
}

/** Returns the text of a file at this moment; undefined if it is absent. */
function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Creates a reader of all files, which collects texts of no version. */
function readerOf(root: string) {
  const halves: string[] = [];
  let mixtures = 0;
  const readAll = (): void => {
    const found = new Set<string>();
    for (const path of paths) {
      const text = textAt(`${root}/${path}`);
      const version = versions.find((_, index) => trees[index]?.[path] === text);
      if (version === undefined) halves.push(`${path}: ${text?.length} characters`);
      else if (text !== undefined) found.add(version);
    }
    if (found.size > 1) mixtures += 1;
  };
  return { halves, readAll, mixtures: () => mixtures };
}

test("whoever reads while a run writes sees the old text or the new one, whole", { timeout: 120_000 }, async () => {
  const { root, graft } = host();
  expect(await graft("A")).toBe("start\nend \n");
  const reader = readerOf(root);
  for (let round = 1; round <= 3 || (reader.mixtures() === 0 && round <= 12); round++) {
    const version = versions[round % 2] ?? "A";
    let isRunning = true;
    const run = graft(version).finally(() => {
      isRunning = false;
    });
    while (isRunning) {
      reader.readAll();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await run).toBe("start\nend \n");
  }
  expect(reader.halves).toEqual([]);
  // The reader has met the runs while they wrote: some readings show files of both versions.
  expect(reader.mixtures()).toBeGreaterThan(0);
});

test("a watcher of the project hears of no source file but those of the plan", { timeout: 120_000 }, async () => {
  const { root, graft } = host();
  await graft("A");
  const heard = new Set<string>();
  const watcher = watch(root, { recursive: true }, (_, name) => void heard.add(String(name).replaceAll("\\", "/")));
  // Folders are watched one by one on Linux.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await graft("B");
  await new Promise((resolve) => setTimeout(resolve, 200));
  watcher.close();
  const sources = [...heard].filter((name) => name.endsWith(".cs") && !name.startsWith(".tenon/"));
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((name) => !paths.includes(name))).toEqual([]);
  expect([...heard].filter((name) => name.startsWith(".tenon/") && name.endsWith(".cs"))).toEqual([]);
});
