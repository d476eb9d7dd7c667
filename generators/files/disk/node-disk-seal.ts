import { createHmac, randomBytes } from "node:crypto";
import fs, { type Stats } from "node:fs";
import { homedir } from "node:os";
import { posix } from "node:path";
import { env, geteuid, platform } from "node:process";
import { once } from "../../text/once.ts";
import type { FileContent } from "./disk.ts";

const keySize = 32;

/**
 * Returns a function that seals bytes with a key of this user on this machine. The key is made on first use; if none can be kept, it lasts as long as this process.
 * Spec: writing, Seal.
 */
export function nodeDiskSeal(folder = stateFolder()): (content: FileContent) => string {
  const key = once(() => keptKey(folder) ?? randomBytes(keySize));
  return (content) => {
    const seal = createHmac("sha256", key());
    for (const piece of [content].flat()) seal.update(piece);
    return seal.digest("hex");
  };
}

/** Returns the folder for the state of this tool; undefined for a user without a home. */
function stateFolder(): string | undefined {
  const { LOCALAPPDATA, XDG_STATE_HOME } = env;
  if (platform === "win32") return LOCALAPPDATA === undefined ? undefined : `${LOCALAPPDATA}/tenon`;
  if (XDG_STATE_HOME !== undefined && posix.isAbsolute(XDG_STATE_HOME)) return `${XDG_STATE_HOME}/tenon`;
  const home = unlessRefused(homedir);
  return home === undefined || !posix.isAbsolute(home) ? undefined : `${home}/.local/state/tenon`;
}

/** Reads the key, or makes it; undefined if this user alone cannot keep one. */
function keptKey(folder: string | undefined): Uint8Array | undefined {
  return folder === undefined ? undefined : unlessRefused(() => readKey(folder) ?? makeKey(folder));
}

function unlessRefused<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    // The reason does not matter: a run without a kept key is complete, and only its recovery asks the user.
    return undefined;
  }
}

/** Reads the key; undefined if it is absent or damaged. Throws for a folder or file that is a link or that other users can reach. */
function readKey(folder: string): Uint8Array | undefined {
  const stats = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  if (!stats.isDirectory()) throw new Error(`${folder} is not a folder.`);
  refuseOthers(stats, folder);
  const path = `${folder}/journal-key`;
  if (fs.lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
  // Windows knows neither flag; it creates links for administrators only.
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = fs.constants;
  const fd = fs.openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const file = fs.fstatSync(fd);
    if (!file.isFile()) throw new Error(`${path} is not a key.`);
    refuseOthers(file, path);
    const key = file.size === keySize ? fs.readFileSync(fd) : undefined;
    // A full disk or a power cut leaves a part of it, or zeros. The next key takes its place.
    return key?.some((byte) => byte !== 0) ? key : undefined;
  } finally {
    fs.closeSync(fd);
  }
}

function refuseOthers({ uid, mode }: Stats, path: string): void {
  // Windows protects the folder of a user by other means, and reports no owner.
  if (geteuid !== undefined && (uid !== geteuid() || (mode & 0o077) !== 0))
    throw new Error(`${path} belongs to other users too.`);
}

/** Makes a folder and those above it. One by one, because Node tries for ever to make several at once in a place such as `/proc`. */
function makeFolders(folder: string): void {
  if (fs.lstatSync(folder, { throwIfNoEntry: false }) !== undefined) return;
  makeFolders(posix.dirname(folder));
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (fs.lstatSync(folder, { throwIfNoEntry: false }) === undefined) throw error;
  }
}

/** Makes a key, unless another process is faster. */
function makeKey(folder: string): Uint8Array | undefined {
  makeFolders(folder);
  const draft = `${folder}/journal-key.${randomBytes(8).toString("hex")}`;
  const fd = fs.openSync(draft, "wx", 0o600);
  try {
    fs.writeSync(fd, randomBytes(keySize));
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
  fs.renameSync(draft, `${folder}/journal-key`);
  return readKey(folder);
}
