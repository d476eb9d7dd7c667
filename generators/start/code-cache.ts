import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pid } from "node:process";
import { isPrivateFolder } from "./private-folder.ts";

/** Code that V8 compiled in earlier runs. Nothing here ever fails a run: what cannot be read is compiled again, what cannot be kept is not kept. */
export interface CodeCache {
  readonly read: (name: string) => Buffer | undefined;
  readonly keep: (name: string, code: () => Buffer) => void;
}

// Each build and each version of Node has a folder of its own, and in it each kind of run an entry of a megabyte.
const mostFolders = 4;
const mostEntries = 16;
const digestLength = 32;

/** The code cache in a folder that holds nothing else; it is made where there is something to keep. */
export function codeCache(folder: string, uid: number | undefined): CodeCache {
  return {
    read: (name) =>
      quietly(() => (isPrivateFolder(folder, uid) ? codeIn(readFileSync(join(folder, name))) : undefined)),
    keep: (name, code) => {
      quietly(() => {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        if (!isPrivateFolder(folder, uid)) return;
        replace(join(folder, name), code());
        forgetOthers(folder, mostFolders);
        forgetOthers(join(folder, name), mostEntries);
      });
    },
  };
}

// V8 runs what it is given, and a damaged file would end the process.
function codeIn(entry: Buffer): Buffer | undefined {
  const code = entry.subarray(digestLength);
  return digestOf(code).equals(entry.subarray(0, digestLength)) ? code : undefined;
}

function digestOf(code: Buffer): Buffer {
  return createHash("sha256").update(code).digest();
}

// Other runs may read and write the same file at any time.
function replace(path: string, code: Buffer): void {
  const draft = `${path}.${pid}`;
  try {
    writeFileSync(draft, Buffer.concat([digestOf(code), code]), { mode: 0o600 });
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Forgets all that lies beside something when there is too much of it: what is still in use comes back by itself. */
function forgetOthers(own: string, most: number): void {
  const above = dirname(own);
  const others = readdirSync(above)
    .map((name) => join(above, name))
    .filter((path) => path !== own);
  if (others.length >= most) for (const path of others) rmSync(path, { recursive: true, force: true });
}

function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
