import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { anchorOf, headingsOf, linksOf, markdownFiles } from "./markdown.ts";

const root = new URL("../../", import.meta.url);
const files = markdownFiles(root);

test("the documents of the project are found", () => {
  expect(files).toEqual(expect.arrayContaining(["README.md", "docs/README.md", "docs/specification/endpoints.md"]));
});

test.each(files)("every link of %s leads to a file and a heading", (path) => {
  const place = new URL(path, root);
  const broken = linksOf(readFileSync(place, "utf8")).filter((link) => !isFound(link, place));
  expect(broken).toEqual([]);
});

const specification = files.filter((path) => path.startsWith("docs/specification/"));

test.each(specification)(
  "%s has headings that a reference can name: unique, no comma, semicolon or full stop",
  (path) => {
    const headings = headingsOf(readFileSync(new URL(path, root), "utf8")).slice(1);
    expect(headings.filter((heading) => !/^[A-Za-z][A-Za-z# -]*$/.test(heading))).toEqual([]);
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  },
);

function isFound(link: string, place: URL): boolean {
  const target = new URL(link, place);
  const anchor = target.hash.slice(1);
  target.hash = "";
  if (!existsSync(target)) return false;
  return anchor === "" || headingsOf(readFileSync(target, "utf8")).map(anchorOf).includes(anchor);
}
