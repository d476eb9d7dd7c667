import { expect, test } from "vitest";
import { healthDiffers, targetDiffers } from "../../../generators/entity/check/target.ts";
import { entities, found } from "../found.ts";

test.each([
  [
    "one file states it",
    [
      entities(["Author"]),
      "target: { folder: Api }\nentity:\n  Post:\n    properties: { Id: { type: Guid, isKey: true } }\n",
    ],
    [],
  ],
  [
    "two files differ",
    [
      "target: { folder: Api, dbContext: AContext }\nentity:\n  Author:\n    properties: { Id: { type: Guid, isKey: true } }\n",
      "target: { folder: Tenon, dbContext: BContext }\nentity:\n  Post:\n    properties: { Id: { type: Guid, isKey: true } }\n",
    ],
    ["TEN0338 1:19", "TEN0338 1:37"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(targetDiffers, source)).toEqual(want);
  },
);

test("two files differ in who maps the health endpoints", () => {
  const file = (health: string, entity: string) => `health: ${health}\n${entities([entity])}`;
  expect(found(healthDiffers, [file("host", "Author"), file("tenon", "Post")])).toEqual(["TEN0338 1:9"]);
  expect(found(healthDiffers, [file("host", "Author"), file("host", "Post"), entities(["Tag"])])).toEqual([]);
});
