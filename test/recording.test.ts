import { readFileSync, writeFileSync } from "node:fs";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { drawSession } from "../scripts/recording/draw-session.js";
import { recordedSession } from "../scripts/recording/recorded-session.js";
import { styledSpans } from "../scripts/recording/styled-spans.js";

const path = new URL("../docs/media/session.svg", import.meta.url);

test("the recording shows what the command prints today", () => {
  const drawn = recordedSession();
  if (process.env["TENON_UPDATE"] === "1") writeFileSync(path, drawn);
  else expect(readFileSync(path, "utf8")).toBe(drawn);
});

test("the recording is one well-formed drawing that loads nothing and runs nothing", () => {
  const drawing = readFileSync(path, "utf8");
  expect(XMLValidator.validate(drawing)).toBe(true);
  const parsed = new XMLParser({ ignoreAttributes: false }).parse(drawing);
  expect(Object.keys(parsed)).toEqual(["svg"]);
  expect(Object.keys(parsed.svg).filter((key) => !key.startsWith("@_"))).toEqual([
    "title",
    "desc",
    "style",
    "rect",
    "circle",
    "text",
  ]);
  expect(drawing).not.toMatch(/href|url\(|@import|\son\w+=/);
});

test("every line of the recording is there without animations", () => {
  const drawing = readFileSync(path, "utf8");
  const [, style = ""] = /<style>([\s\S]*)<\/style>/.exec(drawing) ?? [];
  expect(style.replace(/@keyframes[^{]*\{[^}]*\}\s*\}/g, "")).not.toMatch(/opacity|clip-path|visibility|display/);
  expect(drawing.replace(style, "")).not.toMatch(/opacity|clip-path|visibility|display/);
});

test("times of the drawing depend on its text alone", () => {
  const session = {
    title: "T",
    description: "D",
    steps: [{ command: "a <b> & c", output: ["\u001b[1mone\u001b[22m", ""] }],
  };
  const drawing = drawSession(session);
  expect(drawing).toBe(drawSession(session));
  expect(drawing).toContain("a &lt;b&gt; &amp; c");
  expect(drawing).toContain('<tspan class="bold">one</tspan>');
});

test.each<[string, string, ReturnType<typeof styledSpans>]>([
  ["plain text", "  create", [{ text: "  create", styles: [] }]],
  ["no text", "", []],
  [
    "styles in one another",
    "\u001b[1m\u001b[31merror\u001b[39m!\u001b[22m",
    [
      { text: "error", styles: ["bold", "red"] },
      { text: "!", styles: ["bold"] },
    ],
  ],
  [
    "the end of all styles",
    "\u001b[1ma\u001b[0mb",
    [
      { text: "a", styles: ["bold"] },
      { text: "b", styles: [] },
    ],
  ],
])("the spans of a line: %s", (_name, line, spans) => {
  expect(styledSpans(line)).toEqual(spans);
});

test.each(["\u001b[2K", "\u001b[45mx", "\u001b[38;5;1mx"])(
  "an escape sequence that is unknown is an error: %j",
  (line) => {
    expect(() => styledSpans(line)).toThrow("The drawing knows no");
  },
);
