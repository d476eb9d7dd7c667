import { Buffer } from "node:buffer";
import type { Site, WritableDisk } from "../disk/disk.ts";

const lineEnd = "\n".charCodeAt(0);

/** Returns the folder that a seal names, in the one spelling that all links to it share. */
function sealedRoot({ disk, root }: Site): string {
  return disk.realPath(root) ?? root;
}

function sealOf(disk: WritableDisk, root: string, pieces: readonly Uint8Array[]): string {
  return disk.seal([Buffer.from(`${JSON.stringify(root)}\n`), ...pieces]);
}

/** Puts a line with the seal of this user, for the folder of a run, before the pieces. */
export function sealedPieces(site: Site, pieces: readonly Uint8Array[]): readonly Uint8Array[] {
  return [Buffer.from(`${sealOf(site.disk, sealedRoot(site), pieces)}\n`), ...pieces];
}

/** Returns the bytes under a seal; undefined for bytes that this user did not write on this machine for this folder. */
export function unsealed(site: Site, bytes: Uint8Array, root = sealedRoot(site)): Uint8Array | undefined {
  const sealEnd = bytes.indexOf(lineEnd);
  const body = bytes.subarray(sealEnd + 1);
  const seal = new TextDecoder().decode(bytes.subarray(0, Math.max(sealEnd, 0)));
  return seal === sealOf(site.disk, root, [body]) ? body : undefined;
}
