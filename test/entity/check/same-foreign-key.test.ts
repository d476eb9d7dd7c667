import { expect, test } from "vitest";
import { sameForeignKey } from "../../../generators/entity/check/foreign-keys.ts";
import { found, related } from "../found.ts";

test.each([
  [
    "two foreign keys",
    related(
      [
        "a: { relatedEntity: Post, type: OneToMany }",
        "b: { relatedEntity: Post, type: OneToMany, foreignKey: EditorId }",
      ],
      "AuthorId: { type: Guid }",
      "EditorId: { type: Guid }",
    ),
    [],
  ],
  [
    "one default name twice",
    related(
      ["a: { relatedEntity: Post, type: OneToMany }", "b: { relatedEntity: Post, type: OneToMany }"],
      "AuthorId: { type: Guid }",
    ),
    ["TEN0344 6:7"],
  ],
  [
    "a stated name that is the default of another",
    related(
      [
        "a: { relatedEntity: Post, type: OneToMany }",
        "b: { relatedEntity: Post, type: OneToMany, foreignKey: authorId }",
      ],
      "AuthorId: { type: Guid }",
    ),
    ["TEN0344 6:62"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(sameForeignKey, source)).toEqual(want);
  },
);
