import { expect, test } from "vitest";
import { EntitySnapshot } from "../../generators/editor/entity/entity-snapshot.ts";
import { isEntityFile } from "../../generators/editor/entity/is-entity-file.ts";
import {
  entityCompletions,
  entityDefinition,
  entityReferences,
} from "../../generators/editor/entity/related-entities.ts";

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
  ["nothing while the form is wrong, which the schema says", shop("{ relatedEntity: Pst, type: Many }"), []],
  [
    "two entities at one route",
    `${shop("{ relatedEntity: Post, type: OneToMany }")}  Article:\n    route: posts\n    properties:\n      Id: { type: Guid, isKey: true }\n`,
    [["TEN0315", "posts"]],
  ],
])("diagnostics tell %s", (_title, text, want) => {
  expect(found(text)).toEqual(want);
});

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
  ["any other value, which the schema knows", shop("{ relatedEntity: Post, type: |> }"), []],
])("completion offers the names for %s", (_title, text, want) => {
  expect(wordsAt(text)).toEqual(want);
});

test("definition and references lead from a relationship to its entity and back", () => {
  const text = shop("{ relatedEntity: Post, type: OneToMany, foreignKey: AuthorId }");
  const snapshot = new EntitySnapshot([{ path, text }]);
  const use = text.indexOf("Post,");
  const declared = text.indexOf("Post:\n");
  expect(entityDefinition(snapshot, path, use)).toMatchObject({ start: declared });
  expect(entityDefinition(snapshot, path, text.indexOf("AuthorId }"))).toMatchObject({
    start: text.indexOf("AuthorId:"),
  });
  expect(entityReferences(snapshot, path, declared).map(({ start }) => start)).toEqual([use]);
});

test.each([
  [true, path, shop("")],
  [false, path, "entity: {}\n"],
  [false, "/a.json", shop("")],
  [false, path, "a: 1\n# $schema=entity-file.schema.json\n"],
])("%s: an entity file is known by its schema", (want, name, text) => {
  expect(isEntityFile(name, text)).toBe(want);
});
