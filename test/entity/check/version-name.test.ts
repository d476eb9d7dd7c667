import { expect, test } from "vitest";
import { versionName } from "../../../generators/entity/check/concurrency.ts";
import { entities, found } from "../found.ts";

test.each([
  ["a version of the default name", entities(["Author", "concurrency: true"]), []],
  ["a version of another name", entities(["Author", "concurrency: RowVersion"]), []],
  ["no version", entities(["Author", "concurrency: false"]), []],
  ["a named version of an existing class", entities(["Author", "model: existing", "concurrency: RowVersion"]), []],
  ["no name for an existing class", entities(["Author", "model: existing", "concurrency: true"]), ["TEN0330 4:18"]],
  ["the name of the key", entities(["Author", "concurrency: ID"]), ["TEN0329 3:18"]],
  ["the name of the entity", entities(["Author", "concurrency: author"]), ["TEN0329 3:18"]],
  ["a name in camel case", entities(["Author", "concurrency: rowVersion"]), ["TEN0329 3:18"]],
  ["a member of every class", entities(["Author", "concurrency: ToString"]), ["TEN0329 3:18"]],
] satisfies readonly (readonly [name: string, source: string, want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(versionName, source)).toEqual(want);
  },
);
