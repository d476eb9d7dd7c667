/** The number of characters before a text that compression still sees well: Deflate looks back 32 KB. */
const seen = 28_000;

/**
 * Orders the entries of a record so that each stands behind those that it shares lines with. Compressed, the templates are 5 KB smaller so.
 * @template Value
 * @param {Readonly<Record<string, Value>>} record
 * @returns {Readonly<Record<string, Value>>}
 */
export function alikeTogether(record) {
  const left = new Map(Object.entries(record).map(([name, value]) => [name, { name, value, ...linesOf(value) }]));
  const ordered = [];
  while (left.size > 0) {
    let room = seen;
    const before = ordered.toReversed().filter(({ length }) => {
      room -= length;
      return room + length > 0;
    });
    const shared = [...left.values()].map(({ name, lines, length }) => {
      const known = [...lines].filter((line) => before.some((one) => one.lines.has(line)));
      return { name, score: known.join("").length / Math.sqrt(length) };
    });
    const best = shared.reduce((one, other) => (other.score > one.score ? other : one));
    const next = left.get(best.name);
    if (next === undefined) throw new Error(`There is no ${best.name}.`);
    left.delete(best.name);
    ordered.push(next);
  }
  return Object.fromEntries(ordered.map(({ name, value }) => [name, value]));
}

/** @param {unknown} value */
function linesOf(value) {
  const json = JSON.stringify(value);
  const lines = json.split(/\\n|","/).map((line) => line.trim());
  return { lines: new Set(lines.filter((line) => line.length > 14)), length: json.length };
}
