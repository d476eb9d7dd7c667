/** Whether nothing but space stands before an offset on its line. */
export function isFirstOnLine(text: string, offset: number): boolean {
  let at = offset - 1;
  while (isSpace(text[at])) at -= 1;
  return at < 0 || text[at] === "\n" || text[at] === "\r";
}

/** Whether a character indents. */
export function isSpace(character: string | undefined): boolean {
  return character === " " || character === "\t";
}
