const keywords: ReadonlySet<string> = new Set(
  (
    "abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern " +
    "false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override " +
    "params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof " +
    "uint ulong unchecked unsafe ushort using virtual void volatile while await"
  ).split(" "),
);

/** A name as a C# identifier: reserved words get their `@`. */
export function csharpIdentifier(name: string): string {
  return keywords.has(name) ? `@${name}` : name;
}

/** A dotted name as C# writes it: each part that is a reserved word gets its `@`. */
export function csharpName(name: string): string {
  return name.split(".").map(csharpIdentifier).join(".");
}

/** A name that no other in the same place has; underscores make the difference. */
export function freshIdentifier(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? freshIdentifier(`${name}_`, taken) : csharpIdentifier(name);
}

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

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text for a `///` comment: no markup, and none of the five line ends that would leave the comment. */
export function xmlText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, " ")
    .trim()
    .replace(/[&<>]/g, (character) => entities[character] ?? character);
}
