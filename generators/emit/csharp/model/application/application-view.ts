import type { Context } from "../../../../model/ir.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { behaviourName } from "./behaviour-names.ts";

/** Registers every handler that is generated for a context, in its order. Spec: decisions, 7, registration. */
export function applicationView({ name, entities, queries }: Context, { scope }: ModelPlace) {
  const answered = queries.filter(({ byIdentity }) => byIdentity !== undefined);
  if (answered.some(({ deprecated }) => deprecated !== undefined)) scope.silenceObsolete();
  return {
    context: name,
    behaviours: entities.flatMap((root) =>
      [...root.commands, ...root.factories]
        .filter(({ operation }) => operation.isServed)
        .map((behaviour) => ({ name: behaviourName({ root: root.name, name: behaviour.name }) })),
    ),
    queries: answered.map((query) => ({ query: query.name, readModel: scope.declared(query.result.readModel) })),
  };
}
