import type { KnownNames, Reference, Spell, Spelling } from "../../render/reference.ts";
import { csharpIdentifier, csharpName } from "./csharp-text.ts";

/** A set of names, of which only membership matters. */
export type Names = Pick<ReadonlySet<string>, "has">;

/** The meaning of names in one file. Files share the sets. */
export interface FileNames {
  /** The names that the file's template may mention. */
  readonly known: NameTable;
  /** The namespaces of emitted types, by their stand-ins in the table of names. */
  readonly shared: Readonly<Record<string, string>>;
  /** The namespaces of the file's code, which needs no `using` for these and their parents. */
  readonly within: readonly string[];
  /** The names with another meaning here: types, members and namespaces of the user's. */
  readonly taken: readonly Names[];
  /** The taken names that are nearer to the file's code than the shared namespaces. */
  readonly nearer?: Names;
  /** The names of emitted types that the file's usings can bring along, so that types of the framework step aside. */
  readonly beside?: Names;
  /** The namespaces of emitted code, and above others of it, whose usings stand inside the file's own namespace. */
  readonly emitted?: readonly string[];
  /** The declared types of a model that are deprecated, or in a module, by context and name. */
  readonly homes?: ReadonlyMap<string, DeclaredHome>;
}

/** The namespace of a type that a model declares. */
export interface DeclaredHome {
  readonly namespace: string;
  readonly isObsolete: boolean;
  /** True for a type of the published language, which the code of its own context brings in with a `using`. */
  readonly isPublished?: boolean;
}

/** The warnings for the use of an obsolete member, without and with a message. */
export const obsoleteUse: readonly string[] = ["CS0612", "CS0618"];

const none: ReadonlyMap<string, never> = new Map<string, never>();

/** Makes the speller of one file. A type of the framework is short, with its `using`, unless the user has taken its name. Spec: generated-files, Type names. */
export function speller(names: FileNames): Spell {
  const { known, shared, within, taken, nearer = none, beside = none, emitted = [], homes = none } = names;
  const isTaken = (name: string) => taken.some((one) => one.has(name));
  const isKnown = (name: string) => known.namespaceOf(name) !== undefined && !known.isGeneric(name);
  const isReached = (home: string) =>
    home === "" || within.some((namespace) => namespace === home || namespace.startsWith(`${home}.`));
  const isEmitted = (home: string) => emitted.some((one) => home === one || home.startsWith(`${one}.`));
  const short = (text: string, home: string): Spelling => {
    if (isReached(home)) return { text };
    return isEmitted(home) ? { text, innerUsing: csharpName(home) } : { text, using: csharpName(home) };
  };
  const knownType = (name: string) => {
    const home = homeOf(known.namespaceOf(name), name, shared);
    const isHidden = (isTaken(name) || beside.has(name)) && !known.isGeneric(name);
    return isHidden ? full(name, home) : short(name, home);
  };
  // An enum counts as taken itself, so only what else has its name speaks against it.
  const enumeration = (name: string, home: string) => {
    if (isReached(home)) return nearer.has(name) ? full(name, home) : { text: name };
    return beside.has(name) || isKnown(name) ? full(name, home) : short(name, home);
  };
  const other = (name: string, home: string) => {
    if (within.includes(home) && nearer.has(name)) return { text: csharpIdentifier(name) };
    const isHidden = isKnown(name) || (isTaken(name) && !known.isGeneric(name));
    return isHidden ? full(name, home) : short(csharpIdentifier(name), home);
  };
  const spellingIn = ({ namespace, isPublished }: DeclaredHome, { kind, name, home: context }: Reference): Spelling => {
    if (kind !== "declared") return full(name, namespace);
    if (isReached(namespace)) return { text: name };
    // Inside the namespace, the `using` is nearer than the global ones of a host.
    return isPublished && isReached(context)
      ? { text: name, innerUsing: csharpName(namespace) }
      : full(name, namespace);
  };
  const declared = ({ kind, name, home: context }: Reference): Spelling => {
    const home: DeclaredHome = homes.get(`${context}.${name}`) ?? { namespace: context, isObsolete: false };
    const silenced = home.isObsolete ? obsoleteUse : [];
    return { ...spellingIn(home, { kind, name, home: context }), silenced };
  };
  return (reference) => {
    const { kind, name, home } = reference;
    switch (kind) {
      case "type":
        return knownType(name);
      case "member":
        return short(name, homeOf(known.namespaceOfExtension(name), name, shared));
      case "other":
        return other(name, home);
      case "shared":
        return enumeration(name, homeOf(standIn(home), name, shared));
      case "declared":
      case "qualified":
        return declared(reference);
      case "namespace":
        return { text: `${isTaken(name.replace(/\..*/, "")) ? "global::" : ""}${csharpName(name)}` };
      case "silence":
        return { text: "", silenced: [name] };
    }
  };
}

function homeOf(namespace: string | undefined, name: string, shared: FileNames["shared"]): string {
  if (namespace === undefined) throw new Error(`'${name}' is not a known name.`);
  return shared[namespace] ?? namespace;
}

function full(name: string, namespace: string): Spelling {
  return { text: `global::${csharpName(namespace === "" ? name : `${namespace}.${name}`)}` };
}

/** Returns the stand-in for the namespace of emitted types that files of a run share: one for each part of the code. */
export function standIn(part: string): string {
  return `<${part}>`;
}

/** The names that a family of templates may mention as C# writes them, and where they are declared. */
export interface NameTable extends KnownNames {
  /** The namespace of a type, a stand-in for our own; undefined for a name that is not in the table. */
  readonly namespaceOf: (type: string) => string | undefined;
  /** Tells whether every use of a type in templates has type arguments. */
  readonly isGeneric: (type: string) => boolean;
  /** The namespace of an extension method, a stand-in for our own. */
  readonly namespaceOfExtension: (member: string) => string | undefined;
}

/** Names by namespace, with white space between them. */
export type NamesByNamespace = Readonly<Record<string, string>>;

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
  return new Map(
    Object.entries(names).flatMap(
      ([namespace, list]) => list.match(/\S+/g)?.map((name) => [name, namespace] as const) ?? [],
    ),
  );
}
