import { expect, test } from "vitest";
import { pageSizeAboveMaximum } from "../../../generators/entity/check/limits.ts";
import { entities, found } from "../found.ts";

test.each([
  ["a cap below the default size", entities(["Author", "maxPageSize: 5"]), []],
  ["equal sizes", entities(["Author", "pageSize: 500", "maxPageSize: 500"]), []],
  ["above the cap of the entity", entities(["Author", "pageSize: 50", "maxPageSize: 20"]), ["TEN0328 3:15"]],
  ["above the default cap", entities(["Author", "pageSize: 101"]), ["TEN0328 3:15"]],
  [
    "of the file: once",
    "defaults: { pageSize: 9, maxPageSize: 8 }\nentity:\n  Author:\n    properties: { Id: { type: Guid, isKey: true } }\n",
    ["TEN0328 1:23"],
  ],
  [
    "size of the file above the cap of the entity",
    "defaults: { pageSize: 20 }\nentity:\n  Author:\n    maxPageSize: 8\n    properties: { Id: { type: Guid, isKey: true } }\n",
    ["TEN0328 4:18"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(pageSizeAboveMaximum, source)).toEqual(want);
  },
);
