import fc from "fast-check";
import { expect } from "vitest";
import { hostFault } from "../../generators/http/host-fault.ts";
import { parseRoute } from "../../generators/http/route-template.ts";
import { templateFault } from "../../generators/http/template-fault.ts";
import { apiTest, call } from "./api.ts";

const literals = ["a", "b", ".", "-", "?", "*", "x.", "{{", "}}", "~", "%20", "ä", ""];
const names = ["id", "ID", "a", "b", "class", "a/b", "a*b", "a?b", "?"];
const stars = ["", "", "", "", "*", "**", "***"];
const constraints = (
  ":int :guid :INT :datetime :alpha :required :file :nofile :int(3) :int() :min :min(1) :min(-1) :min(a) :min(1.5) :max(99999999999) :minlength(2) :minlength(-1) " +
  ":maxlength(99999999999) :length(2) :length(2,3) :length(3,2) :length(1,2,3) :length() :range(1,2) :range(2,1) :range(1) :regex :regex() :regex(^a$) :regex(a/b) :regex([) " +
  ":regex((a)) :nosuch :nosuch(1) :int( :int) : :: :regex(^\\d{{3}}$)"
).split(" ");

const parameter = fc
  .tuple(
    fc.constantFrom(...stars),
    fc.constantFrom(...names),
    fc.array(fc.constantFrom(...constraints), { maxLength: 2 }),
    fc.constantFrom("", "", "", "=", "=1", "=a:b"),
    fc.constantFrom("", "", "", "?", "??"),
  )
  .map(([star, name, conditions, initial, optional]) => `{${star}${name}${conditions.join("")}${initial}${optional}}`);
const simple = fc.constantFrom("{a}", "{b?}", "{id}", "{c}", "{*d}", "{e:regex(a:b)}", "{f:regex(a=b)}");
const segment = fc
  .array(fc.oneof(fc.constantFrom(...literals), simple, parameter), { maxLength: 3 })
  .map((pieces) => pieces.join(""));
const template = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => `/${segments.join("/")}`);

apiTest("TEN0731: of well-formed templates, we refuse those that the framework refuses, and no others", async () => {
  const templates = [...new Set(fc.sample(template, 20_000))].filter((text) => templateFault(text) === undefined);
  const { body } = await call("POST", "/testing/templates", { body: templates });
  if (!Array.isArray(body)) throw new Error("The host lists what it refuses.");
  const verdicts = templates.map((text, index) => ({
    text,
    ours: hostFault(parseRoute(text)),
    framework: body[index] ?? undefined,
  }));
  expect(verdicts.filter(({ framework }) => framework === undefined).length).toBeGreaterThan(500);
  const different = verdicts.filter(({ ours, framework }) => (ours === undefined) !== (framework === undefined));
  expect(different.slice(0, 10)).toEqual([]);
});
