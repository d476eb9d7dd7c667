/** The pairs of brackets in blanked C#. */
export interface Brackets {
  /** The offset of the opening bracket, by that of the closing one. */
  readonly opening: ReadonlyMap<number, number>;
  /** The offset of the closing bracket, by that of the opening one. */
  readonly closing: ReadonlyMap<number, number>;
}

/** Finds the pairs of brackets in blanked C#. */
export function bracketsIn(blanked: string): Brackets {
  const [opening, closing, open] = [new Map<number, number>(), new Map<number, number>(), [] as number[]];
  for (const { 0: bracket, index } of blanked.matchAll(/[()[\]{}]/g)) {
    if ("([{".includes(bracket)) open.push(index);
    else {
      const start = open.pop();
      if (start === undefined) continue;
      opening.set(index, start);
      closing.set(start, index);
    }
  }
  return { opening, closing };
}
