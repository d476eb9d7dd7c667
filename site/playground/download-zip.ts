import { strToU8, zipSync } from "fflate";
import type { Output } from "./compile.ts";
import { element } from "./element.ts";
import type { SharedState } from "./shared-state.ts";

/** Saves an input with its output as one archive. */
export function downloadZip({ kind, text }: SharedState, output: Output | undefined): void {
  const { files = [], documents = [] } = output ?? {};
  const entries = [...files, ...documents].map((file) => [file.path, strToU8(file.text)] as const);
  const all = Object.fromEntries([[`input.${kind}`, strToU8(text)], ...entries]);
  const archive = new Blob([new Uint8Array(zipSync(all))], { type: "application/zip" });
  const link = element("a", { href: URL.createObjectURL(archive), download: "tenon.zip" });
  link.click();
  URL.revokeObjectURL(link.href);
}
