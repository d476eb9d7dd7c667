// Before a capital behind a small letter or a digit, and before the last capital of an acronym.
const wordStart = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/**
 * A declared name as a segment of a route: `LoansByState` becomes `loans-by-state`, `XMLImport` becomes `xml-import`. Spec: model, Derived operations.
 * Unlike the words of an entity's name, an underscore stays.
 */
export function kebabOf(name: string): string {
  return name.replace(wordStart, "-").toLowerCase();
}
