import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sameRelationshipClass } from "../../../generators/entity/check/routes.ts";
import { found, related } from "../found.ts";

test("two relationships of one parent have classes of their own", () => {
  expect(
    found(
      sameRelationshipClass,
      related(["a: { relatedEntity: Post, type: OneToMany }", "b: { relatedEntity: Post, type: OneToMany }"]),
    ),
  ).toEqual([]);
});

test("names that read the same when they are joined", () => {
  const source = readFileSync(
    new URL("../../cases/errors/same-relationship-class/input.yaml", import.meta.url),
    "utf8",
  );
  expect(found(sameRelationshipClass, source)).toEqual(["TEN0349 13:7"]);
});

test("a second relationship that is called like the plural, which the first has its name from", () => {
  const source = related([
    "Written: { relatedEntity: Post, type: OneToMany }",
    "Posts: { relatedEntity: Post, type: OneToMany, route: edited }",
  ]);
  expect(found(sameRelationshipClass, source)).toHaveLength(1);
});
