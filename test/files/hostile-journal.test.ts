import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { env, getuid } from "node:process";
import { beforeEach, expect, test, vi } from "vitest";
import { nodeDisk } from "../../generators/files/disk/node-disk.ts";
import { bytesHash } from "../../generators/files/disk/plain-text.ts";
import { recover } from "../../generators/files/write/recover.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const hook = "#!/bin/sh\ntouch owned\n";
const hashOf = (text: string): string => bytesHash(new TextEncoder().encode(text));

beforeEach(() => {
  vi.stubEnv("XDG_STATE_HOME", temporaryFolder());
});

/** Creates a cloned repository with a host in it, whose `.tenon` came with the clone. */
function clone(tenon: Readonly<Record<string, string>>): { readonly folder: string; readonly root: string } {
  const folder = temporaryFolder();
  const root = `${folder}/Web`;
  execFileSync("git", ["init", "--quiet", folder]);
  mkdirSync(`${root}/.tenon/staging`, { recursive: true });
  for (const [name, text] of Object.entries(tenon)) writeFileSync(`${root}/.tenon/${name}`, text);
  return { folder, root };
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}

const line = (contents: object): string => `${JSON.stringify(contents)}\n`;
const step = { path: ".git/hooks/post-checkout", before: hashOf(hook) };
const attacks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "writes a hook": {
    journal: line({ version: 3, folders: [], steps: [{ ...step, before: null, size: hook.length }] }) + hook,
  },
  "moves a backup to a hook": {
    "journal-back": line({ version: 3, folders: [], steps: [{ ...step, size: null }] }),
    "staging/0.before": hook,
  },
  "leads to a hook of the folder above": {
    journal:
      line({ version: 4, scope: [".."], folders: [], steps: [{ path: "../.git/hooks/x", before: null, size: 5 }] }) +
      "12345",
  },
};

for (const [name, tenon] of Object.entries(attacks)) {
  for (const seal of ["", `${"0".repeat(64)}\n`, "\n"]) {
    test(`a cloned journal that ${name} is refused (${JSON.stringify(seal)})`, () => {
      const sealed = Object.entries(tenon).map(([file, text]) => [
        file,
        file.startsWith("journal") ? seal + text : text,
      ]);
      const { folder, root } = clone(Object.fromEntries(sealed));
      for (const place of [root, folder]) mkdirSync(`${place}/.git/hooks`, { recursive: true });
      const before = filesOf(folder);
      expect(recover({ disk: nodeDisk(), root })).toMatchObject([{ code: "TEN0516" }]);
      expect(filesOf(folder)).toEqual(before);
    });
  }
}

/** Returns a journal with the seal of this user for a host. */
function sealed(root: string, contents: object, bytes: string): string {
  const text =
    line({ version: 6, run: "0", scope: [], folders: [], emptied: [], isKept: false, isUndo: false, ...contents }) +
    bytes;
  return `${nodeDisk().seal(new TextEncoder().encode(line({}).replace("{}", JSON.stringify(root)) + text))}\n${text}`;
}

test("even a sealed journal follows no link to the folder of Git, and into no other folder", () => {
  const { folder, root } = clone({});
  mkdirSync(`${folder}/Other`);
  symlinkSync("../.git/hooks", `${root}/Hooks`);
  symlinkSync("../Other", `${root}/Elsewhere`);
  mkdirSync(`${root}/.git`);
  symlinkSync(".git", `${root}/Own`);
  const steps = ["Hooks/x", "Elsewhere/x", "Own/x"].map((path) => ({ path, before: null, size: 1 }));
  writeFileSync(`${root}/.tenon/journal`, sealed(root, { folders: ["Elsewhere/new"], steps }, "123"));
  expect(recover({ disk: nodeDisk(), root })).toEqual([]);
  expect([...filesOf(`${folder}/Other`), ...filesOf(`${root}/.git`)]).toEqual([]);
  expect(existsSync(`${folder}/.git/hooks/x`)).toBe(false);
});

test("staging that is a link, and a backup that is one, are not used", () => {
  const { folder, root } = clone({});
  const steps = [{ path: "A.cs", before: hashOf("theirs"), size: 3 }];
  writeFileSync(`${folder}/secret`, "theirs");
  writeFileSync(`${root}/A.cs`, "new");
  symlinkSync("../../../secret", `${root}/.tenon/staging/0.before`);
  writeFileSync(`${root}/.tenon/journal-back`, sealed(root, { steps }, "new"));
  expect(recover({ disk: nodeDisk(), root })).toEqual([]);
  expect(readFileSync(`${root}/A.cs`, "utf8")).toBe("new");

  mkdirSync(`${folder}/Other`);
  writeFileSync(`${folder}/Other/0.before`, "theirs");
  mkdirSync(`${root}/.tenon`);
  symlinkSync("../../Other", `${root}/.tenon/staging`);
  writeFileSync(`${root}/.tenon/journal-back`, sealed(root, { steps }, "new"));
  expect(recover({ disk: nodeDisk(), root })).toMatchObject([{ code: "TEN0504" }]);
  expect(filesOf(`${folder}/Other`)).toEqual(["0.before"]);
});

const content = new TextEncoder().encode("x");

test("the key is private, and one for all runs of a user", () => {
  const state = env["XDG_STATE_HOME"] ?? "";
  const first = nodeDisk().seal(content);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(nodeDisk().seal([new Uint8Array(), content])).toBe(first);
  expect(filesOf(state)).toEqual(["tenon", "tenon/journal-key"]);
  expect([statSync(`${state}/tenon`).mode & 0o777, statSync(`${state}/tenon/journal-key`).mode & 0o777]).toEqual([
    0o700, 0o600,
  ]);
});

const unusable: Readonly<Record<string, (state: string) => void>> = {
  "a folder that others can write": (state) => chmodSync(`${state}/tenon`, 0o777),
  "a file that others can read": (state) => chmodSync(`${state}/tenon/journal-key`, 0o644),
  "a folder that is a link": (state) => {
    execFileSync("mv", [`${state}/tenon`, `${state}/real`]);
    symlinkSync("real", `${state}/tenon`);
  },
  "a file that is a link": (state) => {
    execFileSync("mv", [`${state}/tenon/journal-key`, `${state}/real`]);
    symlinkSync("../real", `${state}/tenon/journal-key`);
  },
  "a file in the place of the folder": (state) => {
    execFileSync("rm", ["-r", `${state}/tenon`]);
    writeFileSync(`${state}/tenon`, "");
  },
  ...(getuid?.() === 0 && {
    "a folder of another user": (state: string) => execFileSync("chown", ["65534", `${state}/tenon`]),
    "a file of another user": (state: string) => execFileSync("chown", ["65534", `${state}/tenon/journal-key`]),
  }),
};

for (const [name, spoil] of Object.entries(unusable)) {
  test(`${name} keeps no key: each process has its own, and changes nothing there`, () => {
    const state = env["XDG_STATE_HOME"] ?? "";
    const kept = nodeDisk().seal(content);
    spoil(state);
    const before = filesOf(state);
    const disk = nodeDisk();
    expect(disk.seal(content)).toBe(disk.seal(content));
    expect(new Set([kept, disk.seal(content), nodeDisk().seal(content)]).size).toBe(3);
    expect(filesOf(state)).toEqual(before);
  });
}
