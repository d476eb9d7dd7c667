import { expect, test } from "vitest";
import { templateFault } from "../../../generators/model/route/template-fault.ts";

test.each([
  "/",
  "/loans",
  "/loans/{id}",
  "/loans/{id:int}",
  "/loans/{id?}",
  "/files/{*path}",
  "/files/{**path}",
  "/a/{{literal}}",
  "/{a}/{b}",
  "/a-{b}.json",
  "/x//y",
  "/x/",
  "/x/{id}/lines/{lineId}",
  "/x/{n:regex(^a{{2}}$)}",
])("facts 37 to 43 and the table of templates: %s is one", (template) => {
  expect(templateFault(template)).toBeUndefined();
});

const slash = "it must start with `/`";
const space = "it must not contain spaces or control characters";
const open = "a `{` is never closed";

test.each([
  ["loans", slash],
  ["", slash],
  ["{id}", slash],
  ["/x y", space],
  ["/x\ty", space],
  ["/x\ny", space],
  ["/x\u0000y", space],
  ["/x\u00a0y", space],
  ["/x/{a b}", space],
  ["/loans/{id", open],
  ["/x/{id}/{", open],
  ["/x/{a}}", open],
  ["/loans/id}", "a `}` closes a parameter that was never opened"],
  ["/x/{{a}", "a `}` closes a parameter that was never opened"],
  ["/x/{a{b}}", "a `{` stands inside another parameter"],
  ["/x/{}", "a parameter `{}` is empty"],
  ["/x/{?}", "the parameter `{?}` has no name"],
  ["/x/{:int}", "the parameter `{:int}` has no name"],
  ["/x/{*}", "the parameter `{*}` has no name"],
  ["/x/{**?}", "the parameter `{**?}` has no name"],
  ["loans/{id", slash],
])("facts 26 to 36 and the table of templates: %j is none, as %s", (template, want) => {
  expect(templateFault(template)).toBe(want);
});
