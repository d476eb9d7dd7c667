const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text for a `///` comment: no markup, and none of the five line ends that would leave the comment. */
export function xmlText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, " ")
    .trim()
    .replace(/[&<>]/g, (character) => entities[character] ?? character);
}
