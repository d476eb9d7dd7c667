import { expect, test } from "vitest";
import { templateFault } from "../../generators/http/template-fault.ts";

test.each([
  ["fact 37", "/x/{id}"],
  ["fact 38", "/x/{id:int}"],
  ["fact 39", "/x/{id?}"],
  ["fact 40", "/x/{*rest}"],
  ["fact 41", "/x/{{id}}"],
  ["fact 42", "/x/{id}/lines/{lineId}"],
  ["fact 43", "/"],
  ["row of the template table", "/loans"],
  ["row of the template table", "/loans/{id}"],
  ["row of the template table", "/loans/{id:int}"],
  ["row of the template table", "/loans/{id?}"],
  ["row of the template table", "/files/{*path}"],
  ["row of the template table", "/files/{**path}"],
  ["row of the template table", "/a/{{literal}}"],
  ["row of the template table", "/{a}/{b}"],
  ["row of the template table", "/a-{b}.json"],
  ["row of the template table", "/x//y"],
  ["row of the template table", "/x/"],
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
  ["facts 23 to 25 and row of the template table", "loans", slash],
  ["fact 26 and row of the template table", "", slash],
  ["fact 29", "/x/{id", open],
  ["fact 30", "/x/id}", surplus],
  ["fact 31 and row of the template table", "/x/{a{b}}", nested],
  ["fact 32 and row of the template table", "/x/{}", empty],
  ["fact 33 and row of the template table", "/x/{id}/{", open],
  ["fact 34 and row of the template table", "/x y", space],
  ["fact 35", "/x\ty", space],
  ["row of the template table", "/loans/{id", open],
  ["row of the template table", "/loans/id}", surplus],
  ["row of the template table", "/x/{a b}", space],
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

test("fact 36: an unclosed parameter and an empty one have different messages", () => {
  expect([templateFault("/x/{id"), templateFault("/x/{}")]).toEqual([open, empty]);
});
