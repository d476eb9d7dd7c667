import { expect, test } from "vitest";
import type { Row } from "../../../generators/emit/row.ts";
import { entityGenerators } from "../../../generators/emit/rows/entity-generators.ts";
import { libraries } from "../../../generators/emit/rows/libraries/index.ts";
import { reservedName, takenNames } from "../../../generators/entity/check/reserved-name.ts";
import { entities, found, withEnums } from "../found.ts";

test.each([
  ["names that only begin so", entities(["Console"], ["Auxiliary"], ["Com"], ["SharedFile"]), []],
  [
    "names of devices",
    entities(["Con"], ["AUX"], ["Com1"], ["Lpt9"]),
    ["TEN0319 2:3", "TEN0319 4:3", "TEN0319 6:3", "TEN0319 8:3"],
  ],
  ["a folder that is a device", entities(["Author", "plural: Nul"]), ["TEN0319 3:13"]],
  [
    "folders that stand in the namespace already",
    entities(["Author", "plural: Shared"], ["Post", "plural: System"], ["Page", "plural: PagedResponse"]),
    ["TEN0319 3:13", "TEN0319 6:13", "TEN0319 9:13"],
  ],
  [
    "enums that are types already, or devices",
    withEnums("Int32: [A]", "RefusalReason: [A]", "Aux: [A]", "Task: [A]"),
    ["TEN0319 2:3", "TEN0319 3:3", "TEN0319 4:3"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(reservedName, source)).toEqual(want);
  },
);

test("every type that stands in the namespace above the entities is reserved", () => {
  const types = Object.values(libraries)
    .flatMap(entityGenerators)
    .flatMap((row: Row) => (["registration", "project"].includes(row.per) ? [row.type(undefined)] : []));
  expect(types.filter((type) => !takenNames.has(type.toLowerCase()))).toEqual([]);
});
