import { expect, test } from "vitest";
import { frameworkKey, parseRoute } from "../../generators/http/route-template.ts";

test.each([
  ["/Loans/{id}", "/loans/{}"],
  ["/loans/{loanId?}", "/loans/{}"],
  ["/loans/{id:int}/", "/loans/{:int}"],
  ["/f/{*path}", "/f/{*}"],
  ["/{page=1}", "/{}"],
  ["/", "/"],
  ["/a/{{b}}", "/a/{{b}"],
])("%s is %s", (template, want) => {
  expect(frameworkKey(parseRoute(template))).toBe(want);
});
