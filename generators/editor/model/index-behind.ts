import type { Name } from "../../model/ast-node.ts";

/** Returns the index of the first of sorted names that begins behind an offset. A search through all of them would take longer than the rest. */
export function indexBehind(names: readonly { readonly name: Name }[], offset: number): number {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle]?.name.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
