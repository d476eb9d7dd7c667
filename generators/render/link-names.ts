import { referenceTo } from "./reference.ts";

/** The names that a template may mention without a tag: types, and extension methods, which follow a dot. */
export interface KnownNames {
  readonly isType: (name: string) => boolean;
  readonly isMember: (name: string) => boolean;
}

/** A tag, string, comment or name. Names inside the other three refer to nothing. */
const TOKEN = /\{\{[^}]*\}\}|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/.*$|(\.?)\b([A-Za-z_]\w*)/gm;

/** Turns the known names in a template's own C# into references, which each file spells and imports as a compiler needs. */
export function linkNames(template: string, known: KnownNames): string {
  return template.replace(TOKEN, (token, dot: string | undefined, name: string | undefined) => {
    if (name === undefined) return token;
    if (dot === ".") return known.isMember(name) ? `.${referenceTo("member", name)}` : token;
    return known.isType(name) ? referenceTo("type", name) : token;
  });
}
