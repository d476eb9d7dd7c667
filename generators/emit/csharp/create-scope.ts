import type { NameScope } from "../../render/name-scope.ts";
import { type NameTable, SHARED } from "./name-table.ts";

/** A set of names, of which only membership matters. */
export type Names = Pick<ReadonlySet<string>, "has">;

interface Surroundings {
  /** The names that the file's template may mention. */
  readonly names: NameTable;
  /** The namespace of the shared types. */
  readonly shared: string;
  /** The namespaces that the file's code stands in; what they and their parents hold needs no `using`. */
  readonly within: readonly string[];
  /** Names that mean something else here: types, members and namespaces of the user's. */
  readonly taken: Names;
  /** Those of them that stand nearer to the file's code than the shared namespace. */
  readonly nearer?: ReadonlySet<string>;
}

/** The names of one file. A type of the framework is written short, with its `using`, unless the user has taken its name. Spec: decisions, 2. */
export function createScope({ names, shared, within, taken, nearer }: Surroundings): FileScope {
  const needed = new Set<string>();
  const need = (wanted: string) => {
    if (wanted !== "" && !within.some((namespace) => namespace === wanted || namespace.startsWith(`${wanted}.`)))
      needed.add(wanted);
  };
  const spell = (name: string, home: string) => {
    if (taken.has(name) && !names.isGeneric(name)) return global(name, home);
    need(home);
    return name;
  };
  const other: FileScope["other"] = ({ name, namespace: home }) => {
    const isBeside = within.includes(home) && nearer?.has(name) === true;
    if (isBeside) return name;
    return names.namespaceOf(name) === undefined || names.isGeneric(name) ? spell(name, home) : global(name, home);
  };
  return {
    type: (name) => spell(name, homeOf(names.namespaceOf(name), name, shared)),
    member: (name) => {
      need(homeOf(names.namespaceOfExtension(name), name, shared));
      return name;
    },
    other,
    shared: (name) => (nearer?.has(name) === true ? `global::${shared}.${name}` : name),
    usings: () => [...needed].sort(compareUsings),
    silenced: () => [],
  };
}

/** A scope that also knows types that are not in the table of known names: those of other entities, of the host, and the enums. */
export interface FileScope extends NameScope {
  readonly other: (type: { readonly name: string; readonly namespace: string }) => string;
  /** A type of the user's that stands beside the shared ones. */
  readonly shared: (name: string) => string;
}

function homeOf(namespace: string | undefined, name: string, shared: string): string {
  if (namespace === undefined) throw new Error(`'${name}' is not a known name.`);
  return namespace === SHARED ? shared : namespace;
}

function global(name: string, namespace: string): string {
  return namespace === "" ? `global::${name}` : `global::${namespace}.${name}`;
}

function compareUsings(left: string, right: string): number {
  const rank = (using: string) => (using === "System" || using.startsWith("System.") ? 0 : 1);
  return rank(left) - rank(right) || (left < right ? -1 : 1);
}
