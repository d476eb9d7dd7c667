import { expect, test } from "vitest";
import { decodeText } from "../../generators/source/decode-text.ts";

const codesOf = (bytes: Uint8Array) =>
  decodeText({ path: "a.yaml", bytes }).diagnostics.map(({ code, span }) => `${code} ${span?.start}`);
const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ["plain text", utf8("entity:\r\n\ta"), []],
  ["a byte order mark", utf8("\ufeffentity:"), []],
  ["a byte order mark in the middle", utf8("a\ufeff"), ["TEN0103 1"]],
  ["exactly one MiB", new Uint8Array(1024 * 1024).fill(0x20), []],
  ["one byte more", new Uint8Array(1024 * 1024 + 1).fill(0x20), ["TEN0101 0"]],
  ["Latin-1", Uint8Array.from([0x61, 0xfc]), ["TEN0102 1"]],
  ["UTF-16", Uint8Array.from([0xff, 0xfe, 0x61, 0x00]), ["TEN0102 0"]],
  ["half a character", Uint8Array.from([0xe2, 0x82]), ["TEN0102 0"]],
  ["an encoded surrogate", Uint8Array.from([0xed, 0xa0, 0x80]), ["TEN0102 0"]],
  ["code points that are no characters", utf8("a\ufffe\uffff"), ["TEN0103 1", "TEN0103 2"]],
  ["NUL, DEL and a mark of direction", utf8("\0\u007f\u202e"), ["TEN0103 0", "TEN0103 1", "TEN0103 2"]],
] satisfies readonly (readonly [name: string, bytes: Uint8Array, want: readonly string[]])[])(
  "%s",
  (_name, bytes, want) => {
    expect(codesOf(bytes)).toEqual(want);
  },
);

test("a mark at the start is dropped, so that columns count what an editor shows", () => {
  expect(decodeText({ path: "a.yaml", bytes: utf8("\ufeffab") })).toMatchObject({ ok: true, value: "ab" });
});
