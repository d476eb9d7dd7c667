import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);

/** A path as a document writes it, and the folder that its row of a table is about. */
interface Mention {
  readonly path: string;
  readonly row: string;
}

/** Returns the words in backticks that have the form of a path, without those of the built files. */
function mentionsIn(document: string): readonly Mention[] {
  const text = readFileSync(new URL(document, root), "utf8").replaceAll(/^```[\s\S]*?^```/gm, "");
  return text.split("\n").flatMap((line) => {
    const row = /^\| `([\w-]+\/)` \|/.exec(line)?.[1] ?? "";
    return Array.from(line.matchAll(/`([\w./-]+)`/g), ([, path = ""]) => ({ path, row })).filter(
      ({ path }) => /.\/|[a-z]\.(?:ts|js|json|md)$/.test(path) && !path.startsWith("dist/"),
    );
  });
}

// A path counts from the root, from the sources, or from the folder of its row.
function exists({ path, row }: Mention): boolean {
  return ["", "generators/", `generators/${row}`].some((folder) => existsSync(new URL(`${folder}${path}`, root)));
}

test.each([
  ["ARCHITECTURE.md", 60],
  ["generators/README.md", 15],
])("every path in %s leads to a file or a folder", (document, fewest) => {
  const mentions = mentionsIn(document);
  expect(mentions.length).toBeGreaterThan(fewest);
  expect(mentions.filter((mention) => !exists(mention))).toEqual([]);
});
