import { expect, test } from "vitest";
import { identityPropertyOf } from "../../../generators/model/operation/bind-parameters.ts";

test.each([
  ["no parameter of that name", ["note"], "Id"],
  ["a parameter id", ["id"], "AggregateId"],
  ["a parameter ID, which JSON cannot tell apart", ["ID"], "AggregateId"],
  ["both names taken", ["id", "aggregateId"], "AggregateAggregateId"],
])("%s", (_name, names, want) => {
  expect(identityPropertyOf(names.map((name) => ({ name })))).toBe(want);
});
