// @ts-check
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { createInterface } from "node:readline";

/**
 * @typedef {{ part: string, code: number, seconds: number, end: readonly string[] }} Outcome With the last lines that it printed.
 * @typedef {{ program: string, args: readonly string[], env?: NodeJS.ProcessEnv }} Command
 * @typedef {{ lanes?: number, quiet?: number }} Options The number of lanes, and the seconds after which a silent part says that it is at work.
 */

/** The number of lines of a part that failed which are repeated at the end: above, they stand among those of other parts. */
const REPEATED = 60;

/**
 * Runs parts, each in a process of its own: those of a group one after the other, and the groups in as many lanes as there are processors.
 * A lane that has ended a group takes the next one. A part that fails leaves the others alone; every line is written at once, with its part,
 * and the last lines of a part that failed again before the summary.
 * @param {readonly (readonly string[])[]} groups
 * @param {(part: string) => Command} commandOf
 * @param {(line: string) => void} write
 * @param {Options} [options]
 * @returns {Promise<readonly Outcome[]>} In the order of the groups.
 */
export async function runLanes(groups, commandOf, write, { lanes = availableParallelism(), quiet = 10 } = {}) {
  const parts = groups.flat();
  const width = Math.max(...parts.map((part) => part.length));
  const waiting = [...groups];
  /** @type {Outcome[]} */
  const outcomes = [];
  let begun = 0;
  const lane = async () => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift())
      for (const part of group) {
        const say = (/** @type {string} */ line) => write(`${part.padEnd(width)} | ${line}`);
        say(`begins, ${++begun} of ${parts.length}`);
        const outcome = await runPart(part, commandOf(part), { say, quiet });
        outcomes.push(outcome);
        say(wordsOf(outcome));
      }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, groups.length) }, lane));
  const all = parts.flatMap((part) => outcomes.filter((outcome) => outcome.part === part));
  for (const { part, end } of all.filter(({ code }) => code !== 0))
    for (const line of ["", `${part} ended with:`, ...end]) write(line);
  write("");
  for (const outcome of all) write(`${outcome.part.padEnd(width)}  ${wordsOf(outcome)}`);
  return all;
}

/**
 * @param {string} part
 * @param {Command} command
 * @param {{ say: (line: string) => void, quiet: number }} page
 * @returns {Promise<Outcome>}
 */
async function runPart(part, command, { say, quiet }) {
  const begin = performance.now();
  const seconds = () => Math.round((performance.now() - begin) / 1000);
  const silence = setInterval(() => say(`at work for ${durationOf(seconds())}`), quiet * 1000);
  /** @type {string[]} */
  const lines = [];
  const code = await run(command, (line) => {
    silence.refresh();
    lines.push(line);
    say(line);
  });
  clearInterval(silence);
  return { part, code, seconds: seconds(), end: lines.slice(-REPEATED) };
}

/** @param {Outcome} outcome */
function wordsOf({ code, seconds }) {
  return `${code === 0 ? "passed" : `FAILED with ${code}`} in ${durationOf(seconds)}`;
}

/** @param {number} seconds */
function durationOf(seconds) {
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * @param {Command} command
 * @param {(line: string) => void} say
 * @returns {Promise<number>} The exit code.
 */
function run({ program, args, env }, say) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args], { stdio: ["ignore", "pipe", "pipe"], env });
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on("line", (line) => {
        if (line.trim() !== "") say(line);
      });
    child.on("error", reject).on("close", (code) => resolve(code ?? 1));
  });
}
