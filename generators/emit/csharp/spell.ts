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
  /** The full names that simple names have without a `using`: classes of the host and namespaces around the file's own. */
  readonly around?: ReadonlyMap<string, string>;
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
  /** The type that it is nested in. */
  readonly owner?: string;
  /** True for a type of the language, which every context names as its own. */
  readonly isCommon?: boolean;
  /** True for a type of the published language, which the code of its own context brings in with a `using`. */
  readonly isPublished?: boolean;
}

/** The warnings for the use of an obsolete member, without and with a message. */
export const obsoleteUse: readonly string[] = ["CS0612", "CS0618"];

const none: ReadonlyMap<string, never> = new Map<string, never>();

/** Makes the speller of one file. A type of the framework is short, with its `using`, unless the user has taken its name. Spec: generated-files, Type names. */
export function speller(names: FileNames): Spell {
  const { known, shared, within, taken, nearer = none, beside = none } = names;
  const { emitted = [], homes = none, around = none } = names;
  const isTaken = (name: string) => taken.some((one) => one.has(name));
  const isKnown = (name: string) => known.namespaceOf(name) !== undefined;
  const isReached = (home: string) =>
    home === "" || within.some((namespace) => namespace === home || namespace.startsWith(`${home}.`));
  const isEmitted = (home: string) => emitted.some((one) => home === one || home.startsWith(`${one}.`));
  const isOther = (name: string, home: string) =>
    !isEmitted(home) && hides(around.get(name), joined(home, name), isReached(home));
  const isElsewhere = (space: string) => isTaken(space) || isOther(space, "");
  const short = (text: string, home: string): Spelling => {
    if (isReached(home)) return { text };
    return isEmitted(home) ? { text, innerUsing: csharpName(home) } : { text, using: csharpName(home) };
  };
  // No class of the user's can be mistaken for a type with type arguments.
  const knownType = (name: string, isGeneric: boolean) => {
    const home = homeOf(known.namespaceOf(name), name, shared);
    const isMistaken = !isGeneric && (isTaken(name) || beside.has(name) || isOther(name, home));
    return isMistaken ? full(name, home) : short(name, home);
  };
  // An enum counts as taken itself, so only what else has its name speaks against it.
  const enumeration = (name: string, home: string) => {
    if (isReached(home)) return nearer.has(name) ? full(name, home) : { text: name };
    return beside.has(name) || isKnown(name) ? full(name, home) : short(name, home);
  };
  const other = (name: string, home: string) => {
    if (within.includes(home) && nearer.has(name)) return { text: csharpIdentifier(name) };
    // Many a type of the framework has the same name with type arguments and without.
    const isHidden = isKnown(name) || isTaken(name) || isOther(name, home);
    return isHidden ? full(name, home) : short(csharpIdentifier(name), home);
  };
  return (reference) => {
    const { kind, name, home, isGeneric = false } = reference;
    switch (kind) {
      case "type":
        return knownType(name, isGeneric);
      case "member":
        return short(name, homeOf(known.namespaceOfExtension(name), name, shared));
      case "other":
        return other(name, home);
      case "shared":
        return enumeration(name, homeOf(standIn(home), name, shared));
      case "declared":
        return homes.get(`${home}.${name}`)?.isCommon === true && !isReached(home)
          ? other(name, home)
          : declaredType(reference, homes, isReached);
      case "qualified":
        return declaredType(reference, homes, isReached);
      case "namespace":
        return { text: `${isElsewhere(name.replace(/\..*/, "")) ? "global::" : ""}${csharpName(name)}` };
      case "silence":
        return { text: "", silenced: [name] };
    }
  };
}

/** Spells a type that a model declares. */
function declaredType(
  { kind, name, home: context }: Reference,
  homes: ReadonlyMap<string, DeclaredHome>,
  isReached: (namespace: string) => boolean,
): Spelling {
  const home = homes.get(`${context}.${name}`);
  const namespace = home?.namespace ?? context;
  const silenced = home?.isObsolete === true ? obsoleteUse : [];
  const path = home?.owner === undefined ? name : `${home.owner}.${name}`;
  if (kind !== "declared") return { ...full(path, namespace), silenced };
  if (isReached(namespace)) return { text: path, silenced };
  // Inside the namespace, the `using` is nearer than the global ones of a host.
  return home?.isPublished && isReached(context)
    ? { text: path, innerUsing: csharpName(namespace), silenced }
    : { ...full(path, namespace), silenced };
}

/** Tells whether a name means something else than wanted around a file. Of two namespaces around it, the inner one comes first. */
function hides(meaning: string | undefined, wanted: string, isAround: boolean): boolean {
  return meaning !== undefined && meaning !== wanted && (!isAround || meaning.length > wanted.length);
}

function homeOf(namespace: string | undefined, name: string, shared: FileNames["shared"]): string {
  if (namespace === undefined) throw new Error(`'${name}' is not a known name.`);
  return shared[namespace] ?? namespace;
}

function full(name: string, namespace: string): Spelling {
  return { text: `global::${csharpName(joined(namespace, name))}` };
}

function joined(namespace: string, name: string): string {
  return namespace === "" ? name : `${namespace}.${name}`;
}

/** Returns the stand-in for the namespace of emitted types that files of a run share: one for each part of the code. */
export function standIn(part: string): string {
  return `<${part}>`;
}

/** The names that a family of templates may mention as C# writes them, and where they are declared. */
export interface NameTable extends KnownNames {
  /** The namespace of a type, a stand-in for our own; undefined for a name that is not in the table. */
  readonly namespaceOf: (type: string) => string | undefined;
  /** The namespace of an extension method, a stand-in for our own. */
  readonly namespaceOfExtension: (member: string) => string | undefined;
}

/** Names by namespace, with white space between them. */
export type NamesByNamespace = Readonly<Record<string, string>>;

/** Makes a table of types and extension methods. */
export function createNameTable(types: NamesByNamespace, members: NamesByNamespace): NameTable {
  const namespaces = invert(types);
  const extensions = invert(members);
  return {
    isType: (name) => namespaces.has(name),
    isMember: (name) => extensions.has(name),
    namespaceOf: (type) => namespaces.get(type),
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
