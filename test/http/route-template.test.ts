import { expect, test } from "vitest";
import { parseParameter, parseRoute } from "../../generators/http/route-template.ts";

test.each([
  ["one token", "/loans/{id}", ["id"]],
  ["in the order of the template", "/a/{b}/{a}", ["b", "a"]],
  ["doubled braces give none", "/a/{{literal}}", []],
  ["an unterminated token gives none", "/a/{id", []],
  ["constraint, mark and stars are no part of the name", "/{id:int}/{no?}/{*rest}", ["id", "no", "rest"]],
  ["two stars, a default, an optional constraint", "/{page=1}/{n:int?}/{**all}", ["page", "n", "all"]],
  ["a doubled brace before a token", "/a/{{{b}", ["b"]],
  ["a repeated token is one", "/{id}/{id}", ["id"]],
  ["letter case tells tokens apart", "/{id}/{Id}", ["id", "Id"]],
  ["an empty token is none", "/a/{}/{b}", ["b"]],
  ["a doubled brace inside a constraint", "/{code:regex(^a{{2}}$)}/{b}", ["code", "b"]],
] satisfies readonly (readonly [string, string, readonly string[]])[])("%s", (_name, template, want) => {
  expect(parseRoute(template).tokens.map(({ name }) => name)).toEqual(want);
});

test.each([
  ["id", "id"],
  ["id:int", "id"],
  ["id?", "id"],
  ["*rest", "rest"],
  ["**rest", "rest"],
  ["n:int?", "n"],
])("the name inside {%s} is %s by itself, too", (inner, name) => {
  expect(parseParameter(inner).name).toBe(name);
  expect(parseRoute(`/{${inner}}`).tokens.map((token) => token.name)).toEqual([name]);
});

test("what stands around the name is kept", () => {
  expect(parseRoute("/{*path:int?}").tokens).toEqual([
    { kind: "parameter", written: "*path:int?", name: "path", isCatchAll: true, isOptional: true, constraints: ":int" },
  ]);
});
