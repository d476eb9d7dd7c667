/** The names that a template may mention without a tag: types, and extension methods, which follow a dot. */
export interface KnownNames {
  readonly isType: (name: string) => boolean;
  readonly isMember: (name: string) => boolean;
}

/** Tag, string, comment or name: of these only a name outside the others refers to something. */
const TOKEN = /\{\{[^}]*\}\}|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/.*$|(\.?)\b([A-Za-z_]\w*)/gm;

/**
 * Turns the known names in a template's own C# into tags, so that rendering resolves them as a compiler would:
 * the `using` lines follow from what is printed, and a name that an entity has taken is qualified.
 */
export function linkNames(template: string, known: KnownNames): string {
  return template.replace(TOKEN, (token, dot: string | undefined, name: string | undefined) => {
    if (name === undefined) return token;
    if (dot === ".") return known.isMember(name) ? `.{{@member ${name}}}` : token;
    return known.isType(name) ? `{{@type ${name}}}` : token;
  });
}
