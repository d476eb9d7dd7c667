import { expect, test } from "vitest";
import { sameEntityName } from "../../../generators/entity/check/same-name.ts";
import { entities, found } from "../found.ts";

test.each([
  ["two entities in two files", [entities(["Author"]), entities(["Post"])], []],
  ["names that differ in letter case", entities(["OrderLine"], ["Orderline"]), ["TEN0313 4:3"]],
  ["one entity in two files", [entities(["Author"]), entities(["Author"])], ["TEN0314 2:3"]],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(sameEntityName, source)).toEqual(want);
  },
);
