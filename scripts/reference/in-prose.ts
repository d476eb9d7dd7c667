/** Keeps Markdown from reading the words of a terminal as markup, but for code in backticks. */
export function inProse(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\*_<>#[\]|]/g, "\\$&")))
    .join("");
}
