import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blocksOf } from "../../readme-blocks.ts";
import { blockRules } from "./block-rules.ts";
import { type DocumentBlock, documentBlocks, documents, root } from "./document-block.ts";

const blocks = documentBlocks();

/** Names a block in the words of a failure: its page, label and first line. */
const nameOf = ({ page, label = "no label", text }: DocumentBlock) => `${page} (${label}): ${text.split("\n")[0]}`;

test("every document with code is found, and every fence in it", () => {
  expect(new Set(blocks.map(({ page }) => page)).size).toBeGreaterThan(40);
  const unread = documents().filter((page) => {
    const text = readFileSync(new URL(page, root), "utf8");
    const outside = text.replace(/^```[\s\S]*?^```$/gm, "");
    return (
      (text.match(/^\s*(?:```|~~~)/gm) ?? []).length !== 2 * blocksOf(text).length || /\n\n(?: {4}|\t)\S/.test(outside)
    );
  });
  expect(unread).toEqual([]);
});

test("a rule claims every block", () => {
  const unclaimed = blocks.filter((block) => !blockRules.some(({ claims }) => claims(block)));
  expect(unclaimed.map(nameOf)).toEqual([]);
});

test.each([...new Set(blocks.map(({ page }) => page))])("every block of %s holds", (page) => {
  const faults = blocks
    .filter((block) => block.page === page)
    .map((block) => [block.text, blockRules.find(({ claims }) => claims(block))?.fault(block)]);
  expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
});
