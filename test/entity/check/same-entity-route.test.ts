import { expect, test } from "vitest";
import { sameEntityRoute } from "../../../generators/entity/check/same-name.ts";
import { entities, found } from "../found.ts";

test.each([
  ["routes of their own", entities(["Author"], ["Post", "route: articles"]), []],
  ["a stated route that is the route of another", entities(["Author"], ["Post", "route: authors"]), ["TEN0315 5:12"]],
  ["two stated routes", entities(["Author", "route: people"], ["Post", "route: people"]), ["TEN0315 6:12"]],
  ["equal plurals are reported as such", entities(["Datum"], ["Data"]), []],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(sameEntityRoute, source)).toEqual(want);
  },
);
