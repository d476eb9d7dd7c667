import type { PatternReader } from "./pattern-reader.ts";
import { readCharacter, readProperty } from "./read-escape.ts";

/** class = "[" [ "^" ] { item | range } [ "-" class ] "]", after the bracket. */
export function readClass(reader: PatternReader): void {
  reader.take("^");
  for (let isFirst = true; ; isFirst = false) {
    if (reader.isAtEnd) reader.fail("a `[` is not closed");
    if (!isFirst && reader.take("]")) return;
    if (!isFirst && reader.take("-[")) readSubtracted(reader);
    else readItem(reader);
  }
}

function readItem(reader: PatternReader): void {
  const from = readMember(reader);
  if (from === undefined || reader.peek() !== "-" || [undefined, "]"].includes(reader.text[reader.at + 1])) return;
  reader.at += 1;
  if (reader.take("[")) readSubtracted(reader);
  else if ((readMember(reader) ?? reader.fail("a range cannot end in a class such as `\\d`")) < from)
    reader.fail("a range is reversed");
}

/** Returns the code of a character; undefined for a character set. */
function readMember(reader: PatternReader): number | undefined {
  const character = reader.next();
  if (character === "[") return skipPosixName(reader);
  if (character !== "\\" || reader.isAtEnd) return character.charCodeAt(0);
  if (/^[dDsSwW]$/.test(reader.peek())) {
    reader.at += 1;
    return undefined;
  }
  if (/^[pP]$/.test(reader.peek())) {
    readProperty(reader);
    return undefined;
  }
  return reader.take("-") ? "-".charCodeAt(0) : readCharacter(reader);
}

// `[:` and `:]` look like POSIX names, of which .NET skips the empty form only.
function skipPosixName(reader: PatternReader): number {
  reader.take("::]");
  return "[".charCodeAt(0);
}

function readSubtracted(reader: PatternReader): void {
  readClass(reader);
  if (reader.peek() !== "]" && !reader.isAtEnd) reader.fail("a subtracted class must stand last");
}
