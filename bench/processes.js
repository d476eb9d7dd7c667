// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * @typedef {object} Contestant
 * @property {string} name
 * @property {readonly string[]} command What to run; the first word is the program.
 * @property {() => void} [before] Makes the same start for every run; not timed.
 */

/**
 * Runs whole processes in turn, so that a slow moment of the machine meets all of them, and compares each with the first.
 * @param {readonly Contestant[]} contestants
 * @param {number} [rounds]
 */
export function compareProcesses(contestants, rounds = 15) {
  const runs = contestants.map(() => /** @type {{ time: number, memory: number }[]} */ ([]));
  for (let round = -1; round < rounds; round++) {
    for (const [index, contestant] of contestants.entries()) {
      const run = runOnce(contestant);
      if (round >= 0) runs[index]?.push(run);
    }
  }
  const base = runs[0] ?? [];
  return Object.fromEntries(
    contestants.map(({ name }, index) => {
      const own = runs[index] ?? [];
      const ratios = own.map(({ time }, round) => time / (base[round]?.time ?? 1));
      return [
        name,
        {
          "median ms": median(own.map(({ time }) => time)).toFixed(1),
          "times the first": median(ratios).toFixed(2),
          "from - to": `${Math.min(...ratios).toFixed(2)} - ${Math.max(...ratios).toFixed(2)}`,
          "peak MB": median(own.map(({ memory }) => memory)).toFixed(0),
        },
      ];
    }),
  );
}

/**
 * Milliseconds and megabytes of one run.
 * @param {Contestant} contestant
 */
export function runOnce({ name, command, before }) {
  before?.();
  const [program = "", ...args] = command;
  const measured = existsSync("/usr/bin/time") ? ["/usr/bin/time", "-f", "%M", program, ...args] : [program, ...args];
  const [first = "", ...rest] = measured;
  const start = process.hrtime.bigint();
  const { status, stderr } = spawnSync(first, rest, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const time = Number(process.hrtime.bigint() - start) / 1e6;
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`);
  return { time, memory: Number(/(\d+)\n$/.exec(stderr)?.[1] ?? Number.NaN) / 1024 };
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
