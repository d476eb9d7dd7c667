// Before a capital behind a small letter or a digit, and before the last capital of an acronym.
const wordStart = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/** Returns a declared name as a segment of a route: `XMLImport` becomes `xml-import`. An underscore stays, unlike in an entity's name. Spec: model-http, Derived operations. */
export function kebabOf(name: string): string {
  return name.replace(wordStart, "-").toLowerCase();
}
