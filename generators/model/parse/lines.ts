/** Returns true if nothing but space stands before an offset on its line. */
export function isFirstOnLine(text: string, offset: number): boolean {
  let at = offset - 1;
  while (isIndent(text[at])) at -= 1;
  return at < 0 || isLineEnd(text[at]);
}

/** Returns the number of spaces and tabs that the line of an offset begins with. */
export function indentOf(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isLineEnd(text[start - 1])) start -= 1;
  let end = start;
  while (isIndent(text[end])) end += 1;
  return end - start;
}

/** Returns true if a line ends between two offsets. */
export function hasLineEnd(text: string, start: number, end: number): boolean {
  return endOfLine(text, start) < end;
}

/** Returns the offset of the end of a line. Stops there, unlike a search for a line feed in a text that has none. */
export function endOfLine(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && !isLineEnd(text[at])) at += 1;
  return at;
}

/** Returns the offset of the first character on the next line that is no indentation; -1 if there is none. */
export function nextLine(text: string, lineEnd: number): number {
  if (!isLineEnd(text[lineEnd])) return -1;
  let at = text.startsWith("\r\n", lineEnd) ? lineEnd + 2 : lineEnd + 1;
  while (isIndent(text[at])) at += 1;
  return at >= text.length || isLineEnd(text[at]) ? -1 : at;
}

function isIndent(character: string | undefined): boolean {
  return character === " " || character === "\t";
}

function isLineEnd(character: string | undefined): boolean {
  return character === "\n" || character === "\r";
}
