import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { paintFor } from "../../generators/diagnostics/paint.ts";
import { terminalText } from "../../generators/terminal/terminal-text.ts";

test.each([
  ["a line end and a tab stay", "a\n\tb\r\n", "a\n\tb\r\n"],
  ["a lone carriage return", "safe\revil", "safe\\u000devil"],
  ["an escape sequence", "\u001b[2J\u001b]0;title\u0007", "\\u001b[2J\\u001b]0;title\\u0007"],
  ["the same sequence in one character", "\u009b2J", "\\u009b2J"],
  ["a colour that nobody asked for", "\u001b[31mred", "\\u001b[31mred"],
  ["text that turns around", "\u202egnp.exe\u2066", "\\u202egnp.exe\\u2066"],
  ["line ends beyond ASCII", "a\u0085b\u2028c\u2029d", "a\\u0085b\\u2028c\\u2029d"],
  ["invisible letters", "a\u{e0041}b\u00ad", "a\\udb40\\udc41b\\u00ad"],
  ["half a character", "a\ud800b", "a\\ud800b"],
  ["letters of any script and emoji stay", "Bücher 書店 😀", "Bücher 書店 😀"],
] satisfies readonly (readonly [name: string, text: string, want: string])[])("%s", (_name, text, want) => {
  expect(terminalText(text, false)).toBe(want);
});

test("on a coloured stream our colours pass, and no other sequence", () => {
  const { severity, message, carets, label } = paintFor(true);
  const painted = [severity.error("a"), severity.warning("b"), message("c"), carets("d"), label("e")].join("\n");
  expect(terminalText(painted, true)).toBe(painted);
  expect(terminalText("\u001b[8mhidden\u001b[2J\u001b[310m", true)).toBe("\\u001b[8mhidden\\u001b[2J\\u001b[310m");
});

test("a JSON document has the same values, and no character that a terminal obeys", () => {
  assert(
    property(string({ unit: "binary" }), (text) => {
      const shown = terminalText(JSON.stringify({ [text]: text }, undefined, 2), false);
      expect(JSON.parse(shown)).toEqual({ [text]: text });
      expect(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(shown.replaceAll("\n", ""))).toBe(false);
    }),
  );
});
