import type { Model } from "../../../model/ir.ts";
import type { DeclaredType } from "../../../model/type.ts";

interface DeclaredHome {
  readonly namespace: string;
  readonly isObsolete: boolean;
}

/** Tells where a declared type stands in C#. */
export type DeclaredHomes = (type: DeclaredType) => DeclaredHome;

/** The namespaces of the types that a model declares: the context and, below it, the modules. */
export function declaredHomes({ contexts }: Model): DeclaredHomes {
  const homes = new Map(
    contexts.flatMap(({ enums, values, events, entities }) =>
      [...enums, ...values, ...events, ...entities]
        .filter(({ modules, deprecated }) => modules.length > 0 || deprecated !== undefined)
        .map(({ type, modules, deprecated }) => [
          keyOf(type),
          { namespace: [type.context, ...modules].join("."), isObsolete: deprecated !== undefined },
        ]),
    ),
  );
  return (type) => homes.get(keyOf(type)) ?? { namespace: type.context, isObsolete: false };
}

function keyOf({ context, name }: DeclaredType): string {
  return `${context}.${name}`;
}
