import { expect, test } from "vitest";
import { contradictoryOptional } from "../../../generators/entity/check/property-types.ts";
import { found, keyed } from "../found.ts";

test.each([
  [
    "optional twice, or required in words",
    keyed("A: { type: string?, required: false }", "B: { type: string, required: true }"),
    [],
  ],
  ["optional and required", keyed("A: { type: string?, required: true }"), ["TEN0306 5:37"]],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(contradictoryOptional, source)).toEqual(want);
  },
);
