import { expect, test } from "vitest";
import { reservedRoute } from "../../../generators/entity/check/routes.ts";
import { entities, found } from "../found.ts";

test.each([
  ["names that only begin so", entities(["HealthCheck"], ["Readiness"]), []],
  ["an entity whose plural is one of them", entities(["Health"]), ["TEN0316 2:3"]],
  [
    "the routes of the infrastructure",
    entities(["Author", "route: health"], ["Post", "route: ready"], ["Pulse", "plural: Health"]),
    ["TEN0316 3:12", "TEN0316 6:12", "TEN0316 9:13"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(reservedRoute, source)).toEqual(want);
  },
);
