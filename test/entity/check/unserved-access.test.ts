import { expect, test } from "vitest";
import { unservedAccess } from "../../../generators/entity/check/access.ts";
import { entities, found, related } from "../found.ts";

const withoutAuthentication = { authentication: "absent" } as const;
const closed = ["access: authenticated", "access: { policy: Writers }", "access: { delete: { policy: Writers } }"];

test.each(closed)("%s on a host without authentication", (access) => {
  expect(found(unservedAccess, entities(["Author", access]), withoutAuthentication)).toEqual(["TEN0360 1:1"]);
  expect(found(unservedAccess, `defaults: { ${access} }\n${entities(["Author"])}`, withoutAuthentication)).toEqual([
    "TEN0360 2:1",
  ]);
});

test("a relationship that asks for a caller", () => {
  const source = related(["posts: { relatedEntity: Post, type: OneToMany, access: authenticated }"]);
  expect(found(unservedAccess, source, withoutAuthentication)).toEqual(["TEN0360 1:1"]);
});

test("nothing that asks for a caller", () => {
  expect(found(unservedAccess, entities(["Author", "access: anonymous"], ["Post"]), withoutAuthentication)).toEqual([]);
});

test.each(closed)("%s on a host with authentication", (access) => {
  expect(found(unservedAccess, entities(["Author", access]))).toEqual([]);
});

test("one warning for each file", () => {
  const sources = [entities(["A", "access: authenticated"], ["B", "access: authenticated"]), entities(["C"])];
  expect(found(unservedAccess, sources, withoutAuthentication)).toEqual(["TEN0360 1:1"]);
});
