import { strToU8, zipSync } from "fflate";
import type { Output } from "./compile.ts";
import { element } from "./element.ts";
import type { Input } from "./input.ts";

/** Saves an input with its output as one archive. */
export function downloadZip(input: Input, { files, documents }: Pick<Output, "files" | "documents">): void {
  const source = { path: `input.${input.kind}`, text: input.text };
  const all = [source, ...files, ...documents];
  const archive = zipSync(Object.fromEntries(all.map(({ path, text }) => [path, strToU8(text)])));
  const address = URL.createObjectURL(new Blob([new Uint8Array(archive)], { type: "application/zip" }));
  element("a", { href: address, download: "tenon.zip" }).click();
  URL.revokeObjectURL(address);
}
