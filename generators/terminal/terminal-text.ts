// The colours that diagnostics and pages are painted with: bold, red, green, yellow, cyan, and their ends.
const colour = /^\[(?:1|22|3[1236]|39)m/;
// Every control, format and lone surrogate character, and the two line ends beyond ASCII.
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Makes characters visible that could move the cursor, hide text or turn it around, wherever they came from.
 * The escapes are those of JSON, so that a document of `--json` keeps its values. Spec: command-line, Diagnostic format.
 */
export function terminalText(text: string, hasColours: boolean): string {
  return text.replace(unsafe, (character, at: number) => {
    const isLayout = character === "\n" || character === "\t" || (character === "\r" && text[at + 1] === "\n");
    const isColour = hasColours && character === "\u001b" && colour.test(text.slice(at + 1, at + 5));
    return isLayout || isColour ? character : escaped(character);
  });
}

function escaped(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}
