import { type Grammar, type Part, partsOf } from "../grammar/grammar.ts";

/** A drawn part: its track comes in at the left and goes out at the right, at the height 0. */
interface Drawing {
  readonly width: number;
  /** The extent above and below the track. */
  readonly up: number;
  readonly down: number;
  /** Returns the markup with the left end of the track at a point. */
  readonly draw: (x: number, y: number) => string;
}

const gap = 12;
const half = 13;
const letter = 8;
/** A row of a diagram is broken behind this width, so that it fits beside the sidebar. */
const widest = 600;

/** Returns the diagram of a production as SVG on one line. `addressOf` returns the address of a production. */
export function railroad(grammar: Grammar, name: string, addressOf: (name: string) => string): string {
  const production = grammar.productions.get(name);
  if (production === undefined) throw new Error(`The grammar has no production ${name}.`);
  const { width, up, down, draw } = drawingOf(production.part, addressOf);
  const [right, height] = [width + 3 * gap, up + down + 2 * gap];
  const y = up + gap;
  const ends = `${track(`M${gap / 2} ${y - 6}v12m0-6h${gap}`)}${track(`M${width + gap * 1.5} ${y}h${gap}m0-6v12`)}`;
  const content = `<title>Diagram of ${name}</title>${ends}${draw(gap * 1.5, y)}`;
  return `<svg class="railroad" role="group" aria-label="Diagram of ${name}" viewBox="0 0 ${right} ${height}" width="${right}" height="${height}">${content}</svg>`;
}

function drawingOf(part: Part, addressOf: (name: string) => string): Drawing {
  const within = (inner: Part) => drawingOf(inner, addressOf);
  switch (part.kind) {
    case "token":
      return box(part.token, "token");
    case "class":
      return box(part.name, "class");
    case "rule":
      return box(part.name, "rule", addressOf(part.name));
    case "sequence":
      return stack(rowsOf(part.parts.filter(({ kind }) => kind !== "unless" && kind !== "joined").map(within)));
    case "choice":
      return branches(partsOf(part).map(within));
    case "optional":
      return branches([straight, within(part.part)]);
    case "repeated":
      return branches([straight, loop(within(part.part))]);
    case "unless":
    case "joined":
      return straight;
  }
}

const straight: Drawing = { width: 0, up: 0, down: 0, draw: () => "" };

function box(text: string, kind: "token" | "class" | "rule", address?: string): Drawing {
  const width = text.length * letter + 2 * gap;
  const shape = (x: number, y: number) =>
    `<rect class="${kind}" x="${x}" y="${y - half}" width="${width}" height="${2 * half}" rx="${kind === "rule" ? 0 : half}"/><text x="${x + width / 2}" y="${y + 4}">${escaped(text)}</text>`;
  const draw = (x: number, y: number) =>
    address === undefined ? shape(x, y) : `<a href="${address}">${shape(x, y)}</a>`;
  return { width, up: half, down: half, draw };
}

/** Breaks a sequence into rows. */
function rowsOf(parts: readonly Drawing[]): readonly Drawing[] {
  const rows: Drawing[][] = [[]];
  let width = 0;
  for (const part of parts) {
    if (width > 0 && width + part.width > widest) {
      rows.push([]);
      width = 0;
    }
    rows.at(-1)?.push(part);
    width += part.width + gap;
  }
  return rows.map(line);
}

function line(parts: readonly Drawing[]): Drawing {
  const width = parts.reduce((sum, part) => sum + part.width, 0) + gap * Math.max(0, parts.length - 1);
  const draw = (x: number, y: number) => {
    let at = x;
    return parts
      .map((part, index) => {
        const before = index === 0 ? "" : track(`M${at - gap} ${y}h${gap}`);
        const drawn = before + part.draw(at, y);
        at += part.width + gap;
        return drawn;
      })
      .join("");
  };
  return { width, up: most(parts, "up"), down: most(parts, "down"), draw };
}

/** Puts rows below each other; the track goes back to the left between two rows. */
function stack(rows: readonly Drawing[]): Drawing {
  const [only, ...others] = rows;
  if (only === undefined || others.length === 0) return only ?? straight;
  const width = Math.max(...rows.map((row) => row.width)) + 3 * gap;
  const drops = rows.map((row, index) => (index === 0 ? 0 : (rows[index - 1]?.down ?? 0) + row.up + 2 * gap));
  const down = drops.reduce((sum, drop) => sum + drop, 0) + (rows.at(-1)?.down ?? 0);
  const draw = (x: number, y: number) => {
    let at = y;
    return rows
      .map((row, index) => {
        at += drops[index] ?? 0;
        const above = at - row.up - gap;
        const [left, from] = [x + gap, at - (drops[index] ?? 0)];
        const end = left + (rows[index - 1]?.width ?? 0);
        const back = `M${end} ${from}h${gap / 2}V${above}H${x + gap / 2}V${at}h${gap / 2}`;
        return track(index === 0 ? `M${x} ${y}h${gap}` : back) + row.draw(left, at);
      })
      .concat(track(`M${x + gap + (rows.at(-1)?.width ?? 0)} ${at}H${x + width - gap / 2}V${y}h${gap / 2}`))
      .join("");
  };
  return { width, up: only.up, down, draw };
}

/** Puts alternatives below each other, the first on the track. */
function branches(parts: readonly Drawing[]): Drawing {
  const inner = Math.max(...parts.map((part) => part.width));
  const width = inner + 4 * gap;
  const drops: number[] = [];
  for (const [index, part] of parts.entries()) {
    const above = parts[index - 1];
    drops.push(above === undefined ? 0 : (drops[index - 1] ?? 0) + above.down + part.up + gap);
  }
  const draw = (x: number, y: number) =>
    parts
      .map((part, index) => {
        const at = y + (drops[index] ?? 0);
        const left = x + 2 * gap;
        const [enter, leave] =
          index === 0
            ? [`M${x} ${y}H${left}`, `M${left + part.width} ${y}H${x + width}`]
            : [`M${x} ${y}h${gap}V${at}H${left}`, `M${left + part.width} ${at}H${x + width - gap}V${y}h${gap}`];
        return track(enter) + part.draw(left, at) + track(leave);
      })
      .join("");
  const [last = 0] = drops.slice(-1);
  return { width, up: parts[0]?.up ?? 0, down: last + (parts.at(-1)?.down ?? 0), draw };
}

/** Draws a track back to the beginning, above the part. */
function loop(part: Drawing): Drawing {
  const up = part.up + gap;
  const width = part.width + 2 * gap;
  const draw = (x: number, y: number) =>
    track(`M${x} ${y}H${x + gap}M${x + width - gap} ${y}H${x + width}`) +
    track(`M${x + width - gap} ${y}h${gap / 2}V${y - up}H${x + gap / 2}V${y}m4-${up + 4}l-4 4 4 4`) +
    part.draw(x + gap, y);
  return { width, up, down: part.down, draw };
}

function most(parts: readonly Drawing[], side: "up" | "down"): number {
  return Math.max(0, ...parts.map((part) => part[side]));
}

function track(path: string): string {
  return `<path d="${path}"/>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("{", "&#123;").replaceAll("}", "&#125;");
}
