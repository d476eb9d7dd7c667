/** Returns true if nothing but space stands before an offset on its line. */
export function isFirstOnLine(text: string, offset: number): boolean {
  let at = offset - 1;
  while (isIndent(text.charCodeAt(at))) at -= 1;
  return at < 0 || isLineEnd(text.charCodeAt(at));
}

/** Returns the number of spaces and tabs that the line of an offset begins with. */
export function indentOf(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isLineEnd(text.charCodeAt(start - 1))) start -= 1;
  let end = start;
  while (isIndent(text.charCodeAt(end))) end += 1;
  return end - start;
}

/** Returns true if a line ends between two offsets. */
export function hasLineEnd(text: string, start: number, end: number): boolean {
  return endOfLine(text, start, end) < end;
}

/** Returns the offset of the end of a line, or `limit`. A search for the line feed would run through a text without one. */
export function endOfLine(text: string, offset: number, limit = text.length): number {
  let at = offset;
  while (at < limit && !isLineEnd(text.charCodeAt(at))) at += 1;
  return at;
}

/** Returns the offset of the first character on the next line that is no indentation; -1 if there is none. */
export function nextLine(text: string, lineEnd: number): number {
  if (!isLineEnd(text.charCodeAt(lineEnd))) return -1;
  let at = text.startsWith("\r\n", lineEnd) ? lineEnd + 2 : lineEnd + 1;
  while (isIndent(text.charCodeAt(at))) at += 1;
  return at >= text.length || isLineEnd(text.charCodeAt(at)) ? -1 : at;
}

function isIndent(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

/** Returns true for the code of a line feed or carriage return. */
export function isLineEnd(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}
