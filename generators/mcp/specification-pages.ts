import { brotliDecompressSync } from "node:zlib";
import type { ReadableDisk } from "../files/disk/disk.ts";

/** Returns the pages of the specification by name: those that the build has packed, else the documents of a clone. Compressed they are a quarter. */
export function specificationPages(
  disk: Pick<ReadableDisk, "list" | "read">,
  packageFolder: string,
): Readonly<Record<string, string>> {
  const packed = disk.read(`${packageFolder}/dist/specification.json.br`);
  if (packed !== undefined) return JSON.parse(brotliDecompressSync(packed).toString());
  const folder = `${packageFolder}/docs/specification`;
  const pages = disk.list(folder).flatMap(({ name }) => {
    const [page, ending] = name.split(".");
    const text = new TextDecoder().decode(disk.read(`${folder}/${name}`));
    return page === undefined || ending !== "md" ? [] : [[page === "README" ? "index" : page, text] as const];
  });
  return Object.fromEntries(pages);
}
