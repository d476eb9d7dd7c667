import type { DeclaredType } from "../../../model/type.ts";
import { createScope, type FileScope, type Names } from "../create-scope.ts";
import type { DeclaredHomes } from "./declared-homes.ts";
import { modelNames, runtimeNamespace } from "./model-names.ts";

/** The names of one file of a context. */
export interface ModelScope extends FileScope {
  /** How a type that a model declares is spelled where only a type can stand. */
  readonly declared: (type: DeclaredType) => string;
  /** The same where a member or variable could be meant as well. */
  readonly qualified: (type: DeclaredType) => string;
  /** How the full name of a namespace is spelled: from the root where the user has taken its first part. */
  readonly namespace: (name: string) => string;
  /** Something obsolete is used here; generated code is not warned of it. Spec: decisions, 7, a deprecated query. */
  readonly silenceObsolete: () => void;
  /** The compiler warns here of what the user has asked for. */
  readonly silence: (warning: string) => void;
}

interface Surroundings {
  readonly namespace: string;
  readonly taken: Names;
  readonly homes: DeclaredHomes;
}

/** Missing documentation comments: the auto-generated marker alone does not silence it. */
const undocumented = "CS1591";
/** The use of what is obsolete, without and with a message. */
const obsoleteUse = ["CS0612", "CS0618"] as const;

/** The names of a file in a namespace of a context. Declared types that the namespace does not reach are qualified. */
export function createModelScope({ namespace, taken, homes }: Surroundings): ModelScope {
  const scope = createScope({ names: modelNames, shared: runtimeNamespace, within: [namespace], taken });
  const silenced = new Set([undocumented]);
  const silenceObsolete = () => {
    for (const warning of obsoleteUse) silenced.add(warning);
  };
  const homeOf = (type: DeclaredType) => {
    const home = homes(type);
    if (home.isObsolete) silenceObsolete();
    return home.namespace;
  };
  return {
    ...scope,
    declared: (type) => {
      const home = homeOf(type);
      return namespace === home || namespace.startsWith(`${home}.`) ? type.name : `global::${home}.${type.name}`;
    },
    qualified: (type) => `global::${homeOf(type)}.${type.name}`,
    namespace: (name) => (taken.has(name.replace(/\..*/, "")) ? `global::${name}` : name),
    silenceObsolete,
    silence: (warning) => silenced.add(warning),
    silenced: () => [...silenced].sort(),
  };
}
