import { expect, test } from "vitest";
import { propertyNamedAsEntity } from "../../../generators/entity/check/names.ts";
import { found, keyed } from "../found.ts";

test.each([
  ["a name that holds that of the entity", keyed("AuthorName: { type: string }"), []],
  ["the same name", keyed("Author: { type: string }"), ["TEN0311 5:7"]],
  ["the same name in another letter case", keyed("author: { type: string }"), ["TEN0311 5:7"]],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(propertyNamedAsEntity, source)).toEqual(want);
  },
);
