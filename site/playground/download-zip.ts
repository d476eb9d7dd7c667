import { strToU8, Zip, ZipPassThrough } from "fflate";
import type { Output } from "./compile.ts";
import { element } from "./element.ts";
import type { Input } from "./input.ts";

/** Saves an input with its output as one archive. */
export function downloadZip(input: Input, { files, documents }: Pick<Output, "files" | "documents">): void {
  const source = { path: `input.${input.kind}`, text: input.text };
  const all = [source, ...files, ...documents];
  const address = URL.createObjectURL(new Blob(zipped(all), { type: "application/zip" }));
  element("a", { href: address, download: "tenon.zip" }).click();
  URL.revokeObjectURL(address);
}

/** Returns the pieces of an archive. Its files are not compressed, as they never leave the machine, and the code for that need not be loaded. */
function zipped(files: readonly { readonly path: string; readonly text: string }[]): BlobPart[] {
  const pieces: BlobPart[] = [];
  const archive = new Zip((_, piece) => pieces.push(new Uint8Array(piece)));
  for (const { path, text } of files) {
    const file = new ZipPassThrough(path);
    archive.add(file);
    file.push(strToU8(text), true);
  }
  archive.end();
  return pieces;
}
