import type { Context } from "../../../../model/ir.ts";
import { servedIn } from "../../../../model/operation/model-operation.ts";
import type { ModelPlace } from "../../../model-generator.ts";

/** Returns the view that registers the generated handlers of a context, in its order. Spec: decisions, 7, registration. */
export function applicationView(context: Context, { scope }: ModelPlace) {
  const { name, queries } = context;
  const answered = queries.filter(({ byIdentity }) => byIdentity !== undefined);
  if (answered.some(({ deprecated }) => deprecated !== undefined)) scope.silenceObsolete();
  return {
    context: name,
    behaviours: servedIn(context)
      .filter(({ kind }) => kind !== "query")
      .map(({ service }) => ({ handler: service })),
    queries: answered.map((query) => ({ query: query.name, readModel: scope.declared(query.result.readModel) })),
  };
}
