const longest = 60;

/** Shows what a user wrote inside one line of prose: nothing can move the cursor, break the line or fill the screen. */
export function quoted(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return `\`${visible(short)}\``;
}

/** Spells every control, format and lone surrogate character as an escape, so that a terminal only ever prints it. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, escaped);
}

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}
