import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { env, execPath, getuid } from "node:process";
import { buildSync } from "esbuild";
import { afterAll, expect, test } from "vitest";
import { nodeDisk } from "../../generators/files/disk/node-disk.ts";
import { recover } from "../../generators/files/write/recover.ts";
import { graft, operations, plan } from "./graft.ts";
import { versionTree } from "./graft-child.ts";
import { temporaryFolder } from "./temporary-folder.ts";

// A killed child and this process share one key.
const state = mkdtempSync(`${tmpdir()}/tenon-state-`);
env["XDG_STATE_HOME"] = state;
afterAll(() => rmSync(state, { recursive: true }));

const disk = nodeDisk();
const nobody = 65534;

/** Returns the text of every file below a folder by path; null for folders. */
function snapshot(folder: string): Readonly<Record<string, string | null>> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      statSync(`${folder}/${name}`).isFile() ? readFileSync(`${folder}/${name}`, "utf8") : null,
    ]),
  );
}

/** Creates a host folder beside the child program, readable by every user. */
function hostWithChild(): { readonly root: string; readonly program: string } {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const root = `${folder}/host`;
  const program = `${folder}/child.mjs`;
  mkdirSync(root);
  buildSync({
    entryPoints: ["test/files/graft-child.ts"],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: program,
  });
  return { root, program };
}

function ended(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += String(chunk);
    });
    child.on("close", () => resolve(output));
  });
}

test("a first run, a second and a third without a difference: the second changes no time stamp", () => {
  const root = temporaryFolder();
  const tree = { "Tenon/A.g.cs": "a\n", "Tenon/B/B.g.cs": "b\n" };
  expect(graft({ disk, root }, tree)).toEqual([]);
  const names = Object.keys(snapshot(root));
  const times = (): readonly number[] =>
    [root, ...names.map((name) => `${root}/${name}`)].map((path) => statSync(path).mtimeMs);
  const before = times();
  expect(names.filter((name) => !/^\.tenon\/(?:\.gitignore$|(?:base|manifest|undo)(?:\/|$))/.test(name))).toEqual([
    ".tenon",
    ".tenon/manifest.json",
    "Tenon",
    "Tenon/A.g.cs",
    "Tenon/B",
    "Tenon/B/B.g.cs",
  ]);
  expect(graft({ disk, root }, tree)).toEqual([]);
  expect(times()).toEqual(before);
});

test("a file of ours that is larger than an input may be is compared, replaced and removed as any other", () => {
  const root = temporaryFolder();
  const large = `{"openapi":"3.1.0"}${"x".repeat(11 * 1024 * 1024)}`;
  expect(graft({ disk, root }, { "openapi.json": large })).toEqual([]);
  expect(operations(plan({ disk, root }, { "openapi.json": large }))).toEqual(["unchanged openapi.json"]);
  expect(graft({ disk, root }, { "openapi.json": `${large}y` })).toEqual([]);
  expect(graft({ disk, root }, {}, { prune: true })).toEqual([]);
  expect(existsSync(`${root}/openapi.json`)).toBe(false);
});

const escapes: Readonly<Record<string, (root: string, outside: string) => void>> = {
  "the folder is a link to a folder outside": (root, outside) => symlinkSync(outside, `${root}/Tenon`),
  "the file is a link to a file outside": (root, outside) => {
    mkdirSync(`${root}/Tenon`);
    writeFileSync(`${outside}/A.g.cs`, "theirs\n");
    symlinkSync(`${outside}/A.g.cs`, `${root}/Tenon/A.g.cs`);
  },
  "a folder deeper down is a link upwards": (root) => {
    mkdirSync(`${root}/Tenon`);
    symlinkSync("../..", `${root}/Tenon/Sub`);
  },
};

for (const [name, prepare] of Object.entries(escapes)) {
  test(`${name}: nothing is written`, () => {
    const folder = temporaryFolder();
    const [root, outside] = [`${folder}/host`, `${folder}/outside`];
    mkdirSync(root);
    mkdirSync(outside);
    prepare(root, outside);
    const before = [snapshot(outside), readdirSync(root)];
    expect(graft({ disk, root }, { "Tenon/A.g.cs": "a\n", "Tenon/Sub/B.g.cs": "b\n" })).toContain("TEN0504");
    expect([snapshot(outside), readdirSync(root)]).toEqual(before);
  });
}

test("the tool's own folder may not lead out of the host either", () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/host`);
  mkdirSync(`${folder}/outside/staging`, { recursive: true });
  writeFileSync(`${folder}/outside/staging/file`, "theirs");
  symlinkSync("../outside", `${folder}/host/.tenon`);
  expect(graft({ disk, root: `${folder}/host` }, { "A.g.cs": "a\n" })).toEqual(["TEN0504"]);
  expect(snapshot(folder)).toMatchObject({ "outside/staging/file": "theirs" });
});

test("staging that is a link is removed, and not what it leads to", () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/host/.tenon`, { recursive: true });
  mkdirSync(`${folder}/outside`);
  writeFileSync(`${folder}/outside/file`, "theirs");
  symlinkSync("../../outside", `${folder}/host/.tenon/staging`);
  expect(graft({ disk, root: `${folder}/host` }, { "A.g.cs": "a\n" })).toEqual([]);
  expect(snapshot(`${folder}/outside`)).toEqual({ file: "theirs" });
  expect(existsSync(`${folder}/host/.tenon/staging`)).toBe(false);
});

test("a host that is reached through a link is a host like any other", () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/real`);
  symlinkSync("real", `${folder}/host`);
  expect(graft({ disk, root: `${folder}/host` }, { "Tenon/A.g.cs": "a\n" })).toEqual([]);
  expect(existsSync(`${folder}/real/Tenon/A.g.cs`)).toBe(true);
});

test("folders and files in each other's places, and links that lead nowhere, stop the run", () => {
  const root = temporaryFolder();
  mkdirSync(`${root}/A.g.cs`);
  writeFileSync(`${root}/Tenon`, "");
  symlinkSync("nowhere", `${root}/C.g.cs`);
  const before = readdirSync(root);
  expect(graft({ disk, root }, { "A.g.cs": "a\n", "Tenon/B.g.cs": "b\n", "C.g.cs": "c\n" })).toEqual([
    "TEN0503",
    "TEN0503",
    "TEN0503",
  ]);
  expect(readdirSync(root)).toEqual(before);
});

test("a name that is too long for the disk stops the run, and nothing is left", () => {
  const root = temporaryFolder();
  expect(graft({ disk, root }, { "A.g.cs": "a\n", [`B/${"x".repeat(300)}`]: "b\n" })).toEqual(["TEN0506"]);
  expect(snapshot(root)).toEqual({});
});

for (const [name, protect] of Object.entries({
  "the host": (root: string) => chmodSync(root, 0o555),
  "a folder in the middle": (root: string) => chmodSync(`${root}/Tenon/Shared3`, 0o555),
})) {
  test(`${name} that may not be written: exit 5, and every byte as before`, () => {
    const { root, program } = hostWithChild();
    for (const sub of ["Tenon", "Tenon/Shared3"]) mkdirSync(`${root}/${sub}`);
    // Root may write anywhere, so another user runs this.
    const identity = getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
    if ("uid" in identity)
      for (const sub of ["", "/Tenon", "/Tenon/Shared3"]) chownSync(`${root}${sub}`, nobody, nobody);
    protect(root);
    const before = snapshot(root);
    const { stdout } = spawnSync(execPath, [program, root, "1", "20"], { ...identity, encoding: "utf8" });
    expect(stdout).toBe("start\nend TEN0506\n");
    expect(snapshot(root)).toEqual(before);
  });
}

function isWhole(root: string, count: number): boolean {
  const left = readdirSync(`${root}/.tenon`).sort();
  const isState = (version: string): boolean =>
    operations(plan({ disk, root }, versionTree(version, count), { prune: true })).every((line) =>
      line.startsWith("unchanged"),
    );
  return left.toString() === ".gitignore,base,manifest,manifest.json,undo" && ["1", "2"].some(isState);
}

test("a process that is killed at any moment leaves, after recovery, the files before or after", {
  timeout: 60_000,
}, async () => {
  const { root, program } = hostWithChild();
  expect(graft({ disk, root }, versionTree("1", 200), { prune: true })).toEqual([]);
  for (let round = 0; round < 10; round++) {
    const child = spawn(execPath, [program, root, round % 2 === 0 ? "2" : "1", "200"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const end = ended(child);
    child.stdout.once("data", () => setTimeout(() => child.kill("SIGKILL"), round * 30));
    await end;
    expect(recover({ disk, root })).toEqual([]);
    expect(isWhole(root, 200)).toBe(true);
  }
});

test("a process that is killed between any two disk operations leaves, after recovery, the files before or after", {
  timeout: 120_000,
}, () => {
  const { root, program } = hostWithChild();
  expect(graft({ disk, root }, versionTree("1", 40), { prune: true })).toEqual([]);
  const run = (version: string, at: number): string =>
    spawnSync(execPath, [program, root, version, "40", String(at)], { encoding: "utf8" }).stdout;
  const ends = new Set<boolean>();
  // Steps of 29 hit every phase: reading, staging, moving, pruning and cleaning up.
  for (let at = 1; ; at += 29) {
    const output = run("2", at);
    if (output.includes("end")) break;
    ends.add(existsSync(`${root}/.tenon/journal`));
    expect(recover({ disk, root })).toEqual([]);
    expect(isWhole(root, 40)).toBe(true);
    graft({ disk, root }, versionTree("1", 40), { prune: true });
  }
  expect([...ends].sort()).toEqual([false, true]);
});

test("of two runs at once each writes everything or nothing", { timeout: 60_000 }, async () => {
  const { root, program } = hostWithChild();
  for (let round = 0; round < 6; round++) {
    const outputs = await Promise.all(
      ["1", "2"].map((version) =>
        ended(spawn(execPath, [program, root, version, "100"], { stdio: ["ignore", "pipe", "inherit"] })),
      ),
    );
    // The lock is held, or the other run wrote between plan and write.
    for (const output of outputs) expect(output).toMatch(/^start\nend (TEN0505|TEN050[12]( TEN050[12])*)?\n$/);
    expect(outputs).toContain("start\nend \n");
    const states = ["1", "2"].map((version) =>
      operations(plan({ disk, root }, versionTree(version, 100), { prune: true })).filter(
        (line) => !line.startsWith("unchanged"),
      ),
    );
    expect(states).toContainEqual([]);
  }
});
