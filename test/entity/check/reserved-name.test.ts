import { expect, test } from "vitest";
import { reservedName } from "../../../generators/entity/check/reserved-name.ts";
import { entities, found } from "../found.ts";

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
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(reservedName, source)).toEqual(want);
  },
);
