import type { Model } from "../../../model/ir.ts";
import type { DeclaredHome } from "../spell.ts";

/** Finds the types of a model that are deprecated or in a module, by context and name; every other type is in the namespace of its context. */
export function declaredHomes({ contexts }: Model): ReadonlyMap<string, DeclaredHome> {
  return new Map(
    contexts.flatMap(({ enums, values, events, entities }) =>
      [...enums, ...values, ...events, ...entities]
        .filter(({ modules, deprecated }) => modules.length > 0 || deprecated !== undefined)
        .map(({ type, modules, deprecated }) => [
          `${type.context}.${type.name}`,
          { namespace: [type.context, ...modules].join("."), isObsolete: deprecated !== undefined },
        ]),
    ),
  );
}
