/** The kinds of references that generated code can hold. */
export type ReferenceKind =
  /** A type of the framework or of the shared files, by its name in the table of known names. */
  | "type"
  /** An extension method, by its name in that table. */
  | "member"
  /** A type of the user's or of another entity, by its name and namespace. */
  | "other"
  /** A type of the user's beside the shared files, by its name and their part. */
  | "shared"
  /** A type that a model declares, by its name and context: where only a type can stand. */
  | "declared"
  /** The same type where a member or variable could be meant as well. */
  | "qualified"
  /** The full name of a namespace. */
  | "namespace"
  /** No text, but the number of a compiler warning that the code around it draws. */
  | "silence";

/** A name in generated code whose spelling depends on the file. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly name: string;
  /** The namespace, context or part; else empty. */
  readonly home: string;
  /** True if type arguments follow. */
  readonly isGeneric?: boolean;
}

/** The spelling of a reference in one file, and its needs there. */
export interface Spelling {
  readonly text: string;
  /** The namespace that the file must use. */
  readonly using?: string | undefined;
  /** The namespace that the file must use inside its own, so that no other name comes first. */
  readonly innerUsing?: string | undefined;
  /** The compiler warnings that the file must silence. */
  readonly silenced?: readonly string[];
}

/** Spells references as one file must. */
export type Spell = (reference: Reference) => Spelling;

// Readers of inputs refuse these control characters, and literals and comments escape or drop them.
const [opening, closing] = ["\u0002", "\u0003"];
const references = new RegExp(`${opening}([^ ${closing}]*)(?: (\\w+) ([^${closing}]*))?${closing}(?=(<)?)`, "g");

/** Makes the text that stands for a name until its file is printed. Most are types, so nothing more stands for them. */
export function referenceTo(kind: ReferenceKind, name: string, home = ""): string {
  return `${opening}${name}${kind === "type" ? "" : ` ${kind} ${home}`}${closing}`;
}

/** Tells whether a text holds a reference, or a character that could be taken for one. */
export function hasReference(text: string): boolean {
  return text.includes(opening) || text.includes(closing);
}

/** Replaces each reference of a text. */
export function spelledOut(text: string, spelled: (reference: Reference) => string): string {
  // Texts of this form come from `referenceTo`, so the second word is a kind.
  return text.replace(references, (_, name, kind = "type", home = "", bracket) =>
    spelled({ kind: kind as ReferenceKind, name, home, isGeneric: bracket !== undefined }),
  );
}

/** Spells the references of a whole text, and collects its needs: the namespaces in the order of .NET, and the warnings. */
export function resolveReferences(text: string, spell: Spell) {
  const spellings: Spelling[] = [];
  const spelled = spelledOut(text, (reference) => {
    const spelling = spell(reference);
    spellings.push(spelling);
    return spelling.text;
  });
  return {
    text: spelled,
    usings: sortedUsings(spellings.flatMap(({ using }) => using ?? [])),
    innerUsings: sortedUsings(spellings.flatMap(({ innerUsing }) => innerUsing ?? [])),
    silenced: new Set(spellings.flatMap(({ silenced }) => silenced ?? [])),
  };
}

/** Sorts namespaces as .NET does, each once: `System` first, then in ordinal order. */
export function sortedUsings(namespaces: Iterable<string>): readonly string[] {
  const rank = (using: string) => (/^System(?:\.|$)/.test(using) ? 0 : 1);
  return [...new Set(namespaces)].sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
}

/** The names that a template may mention without a tag: types, and extension methods, which follow a dot. */
export interface KnownNames {
  readonly isType: (name: string) => boolean;
  readonly isMember: (name: string) => boolean;
}

/** A tag, string, comment or name. Names inside the other three refer to nothing, nor does a member that an initializer sets. */
const TOKEN = /\{\{[^{}]*\}\}|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/.*$|(\.?)\b([A-Za-z_]\w*)\b(?! = )/gm;

/** Turns the known names in a template's own C# into references, which each file spells and imports as a compiler needs. */
export function linkNames(template: string, known: KnownNames): string {
  return template.replace(TOKEN, (token, dot: string | undefined, name: string | undefined) => {
    if (name === undefined) return token;
    if (dot === ".") return known.isMember(name) ? `.${referenceTo("member", name)}` : token;
    return known.isType(name) ? referenceTo("type", name) : token;
  });
}
