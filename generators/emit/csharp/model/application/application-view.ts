import type { Context } from "../../../../model/ir.ts";
import { declaredType, silencedIfObsolete } from "../../names.ts";
import { behaviourName } from "./behaviour-names.ts";

/** Registers every handler that is generated for a context, in its order. Spec: decisions, 7, registration. */
export function applicationView({ name, entities, queries }: Context) {
  const answered = queries.filter(({ byIdentity }) => byIdentity !== undefined);
  return {
    context: name,
    behaviours: entities.flatMap((root) =>
      [...root.commands, ...root.factories]
        .filter(({ operation }) => operation.isServed)
        .map((behaviour) => ({ name: behaviourName({ root: root.name, name: behaviour.name }) })),
    ),
    queries: answered.map((query) => ({
      query: `${silencedIfObsolete(query)}${query.name}`,
      readModel: declaredType(query.result.readModel),
    })),
  };
}
