import { expect, test } from "vitest";
import { unknownRelatedEntity } from "../../../generators/entity/check/foreign-keys.ts";
import { found, related } from "../found.ts";

test.each([
  ["another entity", related(["posts: { relatedEntity: Post, type: OneToMany }"]), []],
  ["the entity itself", related(["mentors: { relatedEntity: Author, type: OneToMany }"]), []],
  ["nobody", related(["posts: { relatedEntity: Pots, type: OneToMany }"]), ["TEN0340 5:31"]],
  ["an entity in another letter case", related(["posts: { relatedEntity: post, type: OneToMany }"]), ["TEN0340 5:31"]],
  [
    "a name of every object in JavaScript",
    related(["posts: { relatedEntity: constructor, type: OneToMany }"]),
    ["TEN0340 5:31"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(unknownRelatedEntity, source)).toEqual(want);
  },
);
