import { expect, test } from "vitest";
import { templateFault } from "../../generators/http/template-fault.ts";

test.each([
  ["Route templates", "/x/{id}"],
  ["Route templates", "/x/{id:int}"],
  ["Route templates", "/x/{id?}"],
  ["Route templates", "/x/{*rest}"],
  ["Route templates", "/x/{{id}}"],
  ["Route templates", "/x/{id}/lines/{lineId}"],
  ["Route templates", "/"],
  ["Route templates", "/loans"],
  ["Route templates", "/loans/{id}"],
  ["Route templates", "/loans/{id:int}"],
  ["Route templates", "/loans/{id?}"],
  ["Route templates", "/files/{*path}"],
  ["Route templates", "/files/{**path}"],
  ["Route templates", "/a/{{literal}}"],
  ["Route templates", "/{a}/{b}"],
  ["Route templates", "/a-{b}.json"],
  ["Route templates", "/x//y"],
  ["Route templates", "/x/"],
  ["a constraint with braces", "/x/{n:regex(^a{{2}}$)}"],
])("%s: %s is accepted", (_name, template) => {
  expect(templateFault(template)).toBeUndefined();
});

const slash = "it must start with `/`";
const space = "it must not contain spaces or control characters";
const open = "a `{` is never closed";
const surplus = "a `}` closes a parameter that was never opened";
const nested = "a `{` stands inside another parameter";
const empty = "a parameter `{}` is empty";

test.each([
  ["Route templates", "loans", slash],
  ["Route templates", "", slash],
  ["Route templates", "/x/{id", open],
  ["Route templates", "/x/id}", surplus],
  ["Route templates", "/x/{a{b}}", nested],
  ["Route templates", "/x/{}", empty],
  ["Route templates", "/x/{id}/{", open],
  ["Route templates", "/x y", space],
  ["Route templates", "/x\ty", space],
  ["Route templates", "/loans/{id", open],
  ["Route templates", "/loans/id}", surplus],
  ["Route templates", "/x/{a b}", space],
  ["rule 1 of templates", "{id}", slash],
  ["rule 2 of templates", "/x\ny", space],
  ["rule 2 of templates", "/x\u0000y", space],
  ["rule 2 of templates", "/x\u00a0y", space],
  ["the escape comes first, rule 3 of templates", "/x/{a}}", open],
  ["the escape comes first, rule 3 of templates", "/x/{{a}", surplus],
  ["a parameter has a name", "/x/{?}", "the parameter `{?}` has no name"],
  ["a parameter has a name", "/x/{:int}", "the parameter `{:int}` has no name"],
  ["a parameter has a name", "/x/{*}", "the parameter `{*}` has no name"],
  ["a parameter has a name", "/x/{**?}", "the parameter `{**?}` has no name"],
  ["the first broken rule wins", "loans/{id", slash],
])("%s: %j is refused, as %s", (_name, template, want) => {
  expect(templateFault(template)).toBe(want);
});

test("an unclosed parameter and an empty one have different messages", () => {
  expect([templateFault("/x/{id"), templateFault("/x/{}")]).toEqual([open, empty]);
});
