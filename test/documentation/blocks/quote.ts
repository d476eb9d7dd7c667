/** A line that stands for left-out lines: an ellipsis alone, or in a comment. */
const leftOut = /^\s*(?:(?:\/\/|#) )?…$/;
const documentation = /^\s*\/\/\//;

/**
 * Returns true if a source has the lines of a quote in their order, each run of lines with an indentation of its own.
 * A line that is only an ellipsis stands for left-out lines, and documentation comments can be left out as well.
 */
export function isQuoted(quote: string, source: string): boolean {
  const lines = source
    .split("\n")
    .filter((line) => !documentation.test(line) || quote.split("\n").some((one) => documentation.test(one)));
  let start = 0;
  for (const run of runsOf(quote)) {
    const end = endOf(run, lines, start);
    if (end === undefined) return false;
    start = end;
  }
  return true;
}

/** Splits a quote at the lines that stand for left-out ones. */
function runsOf(quote: string): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  for (const line of quote.trimEnd().split("\n")) {
    if (leftOut.test(line)) runs.push([]);
    else runs.at(-1)?.push(line);
  }
  return runs.filter((run) => run.length > 0);
}

/** Returns the index behind the first place of a run from an index on. */
function endOf(run: readonly string[], lines: readonly string[], from: number): number | undefined {
  const own = indentOf(run[0] ?? "");
  for (let start = from; start + run.length <= lines.length; start++) {
    const indent = indentOf(lines[start] ?? "");
    const fits = run.every((line, index) => {
      const expected = line === "" ? "" : `${" ".repeat(Math.max(0, indent - own))}${line}`;
      return lines[start + index] === (indent < own ? line.slice(own - indent) : expected);
    });
    if (fits) return start + run.length;
  }
  return undefined;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
