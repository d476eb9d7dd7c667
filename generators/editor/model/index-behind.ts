/** Returns the index of the first of sorted spans that begins behind an offset. A search through all of them would take longer than the rest. */
export function indexBehind(spans: readonly { readonly start: number }[], offset: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
