import { expect, test } from "vitest";
import { nameForm } from "../../../generators/entity/check/names.ts";
import { entities, found, keyed, related } from "../found.ts";

test.each([
  [
    "Pascal case, camel case, digits and C# keywords",
    keyed(
      "Name: { type: string }",
      "firstName: { type: string }",
      "x1Y2: { type: int }",
      "class: { type: string }",
      "event: { type: string }",
    ),
    [],
  ],
  [
    "snake case, hyphen, leading digit, space, dot and others",
    keyed(
      '"first_name": { type: int }',
      '"first-name": { type: int }',
      '"1st": { type: int }',
      '"a b": { type: int }',
      '"a.b": { type: int }',
      '"a/b": { type: int }',
      '"a\\\\b": { type: int }',
      '"@class": { type: int }',
      '"$x": { type: int }',
      '"": { type: int }',
      '"List<T>": { type: int }',
      '"a[]": { type: int }',
    ),
    [
      "TEN0307 5:7",
      "TEN0307 6:7",
      "TEN0307 7:7",
      "TEN0307 8:7",
      "TEN0307 9:7",
      "TEN0307 10:7",
      "TEN0307 11:7",
      "TEN0307 12:7",
      "TEN0307 13:7",
      "TEN0307 14:7",
      "TEN0307 15:7",
      "TEN0307 16:7",
    ],
  ],
  [
    "letters of other alphabets",
    keyed("N\u0430me: { type: string }", "N\u00e4me: { type: string }", "\u0130d: { type: int }"),
    ["TEN0307 5:7", "TEN0307 6:7", "TEN0307 7:7"],
  ],
  [
    "entities in camel case or with an underscore",
    entities(["author"], ["Order_Line"], ["Post"]),
    ["TEN0308 2:3", "TEN0308 4:3"],
  ],
  [
    "a relationship with a hyphen",
    related(["my-posts: { relatedEntity: Post, type: OneToMany }", "posts: { relatedEntity: Post, type: OneToMany }"]),
    ["TEN0346 5:7"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(nameForm, source)).toEqual(want);
  },
);
