// @ts-check
import { styledSpans } from "./styled-spans.js";

/**
 * @typedef {object} Step
 * @property {string} command The command as it is typed, or a comment of the shell.
 * @property {readonly string[]} output The lines that the command printed, with their escape sequences.
 */

const FONT_SIZE = 14;
const CHARACTER = 8.4;
const LINE = 20;
const PADDING = 20;
const TITLE_BAR = 34;

/** Seconds for each character that is typed, before a command runs, between lines of output, and before the next prompt. */
const PACE = { character: 0.03, run: 0.4, line: 0.07, read: 1.6 };

// A terminal has its own background, so the drawing is readable on light and on dark pages.
// Lines are visible unless an animation hides them, so a viewer without animations shows them all.
const STYLE = `
  .screen { fill: #1c2128; stroke: #6e7681; }
  .button { fill: #6e7681; }
  text { fill: #dde3ea; font: ${FONT_SIZE}px ui-monospace, "SFMono-Regular", Menlo, Consolas, "Liberation Mono", monospace; white-space: pre; }
  .bold { font-weight: 700; }
  .dim { fill: #9aa4af; }
  .red { fill: #ff7b72; }
  .green { fill: #56d364; }
  .yellow { fill: #e3b341; }
  .cyan { fill: #56d4dd; }
  @media (prefers-reduced-motion: no-preference) {
    .line { animation: appear 1ms step-end backwards; }
    .typed { animation: type linear backwards; }
  }
  @keyframes appear { from { opacity: 0; } }
  @keyframes type { from { clip-path: inset(0 100% 0 0); } }
`;

/**
 * Draws a terminal session as an SVG whose lines appear one after the other and then stay.
 * @param {{ title: string, description: string, steps: readonly Step[] }} session
 * @returns {string}
 */
export function drawSession({ title, description, steps }) {
  const lines = timedLines(steps);
  const columns = Math.max(...lines.map(({ text }) => columnsOf(text)));
  const width = Math.ceil(columns * CHARACTER) + 2 * PADDING;
  const height = TITLE_BAR + lines.length * LINE + PADDING;
  const rows = lines.map((line, index) => drawLine(line, TITLE_BAR + index * LINE + FONT_SIZE));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${escaped(title)}</title>
<desc id="description">${escaped(description)}</desc>
<style>${STYLE}</style>
<rect class="screen" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>
${[0, 1, 2].map((index) => `<circle class="button" cx="${PADDING + index * 18}" cy="16" r="5"/>`).join("")}
${rows.join("\n")}
</svg>
`;
}

/**
 * @typedef {object} TimedLine
 * @property {string} text
 * @property {number} at The second at which the line appears.
 * @property {number} typing The seconds that typing takes; 0 for output.
 */

/**
 * Returns the lines of a session with their times, which depend on the text alone.
 * @param {readonly Step[]} steps
 * @returns {readonly TimedLine[]}
 */
function timedLines(steps) {
  /** @type {TimedLine[]} */
  const lines = [];
  let now = PACE.run;
  for (const { command, output } of steps) {
    const typing = command.length * PACE.character;
    lines.push({ text: command, at: now, typing });
    now += typing + PACE.run;
    for (const text of output) {
      lines.push({ text, at: now, typing: 0 });
      now += PACE.line;
    }
    now += PACE.read;
  }
  return lines;
}

/**
 * @param {TimedLine} line
 * @param {number} y
 */
function drawLine({ text, at, typing }, y) {
  const appears = `class="line" style="animation-delay:${seconds(at)}"`;
  if (typing === 0) return drawText(text, { x: PADDING, y, attributes: appears });
  const steps = `animation-timing-function:steps(${text.length})`;
  const types = `class="typed bold" style="animation-delay:${seconds(at)};animation-duration:${seconds(typing)};${steps}"`;
  const prompt = drawText("\u001b[32m$\u001b[39m", { x: PADDING, y, attributes: appears });
  return `${prompt}${drawText(text, { x: PADDING + 2 * CHARACTER, y, attributes: types })}`;
}

/**
 * @param {string} line
 * @param {{ x: number, y: number, attributes: string }} options
 */
function drawText(line, { x, y, attributes }) {
  const spans = styledSpans(line);
  const text = spans.map((span) =>
    span.styles.length === 0
      ? escaped(span.text)
      : `<tspan class="${span.styles.join(" ")}">${escaped(span.text)}</tspan>`,
  );
  const length = (columnsOf(line) * CHARACTER).toFixed(1);
  return spans.length === 0
    ? ""
    : `<text x="${x}" y="${y}" textLength="${length}" xml:space="preserve" ${attributes}>${text.join("")}</text>`;
}

/** @param {string} line */
function columnsOf(line) {
  return styledSpans(line).reduce((columns, { text }) => columns + [...text].length, 0);
}

/** @param {number} time */
function seconds(time) {
  return `${time.toFixed(2)}s`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
