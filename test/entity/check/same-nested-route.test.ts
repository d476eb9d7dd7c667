import { expect, test } from "vitest";
import { sameNestedRoute } from "../../../generators/entity/check/routes.ts";
import { found, related } from "../found.ts";

test.each([
  [
    "routes of their own",
    related([
      "a: { relatedEntity: Post, type: OneToMany }",
      "b: { relatedEntity: Post, type: OneToMany, route: drafts }",
    ]),
    [],
  ],
  [
    "the child's route twice",
    related(["a: { relatedEntity: Post, type: OneToMany }", "b: { relatedEntity: Post, type: OneToMany }"]),
    ["TEN0348 6:7"],
  ],
  [
    "a stated route that is the child's",
    related([
      "a: { relatedEntity: Post, type: OneToMany }",
      "b: { relatedEntity: Author, type: OneToMany, route: posts }",
    ]),
    ["TEN0348 6:59"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(sameNestedRoute, source)).toEqual(want);
  },
);
