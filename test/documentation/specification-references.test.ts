import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { headingsOf } from "./markdown.ts";

const root = new URL("../../", import.meta.url);
const passedOver: ReadonlySet<string> = new Set(["node_modules", "expected", ".work", "documentation"]);
const sources = ["generators/", "scripts/", "bench/", "test/", "templates/"].flatMap((folder) => filesIn(folder));
const all = [...sources, "plopfile.ts", "tenon.js", ".dependency-cruiser.js"].map((path) => ({
  path,
  text: readFileSync(new URL(path, root), "utf8"),
}));

const specification = new URL("docs/specification/", root);
const headings = new Map(
  readdirSync(specification).map((name) => [
    name.replace(/\.md$/, ""),
    new Set(headingsOf(readFileSync(new URL(name, specification), "utf8")).slice(1)),
  ]),
);

test("there are references to look at", () => {
  expect(all.flatMap(referencesIn).length).toBeGreaterThan(100);
});

test("every reference names a page of the specification and a heading of it", () => {
  const unknown = all.flatMap(referencesIn).filter(({ page, heading }) => !headings.get(page)?.has(heading));
  expect(unknown).toEqual([]);
});

test("nothing refers to a document outside of the repository", () => {
  const foreign = /\bfacts? \d+|silent in spec|hostile input \d|(?:decisions|model-language|hostile-inputs)\.md/i;
  const lines = all.flatMap(({ path, text }) => text.split("\n").map((line) => `${path}: ${line.trim()}`));
  expect(lines.filter((line) => foreign.test(line))).toEqual([]);
});

function filesIn(folder: string): readonly string[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    if (entry.isDirectory()) return filesIn(`${folder}${entry.name}/`);
    return /\.(?:ts|js|mustache|txt|yaml|model|cs)$/.test(entry.name) ? [`${folder}${entry.name}`] : [];
  });
}

/** Finds `Spec: page, Heading; page, Heading.`, which ends with its sentence. */
function referencesIn({ path, text }: (typeof all)[number]) {
  return Array.from(text.matchAll(/(?<![A-Za-z])Spec: (.+?)(?=\.(?:\s|$)|\s*\*\/|$)/gm), ([, parts = ""]) => parts)
    .flatMap((parts) => parts.split("; "))
    .map((part) => {
      const [page = "", ...heading] = part.split(", ");
      return { path, page, heading: heading.join(", ") };
    });
}
