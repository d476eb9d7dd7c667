import type { KnownNames } from "../../render/link-names.ts";

/** The namespace of emitted types that all files of a run share. */
export const SHARED = "";

/** The names that a family of templates may mention as C# writes them, and where they are declared. */
export interface NameTable extends KnownNames {
  /** The namespace of a type, `SHARED` for our own; undefined for a name that is not in the table. */
  readonly namespaceOf: (type: string) => string | undefined;
  /** Tells whether every use of a type in templates has type arguments. */
  readonly isGeneric: (type: string) => boolean;
  /** The namespace of an extension method, `SHARED` for our own. */
  readonly namespaceOfExtension: (member: string) => string | undefined;
}

/** Names by namespace. */
type NamesByNamespace = Readonly<Record<string, readonly string[]>>;

/** Makes a table of types and extension methods. Types that are only used with type arguments end in `<>`, as no class of the user's can be mistaken for them. */
export function createNameTable(types: NamesByNamespace, members: NamesByNamespace): NameTable {
  const marked = invert(types);
  const namespaces = new Map([...marked].map(([name, namespace]) => [name.replace("<>", ""), namespace]));
  const extensions = invert(members);
  return {
    isType: (name) => namespaces.has(name),
    isMember: (name) => extensions.has(name),
    namespaceOf: (type) => namespaces.get(type),
    isGeneric: (type) => marked.has(`${type}<>`),
    namespaceOfExtension: (member) => extensions.get(member),
  };
}

function invert(names: NamesByNamespace): ReadonlyMap<string, string> {
  return new Map(Object.entries(names).flatMap(([namespace, list]) => list.map((name) => [name, namespace] as const)));
}
