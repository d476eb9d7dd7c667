/** The most fields that one request sorts by. */
export const mostSortKeys = 3;

/** Describes the parameter with the order of a list, which takes some of these names. */
export function sortDescription(names: readonly string[]): string {
  return `At most ${mostSortKeys} of ${names.join(", ")}, separated by commas, with - before those that descend.`;
}
