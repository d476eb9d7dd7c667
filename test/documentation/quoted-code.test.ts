import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blocksOf } from "../readme-blocks.ts";

const root = new URL("../../", import.meta.url);
const folder = new URL("docs/specification/", root);
const quotes = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .flatMap((name) => blocksOf(readFileSync(new URL(name, folder), "utf8")).map((block) => ({ ...block, name })))
  .flatMap(({ name, label, text }) =>
    label?.startsWith("quoted: ") ? [{ name, text, source: label.replace("quoted: ", "") }] : [],
  );

test.each(quotes)("$name quotes $source word by word", ({ text, source }) => {
  expect(readFileSync(new URL(source, root), "utf8")).toContain(text);
});

test("the example of a publisher is compiled code", () => {
  expect(quotes.map(({ text }) => text)).toEqual([expect.stringContaining("IIntegrationEventPublisher")]);
});
