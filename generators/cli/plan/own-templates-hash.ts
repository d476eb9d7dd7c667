import type { ReadableDisk } from "../../files/disk/disk.ts";
import { textHash } from "../../files/disk/plain-text.ts";
import { hashOfText } from "./plan-document.ts";

/** Returns one hash of all own templates; undefined without any. */
export function ownTemplatesHash(disk: ReadableDisk, own: ReadonlyMap<string, string> = new Map()): string | undefined {
  if (own.size === 0) return undefined;
  const lines = [...own].map(([name, path]) => `${name} ${textHash(disk.read(path) ?? new Uint8Array())}`);
  return hashOfText(lines.sort().join("\n"));
}
