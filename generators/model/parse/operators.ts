/** The binary operators by rank, from the loosest to the tightest. Spec: model-syntax, Expressions. */
export const operatorRanks = [
  ["??"],
  ["||"],
  ["&&"],
  ["==", "!="],
  ["<", "<=", ">", ">="],
  ["matches"],
  ["+", "-"],
  ["*", "/"],
] as const;
