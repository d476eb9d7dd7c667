import type { PatternReader } from "./pattern-reader.ts";
import { unicodeSets } from "./unicode-sets.ts";

/** escape = "\" ( anchor | class | property | reference | character ), after the backslash. */
export function readEscape(reader: PatternReader): void {
  if (reader.isAtEnd) reader.fail("a backslash stands at the end");
  if (reader.take(/[bBAGZz]/y) || readSet(reader) || readReference(reader)) return;
  readCharacter(reader);
}

/** class = "[" [ "^" ] { item | range } [ "-" class ] "]", after the bracket. */
export function readClass(reader: PatternReader): void {
  reader.take(/\^/y);
  for (let isFirst = true; ; isFirst = false) {
    if (reader.isAtEnd) reader.fail("a `[` is not closed");
    if (!isFirst && reader.take(/\]/y)) return;
    if (!isFirst && reader.take(/-\[/y)) readSubtracted(reader);
    else readItem(reader);
  }
}

function readItem(reader: PatternReader): void {
  const from = readMember(reader);
  if (from === undefined || !reader.take(/-(?!\]|$)/y)) return;
  if (reader.take(/\[/y)) readSubtracted(reader);
  else if ((readMember(reader) ?? reader.fail("a range cannot end in a class such as `\\d`")) < from)
    reader.fail("a range is reversed");
}

/** Returns the code of a character; undefined for a character set. */
function readMember(reader: PatternReader): number | undefined {
  // `[:` and `:]` look like POSIX names, of which .NET skips the empty form only.
  const [plain] = reader.take(/\[(?:::\])?|[^\\]|\\$/y) ?? [];
  if (plain !== undefined) return plain.charCodeAt(0);
  reader.take(/\\/y);
  if (readSet(reader)) return undefined;
  return reader.take(/-/y)?.[0].charCodeAt(0) ?? readCharacter(reader);
}

function readSubtracted(reader: PatternReader): void {
  readClass(reader);
  if (!reader.sees(/\]|$/y)) reader.fail("a subtracted class must stand last");
}

/** set = "d" | "D" | "s" | "S" | "w" | "W" | ("p" | "P") "{" name "}"; returns false if there is none. */
function readSet(reader: PatternReader): boolean {
  if (reader.take(/[dDsSwW]/y)) return true;
  if (!reader.take(/[pP]/y)) return false;
  if (!reader.take(/\{/y)) reader.fail("`\\p` needs a name in braces");
  let name = reader.takeWord();
  while (reader.take(/-/y)) name += `-${reader.takeWord()}`;
  if (!reader.take(/\}/y)) reader.fail("`\\p{` has no `}`");
  return unicodeSets.has(name) || reader.fail(`.NET knows no Unicode category or block \`${name}\``);
}

const simpleEscapes = new Map(Object.entries({ a: 7, b: 8, e: 27, f: 12, n: 10, r: 13, t: 9, v: 11 }));

/** character = octal | "x" hex hex | "u" hex hex hex hex | "c" control | escape letter | non-word character; returns its code. */
function readCharacter(reader: PatternReader): number {
  const [octal] = reader.take(/[0-7]{1,3}/y) ?? [];
  if (octal !== undefined) return Number.parseInt(octal, 8) & 0xff;
  if (reader.take(/x/y)) return readHex(reader, 2);
  if (reader.take(/u/y)) return readHex(reader, 4);
  if (reader.take(/c/y)) return readControl(reader);
  const letter = reader.takeWord();
  if (letter === "") return reader.takeCharacter().charCodeAt(0);
  reader.at += 1 - letter.length;
  return simpleEscapes.get(letter.charAt(0)) ?? reader.fail(`\`\\${letter.charAt(0)}\` is no escape`);
}

function readHex(reader: PatternReader, length: number): number {
  const digits = reader.take(new RegExp(`[\\dA-Fa-f]{${length}}`, "y"));
  return Number.parseInt(digits?.[0] ?? reader.fail(`an escape needs ${length} hexadecimal digits`), 16);
}

function readControl(reader: PatternReader): number {
  const [character = ""] = reader.take(/[@-_a-z]/y) ?? [];
  return character === "" ? reader.fail("`\\c` needs a letter") : character.charCodeAt(0) & 0x1f;
}

/** reference = digits | ("k" | "") ("<" name ">" | "'" name "'"); backtracks and returns false if there is none. */
function readReference(reader: PatternReader): boolean {
  const start = reader.at;
  const isReference = reader.sees(/[1-9]/y) ? readGroupNumber(reader) : readNamedReference(reader);
  if (!isReference) reader.at = start;
  return isReference;
}

function readGroupNumber(reader: PatternReader): boolean {
  const number = reader.takeGroup();
  return reader.hasGroup(number) || (Number(number) <= 9 && reader.fail(`there is no group ${number}`));
}

function readNamedReference(reader: PatternReader): boolean {
  const isNamed = reader.take(/k/y) !== undefined;
  const opening = reader.take(/[<']/y)?.[0];
  if (isNamed && (opening === undefined || reader.isAtEnd)) reader.fail("`\\k` needs a name in `<>`");
  if (opening === undefined) return false;
  const name = reader.takeGroup();
  if (name === "" || !reader.take(opening === "<" ? />/y : /'/y)) return false;
  return reader.hasGroup(name) || reader.fail(`there is no group \`${name}\``);
}
