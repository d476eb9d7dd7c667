import { expect, test } from "vitest";
import { routeForm } from "../../../generators/entity/check/routes.ts";
import { entities, found, related } from "../found.ts";

test.each([
  ["small words", entities(["Author", "route: writers"], ["Post", "route: blog-posts-2"]), []],
  [
    "a slash, a capital, an underscore, a token, two hyphens, nothing",
    entities(
      ["E0", 'route: "/a"'],
      ["E1", 'route: "A"'],
      ["E2", 'route: "a_b"'],
      ["E3", 'route: "{id}"'],
      ["E4", 'route: "a--b"'],
      ["E5", 'route: ""'],
      ["E6", 'route: ".."'],
      ["E7", 'route: "a%2f"'],
    ),
    [
      "TEN0320 3:12",
      "TEN0320 6:12",
      "TEN0320 9:12",
      "TEN0320 12:12",
      "TEN0320 15:12",
      "TEN0320 18:12",
      "TEN0320 21:12",
      "TEN0320 24:12",
    ],
  ],
  [
    "a plural that is no identifier",
    entities(["Author", "plural: all authors"], ["Post", "plural: posts"]),
    ["TEN0321 3:13", "TEN0321 6:13"],
  ],
  [
    "the route of a relationship",
    related(["posts: { relatedEntity: Post, type: OneToMany, route: My_Posts }"]),
    ["TEN0320 5:61"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(routeForm, source)).toEqual(want);
  },
);
