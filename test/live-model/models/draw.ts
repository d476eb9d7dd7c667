/** Draws a number below a limit. */
export type Draw = (limit: number) => number;

/** Draws one item of a list, which must not be empty. */
export function oneOf<T>(draw: Draw, list: readonly [T, ...T[]]): T {
  return list[draw(list.length)] ?? list[0];
}

/** Returns the text with a probability of one in `times`, else an empty text. */
export function maybe(draw: Draw, text: string, times: number): string {
  return draw(times) === 0 ? text : "";
}

/** Draws a list of up to a number of results. */
export function many<T>(draw: Draw, most: number, make: () => T): T[] {
  return Array.from({ length: draw(most + 1) }, make);
}

/** Draws different items of a list in random order. */
export function some<T>(draw: Draw, list: readonly T[], count: number): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, list.length) }, () => left.splice(draw(left.length), 1)).flat();
}
