import { expect, test } from "vitest";
import { unstatedAccess } from "../../../generators/entity/check/access.ts";
import { entities, found } from "../found.ts";

const stated = ["access: anonymous", "access: { default: anonymous }", "access: { policy: Writers }"];

test.each(stated)("stated by %s", (access) => {
  expect(found(unstatedAccess, entities(["Author", access]), { authentication: "absent" })).toEqual([]);
  expect(
    found(unstatedAccess, `defaults: { ${access} }\n${entities(["Author"])}`, { authentication: "absent" }),
  ).toEqual([]);
});

test("a host with authentication needs no statement", () => {
  expect(found(unstatedAccess, entities(["Author"]))).toEqual([]);
});

test("one warning for each file, also when only some operations are unstated", () => {
  const partly = entities(["Author", "access: { create: authenticated }"], ["Post"]);
  expect(found(unstatedAccess, [partly, entities(["Tag"])], { authentication: "absent" })).toEqual([
    "TEN0337 1:1",
    "TEN0337 1:1",
  ]);
});
