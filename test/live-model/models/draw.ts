/** Draws a number below a limit. */
export type Draw = (limit: number) => number;

/** One of several things; the list must not be empty. */
export function oneOf<T>(draw: Draw, list: readonly [T, ...T[]]): T {
  return list[draw(list.length)] ?? list[0];
}

/** A text once in so many times, else none. */
export function maybe(draw: Draw, text: string, times: number): string {
  return draw(times) === 0 ? text : "";
}

/** Up to some results of a function. */
export function many<T>(draw: Draw, most: number, make: () => T): T[] {
  return Array.from({ length: draw(most + 1) }, make);
}

/** Different things of a list, in some order. */
export function some<T>(draw: Draw, list: readonly T[], count: number): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, list.length) }, () => left.splice(draw(left.length), 1)).flat();
}
