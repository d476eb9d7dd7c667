import { isWordCharacter, type PatternReader } from "./pattern-reader.ts";
import { unicodeSets } from "./unicode-sets.ts";

/** escape = "\" ( anchor | class | property | reference | character ), after the backslash. */
export function readEscape(reader: PatternReader): void {
  const character = reader.peek();
  if (character === "") reader.fail("a backslash stands at the end");
  if (/^[bBAGZzwWsSdD]$/.test(character)) reader.at += 1;
  else if (/^[pP]$/.test(character)) readProperty(reader);
  else if (!readReference(reader)) readCharacter(reader);
}

/** property = ("p" | "P") "{" name "}" */
export function readProperty(reader: PatternReader): void {
  reader.at += 1;
  if (!reader.take("{")) reader.fail("`\\p` needs a name in braces");
  const name = reader.takeWhile((character) => isWordCharacter(character) || character === "-");
  if (!reader.take("}")) reader.fail("`\\p{` has no `}`");
  if (!unicodeSets.has(name)) reader.fail(`.NET knows no Unicode category or block \`${name}\``);
}

/** character = octal | "x" hex hex | "u" hex hex hex hex | "c" control | escape letter | non-word character; returns its code. */
export function readCharacter(reader: PatternReader): number {
  const character = reader.next();
  if (/^[0-7]$/.test(character)) return readOctal(reader, character);
  switch (character) {
    case "x":
      return readHex(reader, 2);
    case "u":
      return readHex(reader, 4);
    case "c":
      return readControl(reader);
    default:
      return simpleEscapes.get(character) ?? literal(reader, character);
  }
}

const simpleEscapes: ReadonlyMap<string, number> = new Map([
  ["a", 7],
  ["b", 8],
  ["e", 27],
  ["f", 12],
  ["n", 10],
  ["r", 13],
  ["t", 9],
  ["v", 11],
]);

function literal(reader: PatternReader, character: string): number {
  if (isWordCharacter(character)) reader.fail(`\`\\${character}\` is no escape`);
  return character.charCodeAt(0);
}

function readOctal(reader: PatternReader, first: string): number {
  let digits = first;
  while (digits.length < 3 && /^[0-7]$/.test(reader.peek())) digits += reader.next();
  return Number.parseInt(digits, 8) & 0xff;
}

function readHex(reader: PatternReader, length: number): number {
  const digits = reader.text.slice(reader.at, reader.at + length);
  if (!/^[\dA-Fa-f]+$/.test(digits) || digits.length < length)
    reader.fail(`an escape needs ${length} hexadecimal digits`);
  reader.at += length;
  return Number.parseInt(digits, 16);
}

function readControl(reader: PatternReader): number {
  const character = reader.next();
  const code = character.replace(/[a-z]/, (letter) => letter.toUpperCase()).charCodeAt(0) - 64;
  return code >= 0 && code < 32 ? code : reader.fail("`\\c` needs a letter");
}

/** reference = digits | ("k" | "") ("<" name ">" | "'" name "'"); backtracks and returns false if there is none. */
function readReference(reader: PatternReader): boolean {
  const start = reader.at;
  const isReference = /^[1-9]$/.test(reader.peek()) ? readGroupNumber(reader) : readNamedReference(reader);
  if (!isReference) reader.at = start;
  return isReference;
}

function readGroupNumber(reader: PatternReader): boolean {
  const number = reader.takeNumber();
  return reader.hasGroup(number) || (number <= 9 && reader.fail(`there is no group ${number}`));
}

function readNamedReference(reader: PatternReader): boolean {
  const isNamed = reader.take("k");
  const close = reader.take("<") ? ">" : reader.take("'") ? "'" : "";
  if (isNamed && (close === "" || reader.isAtEnd)) reader.fail("`\\k` needs a name in `<>`");
  return close !== "" && readGroupName(reader, close);
}

function readGroupName(reader: PatternReader, close: string): boolean {
  const isNumber = /^\d$/.test(reader.peek());
  const name = isNumber ? reader.takeNumber() : reader.takeWhile(isWordCharacter);
  if (name === "" || !reader.take(close)) return false;
  return reader.hasGroup(name) || reader.fail(`there is no group \`${name}\``);
}
