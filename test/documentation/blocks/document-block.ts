import { readFileSync } from "node:fs";
import { type Block, blocksOf } from "../../readme-blocks.ts";
import { markdownFiles } from "../markdown.ts";

export const root = new URL("../../../", import.meta.url);

/** A code block with the document that it stands in, as a path from the root. */
export interface DocumentBlock extends Block {
  readonly page: string;
}

/** Returns the paths of every document of the project; inputs of tests are none. */
export function documents(): readonly string[] {
  return markdownFiles(root).filter((page) => !page.startsWith("test/"));
}

/** Returns the code blocks of every document, in order. */
export function documentBlocks(): readonly DocumentBlock[] {
  return documents().flatMap((page) =>
    blocksOf(readFileSync(new URL(page, root), "utf8")).map((block) => ({ ...block, page })),
  );
}

/** Returns the words behind a label such as `quoted: `; undefined if the block has another one. */
export function labelOf({ label = "" }: Block, name: string): string | undefined {
  return label.startsWith(`${name}: `) ? label.slice(name.length + 2) : undefined;
}
