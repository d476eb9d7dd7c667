const longest = 60;

/** Quotes user text for one line of prose: it cannot move the cursor, break the line or fill the screen. */
export function quoted(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return `\`${visible(short)}\``;
}

/** Escapes every control, format and lone surrogate character for output to a terminal. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, escaped);
}

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}
