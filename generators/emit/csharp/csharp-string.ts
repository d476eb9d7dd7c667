/** The characters to escape in a C# string literal: quotes, backslashes, controls, the line ends beyond ASCII, and halves of surrogate pairs. */
const UNSAFE = /["\\\p{Cc}\p{Cf}\u2028\u2029]|\p{Cs}/gu;

const short: Readonly<Record<string, string>> = {
  '"': '\\"',
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "\0": "\\0",
};

/** A C# string literal, quotes included, that holds exactly this text whatever it is. */
export function csharpString(text: string): string {
  return `"${text.replace(UNSAFE, (character) => short[character] ?? escapeUnits(character))}"`;
}

/** A literal for a regular expression: verbatim where that is what a person would write, so that its backslashes stay single. */
export function csharpPattern(pattern: string): string {
  const isVerbatim =
    pattern.includes("\\") && pattern.replaceAll("\\", "").search(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u) < 0;
  return isVerbatim ? `@"${pattern.replaceAll('"', '""')}"` : csharpString(pattern);
}

function escapeUnits(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}
