import { expect, test } from "vitest";
import { readXml } from "../../../generators/host/msbuild/xml.ts";

test("an element has its attributes, text and children", () => {
  expect(
    readXml('<?xml version="1.0"?>\n<!-- a comment -->\n<A x="1"><B> text <!-- no --></B><C y=\'2\' /></A>'),
  ).toEqual({
    ok: true,
    root: {
      name: "A",
      attributes: { x: "1" },
      text: "",
      children: [
        { name: "B", attributes: {}, text: "text", children: [] },
        { name: "C", attributes: { y: "2" }, text: "", children: [] },
      ],
    },
  });
});

test("numbers stay text", () => {
  expect(readXml("<A>10.0</A>")).toMatchObject({ root: { text: "10.0" } });
});

test("entities are never expanded", () => {
  expect(readXml('<!DOCTYPE A [<!ENTITY e "boom">]><A>&e;</A>')).toMatchObject({ root: { text: "&e;" } });
});

const broken = [
  ["an unclosed element", "<A><B></A>"],
  ["nothing", ""],
  ["no XML", "using System;"],
  ["elements nested without end", "<A>".repeat(5000) + "</A>".repeat(5000)],
] as const satisfies readonly (readonly [string, string])[];

test.each(broken)("%s is refused with a reason", (_name, text) => {
  expect(readXml(text)).toEqual({ ok: false, reason: expect.stringMatching(/[^.]$/) });
});
