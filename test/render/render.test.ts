import { expect, test } from "vitest";
import { compile } from "../../generators/render/compile.ts";
import { referenceTo } from "../../generators/render/reference.ts";
import { createRenderer, textOfPrinted } from "../../generators/render/render.ts";
import type { View } from "../../generators/render/view.ts";

const spell = ({ name }: { readonly name: string }) => ({ text: name, using: "System" });
const head = "{{#usings}}\nusing {{.}};\n{{/usings}}\n{{#hasNamespace}}\nnamespace {{namespace}};\n{{/hasNamespace}}\n";

function render(template: string, view: View, partials: Readonly<Record<string, string>> = {}): string {
  const templates = new Map([["partials/head", head], ["it", template], ...Object.entries(partials)]);
  const known = { isType: () => false, isMember: () => false };
  const print = createRenderer((name) => compile(name, templates, known));
  return textOfPrinted(print({ sections: [{ template: "it", view, spell }], namespace: undefined, silenced: [] }));
}

test("text is printed as it is, never escaped", () => {
  expect(render("{{x}}", { x: `<List> & "'{{y}}' $& $1` })).toBe(`<List> & "'{{y}}' $& $1`);
});

test("a boolean section sees what surrounds it, an item of a list only itself", () => {
  expect(render("{{#is}}{{x}}{{/is}}{{^is}}no{{/is}}", { is: true, x: "yes" })).toBe("yes");
  expect(render("{{#list}}{{x}},{{/list}}", { x: "outer", list: [{ x: "a" }, { x: "b" }] })).toBe("a,b,");
  expect(() => render("{{#list}}{{x}}{{/list}}", { x: "outer", list: [{ y: "a" }] })).toThrow("Unknown tag 'x'.");
});

test("only the references of printed parts need a using", () => {
  const view = { is: false, type: referenceTo("type", "Guid") };
  expect(render("{{#is}}{{type}}{{/is}}", view)).toBe("");
  expect(render("{{type}} id;", view)).toBe("using System;\nGuid id;");
});

test("a head must print the attribute of the assembly, without which a store of tests is not registered", () => {
  const printed = (text: string) => {
    const templates = new Map([
      ["partials/head", text],
      ["it", "body"],
    ]);
    const print = createRenderer((name) => compile(name, templates, { isType: () => false, isMember: () => false }));
    const sections = [{ template: "it", view: {}, spell }];
    return textOfPrinted(print({ sections, namespace: undefined, assemblyAttribute: "A.Store", silenced: [] }));
  };
  expect(printed("[assembly: {{assemblyAttribute}}]\n")).toBe("[assembly: A.Store]\nbody");
  expect(() => printed("// House\n")).toThrow("it lacks `[assembly: {{assemblyAttribute}}]`");
});

test("a template with a delimiter of references is refused", () => {
  expect(() => render("a\u0002b", {})).toThrow("It holds a control character.");
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
