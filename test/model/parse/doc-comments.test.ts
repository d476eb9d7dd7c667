import { expect, test } from "vitest";
import type { ModelFile } from "../../../generators/model/ast.ts";
import { treeOf } from "./outline.ts";

const fieldDoc = (above: string, file: ModelFile = treeOf(`context A {\n value V {\n${above}note: Int\n }\n}`)) => {
  const [context] = file.contexts;
  const value = context?.kind === "context" ? context.items[0] : undefined;
  const member = value?.kind === "value" ? value.items.at(-1) : undefined;
  return member?.kind === "member" ? member.doc?.text : "no member";
};

test.each([
  ["one line", "/// A note.\n", "A note."],
  ["several lines", "/// A\n  ///   note. \n", "A\n  note."],
  ["an empty line of it", "/// A\n///\n/// B\n", "A\n\nB"],
  ["no space", "///A note.\n", "A note."],
  ["above annotations", "/// A note.\n@since(2)\n", "A note."],
  ["Windows line ends", "/// A\r\n/// B\r\n", "A\nB"],
  ["below annotations", "@since(2)\n/// A note.\n", undefined],
  ["a blank line below", "/// A note.\n\n", undefined],
  ["a blank line within", "/// A\n\n/// B\n", "B"],
  ["behind code", "other: Int /// A note.\n", undefined],
  ["four slashes", "//// A note.\n", undefined],
  ["another comment below", "/// A note.\n// B\n", undefined],
] satisfies readonly (readonly [string, string, string | undefined])[])("%s", (_name, above, want) => {
  expect(fieldDoc(above)).toBe(want);
});

test("what documents nothing stays a comment, and what documents something is none", () => {
  const file = treeOf("/// A\ncontext A {\n/// free\n\n/// V\nvalue V { } // end\n/* block */\n}");
  expect(file.comments.map(({ text }) => text)).toEqual(["/// free", "// end", "/* block */"]);
});
