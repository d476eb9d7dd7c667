import { expect, test } from "vitest";
import { frameworkKey } from "../../../generators/model/route/framework-key.ts";
import { partsOf } from "../../../generators/model/route/template.ts";

test.each([
  ["/Loans/{id}", "/loans/{}"],
  ["/loans/{loanId?}", "/loans/{}"],
  ["/loans/{id:int}/", "/loans/{:int}"],
  ["/f/{*path}", "/f/{*}"],
  ["/{page=1}", "/{}"],
  ["/", "/"],
  ["/a/{{b}}", "/a/{{b}"],
])("%s is %s", (template, want) => {
  expect(frameworkKey(partsOf(template))).toBe(want);
});
