const tries = 4;

interface Timed<T> {
  readonly result: T;
  /** Of the processor: a busy machine takes longer. */
  readonly seconds: number;
}

/**
 * Does work that has a bound in seconds of processor time, again while it takes too long, a few times. Caches and cores are shared on
 * a machine that others use, so that time on the processor grows as well: the quickest try counts. Work whose time grows with the
 * square of its input is too slow at each try.
 */
export function quickest<T>(bound: number, work: () => T): Timed<T> {
  let best = timed(work);
  for (let left = tries - 1; best.seconds >= bound && left > 0; left--) {
    const next = timed(work);
    if (next.seconds < best.seconds) best = next;
  }
  return best;
}

function timed<T>(work: () => T): Timed<T> {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return { result, seconds: (user + system) / 1_000_000 };
}
