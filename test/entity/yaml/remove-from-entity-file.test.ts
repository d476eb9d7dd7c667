import { expect, test } from "vitest";
import { type EntryPath, removeFromEntityFile } from "../../../generators/entity/yaml/remove-from-entity-file.ts";

function without(text: string, ...paths: EntryPath[]): string {
  const result = removeFromEntityFile({ path: "a.yaml", bytes: new TextEncoder().encode(text) }, paths);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join());
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(result.value);
}

const head = "# the shop\ndefaults:   { access: anonymous }  # all\n\nentity:\n";
const author = "  Author:   # writes\n    properties:\n      Id: { type: int, isKey: true } # key\n";
const post =
  "  # Posts are written\n  # by authors.\n  Post:\n    properties:\n      Id: { type: int, isKey: true }\n      # Title: { type: string }\n";
const tag = "  'Tag': { properties: { Id: { type: int, isKey: true } } }\n";

test.each([
  ["the first", "Author", `${head}${post}\n${tag}`],
  ["one between, with its comments", "Post", `${head}${author}\n${tag}`],
  ["the last", "Tag", `${head}${author}\n${post}`],
])("the lines of an entity go, and every other byte stays: %s", (_which, name, expected) => {
  const text = `${head}${author}\n${post}\n${tag}`;
  expect(without(text, ["entity", name])).toBe(expected);
  const windows = (lf: string) => `\ufeff${lf.replaceAll("\n", "\r\n")}`;
  expect(without(windows(text), ["entity", name])).toBe(windows(expected));
});

test("what follows the entities stays, and so does a missing last line end", () => {
  const end = "\n# The end.\nversion: 1";
  expect(without(`${head}${author}${tag}${end}`, ["entity", "Tag"])).toBe(`${head}${author}${end}`);
  expect(without(`${head}${author}\n${tag.trimEnd()}`, ["entity", "Tag"])).toBe(`${head}${author}`);
});

test("the only entity leaves an empty map", () => {
  expect(without(`${head}${author}version: 1\n`, ["entity", "Author"])).toBe(
    `${head.replace("entity:", "entity: {}")}version: 1\n`,
  );
});

test("a relationship goes, and with the last one its section", () => {
  const relationships =
    "    relationships:\n      # the posts\n      Posts: { relatedEntity: Post, type: OneToMany }\n      Tags: { relatedEntity: Tag, type: OneToMany }\n";
  const text = `${head}${author}${relationships}\n${tag}`;
  const posts: EntryPath = ["entity", "Author", "relationships", "Posts"];
  const tags: EntryPath = ["entity", "Author", "relationships", "Tags"];
  expect(without(text, posts)).toBe(
    `${head}${author}    relationships:\n      Tags: { relatedEntity: Tag, type: OneToMany }\n\n${tag}`,
  );
  expect(without(text, posts, tags)).toBe(`${head}${author}\n${tag}`);
});

test("a file in one line is written anew", () => {
  const text = "entity: { A: { properties: { Id: { type: int, isKey: true } } }, B: { properties: {} } } # all\n";
  expect(without(text, ["entity", "B"])).toMatch(/^entity: \{ A: .* \} # all\n$/);
});
