import { expect, test } from "vitest";
import { sameMemberName } from "../../../generators/entity/check/same-name.ts";
import { author, found, keyed, related } from "../found.ts";

test.each([
  ["names that differ", keyed("UserId: { type: int }", "UserIds: { type: int }"), []],
  [
    "properties that differ in letter case",
    author("id: { type: Guid, isKey: true }", "ID: { type: int }", "iD: { type: int }"),
    ["TEN0312 5:7", "TEN0312 6:7"],
  ],
  [
    "relationships that differ in letter case",
    related(["posts: { relatedEntity: Post, type: OneToMany }", "Posts: { relatedEntity: Post, type: OneToMany }"]),
    ["TEN0347 6:7"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(sameMemberName, source)).toEqual(want);
  },
);
