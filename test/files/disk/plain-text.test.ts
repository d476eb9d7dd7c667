import { expect, test } from "vitest";
import { bytesHash, inStyleOf, isSameText, textHash } from "../../../generators/files/disk/plain-text.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const styles: readonly (readonly [name: string, file: string, text: string, want: string])[] = [
  ["LF stays LF", "a\nb\n", "c\nd\n", "c\nd\n"],
  ["CRLF stays CRLF", "a\r\nb\r\n", "c\nd\n", "c\r\nd\r\n"],
  ["LF stays LF when CRLF is produced", "a\nb\n", "c\r\nd\r\n", "c\nd\n"],
  ["CRLF is not doubled", "a\r\n", "c\r\n", "c\r\n"],
  ["mixed line ends become LF", "a\r\nb\n", "c\nd\n", "c\nd\n"],
  ["a file of one line says nothing", "a", "c\r\n", "c\r\n"],
  ["a byte order mark stays", "\ufeffa\n", "c\n", "\ufeffc\n"],
  ["letters beyond ASCII survive", "ä\r\n", "ö€😀\n", "ö€😀\r\n"],
];

for (const [name, file, text, want] of styles) {
  test(name, () =>
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(inStyleOf(bytes(file), bytes(text)))).toBe(want),
  );
}

test("line ends and a byte order mark do not count", () => {
  expect(isSameText(bytes("\ufeffa\r\nb"), bytes("a\nb"))).toBe(true);
  expect(textHash(bytes("\ufeffa\r\nb"))).toBe(textHash(bytes("a\nb")));
  expect(bytesHash(bytes("a\r\nb"))).not.toBe(bytesHash(bytes("a\nb")));
});

test("everything else counts, also in bytes that are no text", () => {
  expect(isSameText(bytes("a\rb"), bytes("a\nb"))).toBe(false);
  expect(isSameText(bytes("a \n"), bytes("a\n"))).toBe(false);
  expect(isSameText(Uint8Array.of(0xff), Uint8Array.of(0xfe))).toBe(false);
});
