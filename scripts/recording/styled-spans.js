// @ts-check

/**
 * @typedef {object} Span
 * @property {string} text
 * @property {readonly string[]} styles CSS classes of the drawing.
 */

/** The styles that Tenon's output uses, by the code that turns each on, with the code that turns it off. */
const STYLES = new Map([
  ["1", { style: "bold", off: "22" }],
  ["2", { style: "dim", off: "22" }],
  ["31", { style: "red", off: "39" }],
  ["32", { style: "green", off: "39" }],
  ["33", { style: "yellow", off: "39" }],
  ["36", { style: "cyan", off: "39" }],
]);

/**
 * Splits a line of terminal output into spans of one style each. Throws on an escape sequence that the drawing does not know.
 * @param {string} line
 * @returns {readonly Span[]}
 */
export function styledSpans(line) {
  /** @type {Map<string, string>} */
  let active = new Map();
  /** @type {Span[]} */
  const spans = [];
  for (const part of line.split(/(\u001b\[[\d;]*m)/)) {
    const code = /^\u001b\[(\d+)m$/.exec(part)?.[1];
    if (code !== undefined) active = switched(active, code);
    else if (part.includes("\u001b")) throw new Error(`The drawing knows no ${JSON.stringify(part)}.`);
    else if (part !== "") spans.push({ text: part, styles: [...active.keys()] });
  }
  return spans;
}

/**
 * Returns the active styles, each with the code that ends it, after one more code.
 * @param {ReadonlyMap<string, string>} active
 * @param {string} code
 * @returns {Map<string, string>}
 */
function switched(active, code) {
  const begun = STYLES.get(code);
  if (begun !== undefined) return new Map([...active, [begun.style, begun.off]]);
  const remaining = new Map([...active].filter(([, off]) => code !== "0" && off !== code));
  if (code !== "0" && remaining.size === active.size) throw new Error(`The drawing knows no style ${code}.`);
  return remaining;
}
