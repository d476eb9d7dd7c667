import { expect, test } from "vitest";
import { entityNamedAsFolder } from "../../../generators/entity/check/same-name.ts";
import { entities, found } from "../found.ts";

test.each([
  ["an entity that is its own plural", entities(["Series"], ["Sheep"]), []],
  ["the plural of another entity", entities(["Box", "plural: Crate"], ["Crate"]), ["TEN0318 5:3"]],
  ["equal plurals are reported as such", entities(["Datum"], ["Data"]), []],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(entityNamedAsFolder, source)).toEqual(want);
  },
);
