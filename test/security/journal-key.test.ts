import { readFileSync, statSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeDiskSeal } from "../../generators/files/disk/node-disk-seal.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";

const bytes = new TextEncoder().encode("a journal");

test.each([
  ["of 0 bytes", new Uint8Array()],
  ["of 31 bytes", new Uint8Array(31).fill(7)],
  ["of 32 zeros", new Uint8Array(32)],
])("a key %s is replaced, and the next run knows the seal again", (_form, damaged) => {
  const folder = `${temporaryFolder()}/tenon`;
  nodeDiskSeal(folder)(bytes);
  const path = `${folder}/journal-key`;
  writeFileSync(path, damaged);
  const seal = nodeDiskSeal(folder)(bytes);
  expect(nodeDiskSeal(folder)(bytes)).toBe(seal);
  expect([statSync(path).size, readFileSync(path).some((byte) => byte !== 0)]).toEqual([32, true]);
});
