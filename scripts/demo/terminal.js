// @ts-check

const isColoured = process.stdout.isTTY === true && !process.env["NO_COLOR"];

/** @param {number} code */
function colour(code) {
  return (/** @type {string} */ text) => (isColoured ? `\u001b[${code}m${text}\u001b[0m` : text);
}

export const bold = colour(1);
export const dim = colour(2);
export const red = colour(31);
export const green = colour(32);

/** The columns to write in; generous where there is no terminal. */
export function columns() {
  return process.stdout.isTTY ? Math.max(process.stdout.columns, 80) : 160;
}

/**
 * Does a piece of work that takes a while, and shows that it goes on: elapsed seconds on a terminal, one line before and one after elsewhere.
 * @template T
 * @param {string} title
 * @param {(onProgress: (line: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const start = Date.now();
  const isLive = process.stderr.isTTY === true;
  let latest = "";
  const seconds = () => `${((Date.now() - start) / 1000).toFixed(isLive ? 0 : 1)} s`;
  const show = () => process.stderr.write(`\r\u001b[K${title} ... ${seconds()}  ${latest}`.slice(0, columns() + 3));
  const timer = isLive ? setInterval(show, 250) : undefined;
  if (!isLive) {
    console.error(`${title} ...`);
  }
  try {
    const result = await work((line) => (latest = line.trim()));
    console.error(`${isLive ? "\r\u001b[K" : ""}${title}: done in ${seconds()}`);
    return result;
  } catch (error) {
    console.error(`${isLive ? "\r\u001b[K" : ""}${title}: failed after ${seconds()}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
