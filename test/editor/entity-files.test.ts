import { expect, test } from "vitest";
import { diagnosticsAt, spellingFix } from "../../generators/editor/action.ts";
import { entityCompletions } from "../../generators/editor/entity/completion.ts";
import { EntitySnapshot } from "../../generators/editor/entity/entity-snapshot.ts";
import { entityHover } from "../../generators/editor/entity/hover.ts";
import { isEntityFile } from "../../generators/editor/entity/is-entity-file.ts";
import { entityMentionAt, entityReferences } from "../../generators/editor/entity/mentions.ts";
import { renameEntityName } from "../../generators/editor/entity/rename.ts";
import { entitySymbols } from "../../generators/editor/entity/symbols.ts";
import { replaced } from "../../generators/editor/renaming.ts";

const path = "/shop.yaml";

function shop(relationship: string): string {
  return `# yaml-language-server: $schema=./entity-file.schema.json
defaults: { access: anonymous }
entity:
  Author:
    properties:
      Id: { type: Guid, isKey: true }
    relationships:
      Posts: ${relationship}
  Post:
    properties:
      Id: { type: Guid, isKey: true }
      AuthorId: { type: Guid }
      Title: { type: string, maxLength: 10 }
`;
}

function found(text: string) {
  return new EntitySnapshot([{ path, text }]).diagnostics.map(({ code, span }) => [
    code,
    text.slice(span?.start, span?.end),
  ]);
}

test.each([
  ["a related entity that does not exist", shop("{ relatedEntity: Pst, type: OneToMany }"), [["TEN0340", "Pst"]]],
  [
    "a foreign key of another type",
    shop("{ relatedEntity: Post, type: OneToMany, foreignKey: Title }"),
    [["TEN0341", "string"]],
  ],
  ["nothing", shop("{ relatedEntity: Post, type: OneToMany }"), []],
  ["a value that the schema does not allow", shop("{ relatedEntity: Post, type: Many }"), [["TEN0204", "Many"]]],
  ["an unclosed brace", shop("{ relatedEntity: Post, type: OneToMany"), [["TEN0104", "{"]]],
  [
    "two entities at one route",
    `${shop("{ relatedEntity: Post, type: OneToMany }")}  Article:\n    route: posts\n    properties:\n      Id: { type: Guid, isKey: true }\n`,
    [["TEN0315", "posts"]],
  ],
])("diagnostics tell %s", (_title, text, want) => {
  expect(found(text)).toEqual(want);
});

const propertyKeys =
  "type isKey required readOnly createOnly writeOnly minLength maxLength min max pattern default unique filter description renamedFrom".split(
    " ",
  );

/** Returns a file with an enum and one property. */
function withProperty(property: string): string {
  return `enums:
  State: [Open, Closed]
entity:
  Order:
    properties:
      Id: { type: Guid, isKey: true }
      Status: ${property}
`;
}

function wordsAt(marked: string): readonly string[] {
  const offset = marked.indexOf("|>");
  return entityCompletions(new EntitySnapshot([{ path, text: marked.replace("|>", "") }]), path, offset).map(
    ({ label }) => label,
  );
}

test.each([
  ["a related entity", shop("{ relatedEntity: |>, type: OneToMany }"), ["Author", "Post"]],
  [
    "a related entity on a line of its own",
    shop("\n        relatedEntity: P|>\n        type: OneToMany"),
    ["Author", "Post"],
  ],
  ["a foreign key", shop("{ relatedEntity: Post, type: OneToMany, foreignKey: A|> }"), ["AuthorId", "Title"]],
  ["a value of the schema", shop("{ relatedEntity: Post, type: |> }"), ["OneToMany", "OneToOne", "ManyToMany"]],
  ["a brace that nobody has closed", shop("{ relatedEntity: P|>"), ["Author", "Post"]],
  ["the keys of a property", withProperty("{ type: string, max|> }"), propertyKeys.filter((key) => key !== "type")],
  [
    "the keys of a property on lines",
    withProperty("\n        type: string\n        |>"),
    propertyKeys.filter((key) => key !== "type"),
  ],
  [
    "a type",
    withProperty("{ type: |> }"),
    [
      "State",
      "Guid",
      "string",
      "bool",
      "byte",
      "short",
      "int",
      "long",
      "float",
      "double",
      "decimal",
      "DateTime",
      "DateTimeOffset",
      "DateOnly",
      "TimeOnly",
      "TimeSpan",
      "byte[]",
    ],
  ],
  ["a type in quotes", withProperty('{ type: "Da|>" }'), expect.arrayContaining(["DateOnly"])],
  ["a key that is there", withProperty("{ ty|>pe: string }"), propertyKeys],
  ["a yes or no", withProperty("{ type: string, required: |> }"), ["true", "false"]],
  ["a filter", withProperty("{ type: string, filter: |> }"), ["none"]],
  [
    "an operator of a filter",
    withProperty("{ type: string, filter: [eq, contains, |>] }"),
    ["ne", "gt", "gte", "lt", "lte", "in", "startsWith", "isNull"],
  ],
  ["a rule of access", shop("{ relatedEntity: Post, type: OneToMany, access: |> }"), ["anonymous", "authenticated"]],
  ["the keys of the file", `${shop("{}")}|>\n`, ["version", "target", "health", "acceptedChanges", "enums"]],
  [
    "the keys of an entity",
    shop("{}").replace("    relationships", "    |>\n    relationships"),
    expect.arrayContaining(["route", "access", "concurrency"]),
  ],
  [
    "a name of the user",
    withProperty("{ type: string }").replace("      Status", "      |>: { type: string }\n      Status"),
    [],
  ],
  ["a key", "entity:\n  Line:\n    key: [A, |>]\n    properties: { A: { type: int }, B: { type: int } }\n", ["A", "B"]],
  ["a comment", `${shop("{}")}# ac|>\n`, []],
])("completion offers the words for %s", (_title, text, want) => {
  expect(wordsAt(text)).toEqual(want);
});

test("definition and references lead from a relationship to its entity and back", () => {
  const text = shop("{ relatedEntity: Post, type: OneToMany, foreignKey: AuthorId }");
  const snapshot = new EntitySnapshot([{ path, text }]);
  const use = text.indexOf("Post,");
  const declared = text.indexOf("Post:\n");
  const declaration = entityMentionAt(snapshot, path, use)?.declaration ?? { path, start: 0, end: 0 };
  expect(declaration).toMatchObject({ start: declared });
  expect(entityMentionAt(snapshot, path, text.indexOf("AuthorId }"))?.declaration).toMatchObject({
    start: text.indexOf("AuthorId:"),
  });
  expect(entityReferences(snapshot, declaration, false).map(({ start }) => start)).toEqual([use]);
  expect(entityReferences(snapshot, declaration, true)).toHaveLength(2);
});

/** Renames what stands at a word, and returns the text afterwards or the reason against it. */
function renamed(text: string, word: string, newName: string): string {
  const snapshot = new EntitySnapshot([{ path, text }]);
  const renaming = renameEntityName(snapshot, path, { offset: text.indexOf(word), newName });
  return "refusal" in renaming ? renaming.refusal : replaced(text, renaming.edits);
}

test.each([
  [
    "an entity with its uses",
    "Post:\n",
    "Article",
    [
      ["relatedEntity: Post", "relatedEntity: Article"],
      ["  Post:\n", "  Article:\n"],
    ],
  ],
  [
    "an entity with the foreign key that has its name",
    "Author:\n",
    "Writer",
    [
      ["  Author:\n", "  Writer:\n"],
      ["AuthorId", "WriterId"],
    ],
  ],
  ["a relationship", "Posts:", "Texts", [["Posts:", "Texts:"]]],
  ["a property", "Title", "Heading", [["Title", "Heading"]]],
] as const)("renaming takes %s", (_title, word, newName, changes) => {
  const text = shop("{ relatedEntity: Post, type: OneToMany }");
  const want = changes.reduce((before, [one, other]) => before.replace(one, other), text);
  expect(renamed(text, word, newName)).toBe(want);
});

test("renaming takes a stated foreign key, the names in indexes and keys, and the uses of an enum", () => {
  const stated = shop("{ relatedEntity: Post, type: OneToMany, foreignKey: AuthorId }");
  expect(renamed(stated, "AuthorId", "WrittenBy")).toBe(stated.replaceAll("AuthorId", "WrittenBy"));
  const indexed =
    "entity:\n  Tool:\n    key: [Size, Label]\n    unique: [[Label, Size]]\n    index: [[Label]]\n    properties: { Label: { type: string }, Size: { type: int } }\n";
  expect(renamed(indexed, "Label", "Title")).toBe(indexed.replaceAll("Label", "Title"));
  const enums = withProperty('{ type: "State?" }');
  expect(renamed(enums, "State", "Stage")).toBe(enums.replaceAll("State", "Stage"));
});

test.each([
  ["the name of another entity", "Post:\n", "Author", "TEN"],
  ["a name with a space", "Post:\n", "A b", "is no name"],
  ["the end of a foreign key that has its name from an entity", "AuthorId", "Other", "cannot be the name"],
  ["a key of the format", "properties", "things", "no name of the file"],
])("renaming is refused for %s", (_title, word, newName, reason) => {
  expect(renamed(shop("{ relatedEntity: Post, type: OneToMany }"), word, newName)).toContain(reason);
});

test.each([
  ["a key", "maxLength", "The most characters of a text"],
  ["a value", "OneToMany", "Values: `OneToMany`, `OneToOne`"],
  ["an entity", "Author:\n", "One entity"],
])("hover tells what %s means", (_title, word, want) => {
  const text = shop("{ relatedEntity: Post, type: OneToMany }");
  expect(entityHover(new EntitySnapshot([{ path, text }]), path, text.indexOf(word) + 1)?.text).toContain(want);
});

test("the outline has the enums with their names, and the entities with properties and relationships", () => {
  const text = shop("{ relatedEntity: Post, type: OneToMany }");
  const symbols = entitySymbols(new EntitySnapshot([{ path, text }]), path);
  expect(
    symbols.map(({ name, children = [] }) => [name, children.map((child) => `${child.name}: ${child.detail}`)]),
  ).toEqual([
    ["Author", ["Id: Guid", "Posts: Post"]],
    ["Post", ["Id: Guid", "AuthorId: Guid", "Title: string"]],
  ]);
});

test.each([
  ["a key", withProperty("{ type: string, maxLenght: 5 }"), "maxLenght", "maxLength"],
  ["a type", withProperty("{ type: Gudi }"), "Gudi", "Guid"],
  ["a related entity", shop("{ relatedEntity: Pst, type: OneToMany }"), "Pst", "Post"],
])("a quick fix mends %s", (_title, text, wrong, meant) => {
  const { diagnostics } = new EntitySnapshot([{ path, text }]);
  const at = text.indexOf(wrong);
  const actions = diagnosticsAt(diagnostics, path, { start: at, end: at }).flatMap((one) =>
    spellingFix(one, () => text),
  );
  expect(actions.map(({ title, edits }) => [title, replaced(text, edits)])).toEqual([
    [`Change to \`${meant}\``, text.replace(wrong, meant)],
  ]);
});

test.each([
  [true, path, shop("")],
  [true, path, shop("").replace(/^#.*/, "")],
  [true, path, "version: 1\r\nentity:\r\n  A:\r\n"],
  [false, path, "entity: {}\nservices: {}\n"],
  [false, path, "version: 1\n"],
  [false, "/a.json", shop("")],
  [false, path, "a: 1\n# $schema=entity-file.schema.json\n"],
])("%s: an entity file is known by its schema or its keys", (want, name, text) => {
  expect(isEntityFile(name, text)).toBe(want);
});
