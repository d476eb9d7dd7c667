import { expect, test } from "vitest";
import { csharpPattern, csharpString, xmlText } from "../../generators/emit/csharp/csharp-text.ts";
import { hasReference, referenceTo } from "../../generators/render/reference.ts";
import { build, graft } from "../in-memory.ts";

const hostile = referenceTo("other", "Process", "System.Diagnostics");
const yaml = (text: string) =>
  `entity: { A: { description: ${text}, properties: { Id: { type: Guid, isKey: true } } } }\n`;

test.each([
  ["as it is", hostile],
  ["as an escape", JSON.stringify(hostile)],
])("an entity file cannot hold a reference, %s", (_way, text) => {
  const { disk, result } = graft(yaml(text));
  expect(result.messages).toContain("U+0002");
  expect(Object.keys(disk.snapshot()).filter((path) => path.includes("Tenon"))).toEqual([]);
});

test.each([
  ["a comment", `context A { /// ${hostile}\n enum E { M } }`],
  ["a text", `context A { value V { text: String = "${hostile}" } }`],
])("a model cannot hold a reference in %s", (_place, text) => {
  const { disk, result } = build({ "a.model": text });
  expect(result.messages).toContain("U+0002");
  expect(Object.keys(disk.snapshot()).filter((path) => path.includes("/out/"))).toEqual([]);
});

test.each([csharpString, csharpPattern, xmlText])("%o leaves no reference in a text of the user's", (encode) => {
  expect(hasReference(encode(hostile))).toBe(false);
  expect(hasReference(encode(`\\d${hostile}`))).toBe(false);
});
