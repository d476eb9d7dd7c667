import { expect, test } from "vitest";
import { foreignKey } from "../../../generators/entity/check/foreign-keys.ts";
import { found, related } from "../found.ts";

test.each([
  ["the default name", related(["posts: { relatedEntity: Post, type: OneToMany }"], "AuthorId: { type: Guid }"), []],
  [
    "the default name, optional and in another letter case",
    related(["posts: { relatedEntity: Post, type: OneToMany }"], "authorID: { type: Guid? }"),
    [],
  ],
  [
    "a stated name",
    related(["posts: { relatedEntity: Post, type: OneToMany, foreignKey: writerId }"], "WriterId: { type: Guid }"),
    [],
  ],
  ["the default name is not declared", related(["posts: { relatedEntity: Post, type: OneToMany }"]), ["TEN0343 5:7"]],
  [
    "a stated name is not declared",
    related(["posts: { relatedEntity: Post, type: OneToMany, foreignKey: WriterId }"]),
    ["TEN0342 5:66"],
  ],
  [
    "another type than that of the key",
    related(["posts: { relatedEntity: Post, type: OneToMany }"], "AuthorId: { type: int }"),
    ["TEN0341 9:25"],
  ],
  [
    "the key of the child",
    related(["posts: { relatedEntity: Post, type: OneToMany, foreignKey: Id }"]),
    ["TEN0345 5:66"],
  ],
  [
    "an unknown type is reported elsewhere",
    related(["posts: { relatedEntity: Post, type: OneToMany }"], "AuthorId: { type: text }"),
    [],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(foreignKey, source)).toEqual(want);
  },
);
