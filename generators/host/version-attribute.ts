/** The attributes that make a property a concurrency token of EF Core. */
const attributes: ReadonlySet<string | undefined> = new Set(
  ["ConcurrencyCheck", "Timestamp"].flatMap((name) => [name, `${name}Attribute`]),
);

const delimiters: ReadonlySet<string | undefined> = new Set(["{", "}", ";"]);

/** True if a public property, whose name stands at `at`, has an attribute that makes it a concurrency token. Spec: entity-file, Concurrency. */
export function hasVersionAttribute(tokens: readonly string[], at: number): boolean {
  let start = at;
  while (start > 0 && !delimiters.has(tokens[start - 1])) start--;
  // Square brackets are no tokens: attributes are what precedes the modifiers, and a type of the same name follows them.
  const end = tokens.indexOf("public", start);
  return end >= 0 && end < at && isNamedOutsideBrackets(tokens.slice(start, end));
}

/** True if tokens name one of the attributes, and not only in the arguments of another. */
function isNamedOutsideBrackets(tokens: readonly string[]): boolean {
  let depth = 0;
  return tokens.some((token, at) => {
    if (token === "(" || token === "<") depth++;
    if (token === ")" || token === ">") depth--;
    return depth === 0 && attributes.has(token) && tokens[at + 1] !== ".";
  });
}
