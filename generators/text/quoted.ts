const longest = 60;

// Names and paths are copied from messages, so they are whole; a compiler takes no longer name.
const longestName = 1023;

/** Quotes user text for one line of prose: it cannot move the cursor, break the line or fill the screen. */
export function quoted(text: string): string {
  return `\`${visible(isWhole(text) ? text : `${text.slice(0, longest)}…`)}\``;
}

/** True for a short text, a name, and a path, also after a word such as `AddCookie in`. */
function isWhole(text: string): boolean {
  if (text.length <= longest) return true;
  return text.length <= longestName && NAME.test(text);
}

const NAME = /^(?:\S+ in )?(?:(?:[A-Za-z]:|\.{0,2}\/|[\w.-]+\/)[^\n]*[^\n/]|[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*)$/u;

/** Escapes every control, format and lone surrogate character for output to a terminal. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, escaped);
}

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}

const most = 12;

/** Joins quoted words in a sentence: `` `A`, `B` and `C` ``. */
export function listOf(names: readonly string[], conjunction = "and"): string {
  const shown = names.slice(0, most).map(quoted);
  if (names.length > most) return `${shown.join(", ")} and ${names.length - most} more`;
  return inSentence(shown, conjunction);
}

/** Joins words in a sentence as they are: `A, B and C`. */
export function inSentence(words: readonly string[], conjunction = "and"): string {
  const last = words.at(-1) ?? "none";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}
