import { expect, test } from "vitest";
import { mistakesIn, treeOf } from "./outline.ts";

const source = `context A {
  @route("/a") @put
  @auth("b") @route @since(3) @Custom
  query Q(): R
}`;

test("each annotation is kept in its order, with its place, its argument and every repetition", () => {
  const [context] = treeOf(source).contexts;
  const query = context?.kind === "context" ? context.items[0] : undefined;
  const annotations = query?.kind === "query" ? query.annotations : [];
  expect(annotations.map(({ span }) => source.slice(span.start, span.end))).toEqual([
    '@route("/a")',
    "@put",
    '@auth("b")',
    "@route",
    "@since(3)",
    "@Custom",
  ]);
  expect(annotations.map(({ argument }) => argument?.kind)).toEqual([
    "string",
    undefined,
    "string",
    undefined,
    "int",
    undefined,
  ]);
  expect(annotations.filter(({ name }) => name.text === "route")).toHaveLength(2);
  expect(source.slice(query?.span.start, query?.span.end)).toMatch(/^@route.*R$/s);
});

test.each([
  ["@a value V { @a x: Int }"],
  ["@a quantity V { x: Int }"],
  ["@a event V { @a x: Int }"],
  ["@a enum V { B }"],
  ["@a aggregate V root E { @a event F { } }"],
  ["@a entity E identified by EId { @a command c { } @a create d { } @a x: Int }"],
  ["@a query Q(): R"],
])("may stand in %s", (declaration) => {
  expect(mistakesIn(`context A { ${declaration} }`)).toEqual([]);
});

test.each([
  ["@a readmodel R from E { }", 13],
  ["@a service S { }", 13],
  ["service S { @a usecase U() }", 25],
  ["@a spec S on E = a", 13],
  ["@a policy P when E then F.g", 13],
  ["@a module M { }", 13],
  ["value V { @a invariant x }", 23],
  ["aggregate B root E { @a repository { } }", 34],
  ["entity E identified by EId { @a states s { } }", 42],
])("may not stand in %s", (declaration, column) => {
  expect(mistakesIn(`context A { ${declaration} }`)).toEqual([`TEN0811 1:${column}`]);
});
