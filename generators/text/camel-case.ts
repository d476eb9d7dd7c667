/** Converts a Pascal-case identifier exactly as System.Text.Json does: `HTMLParser` becomes `htmlParser`. */
export function camelCaseOf(identifier: string): string {
  const capitals = /^[A-Z]*/.exec(identifier)?.[0].length ?? 0;
  const lowered = capitals === identifier.length || capitals < 2 ? capitals : capitals - 1;
  return identifier.slice(0, lowered).toLowerCase() + identifier.slice(lowered);
}
