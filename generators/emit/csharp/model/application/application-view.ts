import type { Context } from "../../../../model/ir.ts";
import { servedIn } from "../../../../model/operation/model-operation.ts";
import { declaredType, silencedIfObsolete } from "../../names.ts";

/** Returns the view that registers the generated handlers of a context, in its order. Spec: model-csharp, Handler registration. */
export function applicationView(context: Context) {
  const { name, queries } = context;
  const answered = queries.filter(({ byIdentity }) => byIdentity !== undefined);
  return {
    context: name,
    behaviours: servedIn(context)
      .filter(({ kind }) => kind !== "query")
      .map(({ service }) => ({ handler: service })),
    queries: answered.map((query) => ({
      query: `${silencedIfObsolete(query)}${query.name}`,
      readModel: declaredType(query.result.readModel),
    })),
  };
}
