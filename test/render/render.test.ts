import { expect, test } from "vitest";
import { compile } from "../../generators/render/compile.ts";
import { createRenderer } from "../../generators/render/render.ts";
import type { View } from "../../generators/render/view.ts";

const scope = {
  type: (name: string) => name,
  member: (name: string) => name,
  usings: () => ["System"],
  silenced: () => [],
};
const head = "{{#usings}}\nusing {{.}};\n{{/usings}}\n{{#hasNamespace}}\nnamespace {{namespace}};\n{{/hasNamespace}}\n";

function render(template: string, view: View, partials: Readonly<Record<string, string>> = {}): string {
  const templates = new Map([["partials/head", head], ["it", template], ...Object.entries(partials)]);
  const known = { isType: () => false, isMember: () => false };
  const print = createRenderer((name) => compile(name, templates, known));
  return print({ template: "it", view, scope, namespace: undefined }).replace("using System;\n", "");
}

test("text is printed as it is, never escaped", () => {
  expect(render("{{x}}", { x: `<List> & "'{{y}}' $& $1` })).toBe(`<List> & "'{{y}}' $& $1`);
});

test("a boolean section sees what surrounds it, an item of a list only itself", () => {
  expect(render("{{#is}}{{x}}{{/is}}{{^is}}no{{/is}}", { is: true, x: "yes" })).toBe("yes");
  expect(render("{{#list}}{{x}},{{/list}}", { x: "outer", list: [{ x: "a" }, { x: "b" }] })).toBe("a,b,");
  expect(() => render("{{#list}}{{x}}{{/list}}", { x: "outer", list: [{ y: "a" }] })).toThrow("Unknown tag 'x'.");
});

const mistakes = [
  ["an unknown tag", "{{nmae}}", { name: "x" }, "Unknown tag 'nmae'."],
  ["an unknown section", "{{#nmae}}x{{/nmae}}", { name: "x" }, "Unknown tag 'nmae'."],
  ["an unknown inverted section", "{{^nmae}}x{{/nmae}}", { name: "x" }, "Unknown tag 'nmae'."],
  ["an unknown partial", "{{> other}}", {}, "Partial 'other' is unknown or empty."],
  ["a flag printed as text", "{{is}}", { is: true }, "Tag 'is' is no text."],
] as const satisfies readonly (readonly [string, string, View, string])[];

test.each(mistakes)("%s is a bug and throws", (_name, template, view, message) => {
  expect(() => render(template, view)).toThrow(message);
});
