import { expect, test } from "vitest";
import { samePlural } from "../../../generators/entity/check/same-name.ts";
import { entities, found } from "../found.ts";

test.each([
  ["plurals of their own", entities(["Person"], ["Child"], ["Series"], ["Data"], ["Status"]), []],
  ["a plural that is another's singular", entities(["Datum"], ["Data"]), ["TEN0317 4:3"]],
  ["two singulars of one plural", entities(["Axis"], ["Axe"]), ["TEN0317 4:3"]],
  ["a stated plural solves it", entities(["Datum", "plural: Datums"], ["Data"]), []],
  [
    "stated plurals that differ in letter case",
    entities(["Author", "plural: Writers"], ["Poet", "plural: WRITERS"]),
    ["TEN0317 6:13"],
  ],
  [
    "the folder of an entity that is its own plural",
    entities(["Series"], ["Part", "plural: SeriesSet"]),
    ["TEN0317 5:13"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(samePlural, source)).toEqual(want);
  },
);
