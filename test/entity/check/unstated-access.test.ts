import { expect, test } from "vitest";
import { unstatedAccess } from "../../../generators/entity/check/access.ts";
import { entities, found } from "../found.ts";

const stated = ["access: anonymous", "access: { default: anonymous }", "access: { policy: Writers }"];

test.each(stated)("stated by %s", (access) => {
  expect(found(unstatedAccess, entities(["Author", access]), { registersAuthentication: false })).toEqual([]);
  expect(
    found(unstatedAccess, `defaults: { ${access} }\n${entities(["Author"])}`, { registersAuthentication: false }),
  ).toEqual([]);
});

test("a host with authentication needs no statement", () => {
  expect(found(unstatedAccess, entities(["Author"]))).toEqual([]);
});

test("one warning for each file, also when only some operations are unstated", () => {
  const partly = entities(["Author", "access: { create: authenticated }"], ["Post"]);
  expect(found(unstatedAccess, [partly, entities(["Tag"])], { registersAuthentication: false })).toEqual([
    "TEN0337 1:1",
    "TEN0337 1:1",
  ]);
});
