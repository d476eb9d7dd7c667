const escapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
  ["0", "\0"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"],
]);

/** What a text in quotes says: a backslash takes the next character, which stands for itself unless it is one of `n t r 0 b f v`. */
export function stringValue(image: string): string {
  const inner = image.slice(1, image.length > 1 && image.endsWith('"') ? -1 : undefined);
  if (!inner.includes("\\")) return inner;
  return inner.replace(/\\(.)/gsu, (_all, character: string) => escapes.get(character) ?? character);
}
