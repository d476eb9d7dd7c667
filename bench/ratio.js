// @ts-check

/**
 * The ratio of what was measured in pairs: its median, and the 95 % interval of that median by rank.
 * One slow moment of the machine moves neither, whatever it did to the pair that it met.
 * @param {readonly (readonly [number, number])[]} pairs
 */
export function ratioOf(pairs) {
  const ratios = sorted(pairs.map(([first, second]) => first / second));
  const rank = Math.max(Math.floor((ratios.length - 1.96 * Math.sqrt(ratios.length)) / 2), 0);
  return {
    ratio: middle(ratios),
    low: ratios[rank] ?? Number.NaN,
    high: ratios[ratios.length - 1 - rank] ?? Number.NaN,
    first: middle(sorted(pairs.map(([first]) => first))),
    second: middle(sorted(pairs.map(([, second]) => second))),
  };
}

/** @param {readonly number[]} numbers In order. */
function middle(numbers) {
  const half = numbers.length / 2;
  return ((numbers[Math.ceil(half) - 1] ?? Number.NaN) + (numbers[Math.floor(half)] ?? Number.NaN)) / 2;
}

/** @param {readonly number[]} numbers */
function sorted(numbers) {
  return numbers.toSorted((left, right) => left - right);
}
