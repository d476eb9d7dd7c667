import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { addToEntityFile } from "../../../generators/entity/yaml/add-to-entity-file.ts";
import type { Addition } from "../../../generators/entity/yaml/entity-file.ts";

const key = { Id: { type: "Guid", isKey: true } } as const;
const book: Addition = { kind: "entity", name: "Book", shape: { properties: { ...key, Title: { type: "string?" } } } };
const books: Addition = {
  kind: "relationship",
  parent: "A",
  name: "Books",
  shape: { relatedEntity: "A", type: "OneToMany" },
};

function add(text: string, addition: Addition): string {
  const result = addToEntityFile({ path: "x.yaml", bytes: new TextEncoder().encode(text) }, addition);
  if (!result.ok) return result.diagnostics.map(({ code }) => code).join(" ");
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(result.value);
}

const block = "entity:\n  A:\n    properties:\n      Id: { type: Guid, isKey: true }\n";
const bookLines = "  Book:\n    properties:\n      Id: { type: Guid, isKey: true }\n      Title: { type: string? }\n";
const bookList = "      Books: { relatedEntity: A, type: OneToMany }\n";

const rows = [
  ["a blank line goes before a second entity", block, book, `${block}\n${bookLines}`],
  [
    "none does where the file has none",
    `${block}  B:\n    properties: { Id: { type: int, isKey: true } }\n`,
    book,
    `${block}  B:\n    properties: { Id: { type: int, isKey: true } }\n${bookLines}`,
  ],
  ["a last line without an end gets one", block.trimEnd(), book, `${block}\n${bookLines}`],
  ["Windows line ends stay", block.replaceAll("\n", "\r\n"), book, `${block}\n${bookLines}`.replaceAll("\n", "\r\n")],
  ["a byte order mark stays", `\ufeff${block}`, book, `\ufeff${block}\n${bookLines}`],
  [
    "a comment below the last property stays with it",
    `${block}      # Name: { type: string }\n# the end\n`,
    book,
    `${block}      # Name: { type: string }\n\n${bookLines}# the end\n`,
  ],
  [
    "wide indentation is kept",
    "entity:\n    A:\n        properties:\n            Id: { type: Guid, isKey: true }\n",
    book,
    "entity:\n    A:\n        properties:\n            Id: { type: Guid, isKey: true }\n\n    Book:\n        properties:\n            Id: { type: Guid, isKey: true }\n            Title: { type: string? }\n",
  ],
  [
    "a section behind the entities stays behind",
    `${block}\nversion: 1\n`,
    book,
    `${block}\n${bookLines}\nversion: 1\n`,
  ],
  ["first relationship", block, books, `${block}    relationships:\n${bookList}`],
  [
    "another relationship",
    `${block}    relationships:\n      Xs: { relatedEntity: A, type: OneToMany } # x\n  # B\n`,
    books,
    `${block}    relationships:\n      Xs: { relatedEntity: A, type: OneToMany } # x\n${bookList}  # B\n`,
  ],
  [
    "a file on one line is written on one line",
    "entity: { A: { properties: { Id: { type: Guid, isKey: true } } } } # all\n",
    books,
    "entity: { A: { properties: { Id: { type: Guid, isKey: true } }, relationships: { Books: { relatedEntity: A, type: OneToMany } } } } # all\n",
  ],
  [
    "what is there already is not added again",
    `${block}    relationships:\n${bookList}`,
    books,
    `${block}    relationships:\n${bookList}`,
  ],
  [
    "a name that is taken is refused",
    `${block}  Book: { properties: { Id: { type: int, isKey: true } } }\n`,
    book,
    "TEN0111",
  ],
  ["a file that is no YAML is refused", "entity: [", book, "TEN0104"],
  ["a file that is nested too deeply is refused", `entity: ${"[".repeat(5000)}`, book, "TEN0112"],
] as const satisfies readonly (readonly [string, string, Addition, string])[];

test.each(rows)("%s", (_name, text, addition, expected) => {
  expect(add(text, addition)).toBe(expected);
});

const name = fc.stringMatching(/^[A-Z][a-z0-9]{0,6}$/);
const text = fc.string({
  unit: fc.constantFrom("a", " ", '"', "'", "#", ":", "{", "}", ",", "\\", "é", "?", "-", "1", "|", "%", "&", "*"),
});
const comment = fc.constantFrom("", " # why", "\n\n", "\n      # below\n");

test("whatever is in the file, its lines keep their bytes, and the addition is what was asked for", () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 4 }), text, comment, (names, description, tail) => {
      const entities = names.map(
        (one) => `  ${one}x:\n    properties:\n      Id:   { type: Guid, isKey: true }${tail}\n`,
      );
      const file = `# top\nentity:\n${entities.join("")}`;
      const shape = { description, properties: key };
      const result = add(file, { kind: "entity", name: "Added", shape });
      const lines = result.split("\n");
      for (const line of file.split("\n")) expect(lines).toContain(line);
      expect(parse(result).entity.Added).toEqual(shape);
      expect(Object.keys(parse(result).entity)).toEqual([...names.map((one) => `${one}x`), "Added"]);
    }),
  );
});
