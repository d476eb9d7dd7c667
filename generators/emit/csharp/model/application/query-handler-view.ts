import type { Query } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { rootWords } from "./handler-words.ts";

/** Answers a query that finds one aggregate by its identity; the host supplies all others. Spec: decisions, 7, query handlers. */
export function queryHandlerView(query: Query, { context, scope }: ModelPlace) {
  const { byIdentity, result, route, name, deprecated } = query;
  const root = context.entities.find((entity) => entity.name === byIdentity?.root);
  if (byIdentity === undefined || root === undefined) throw new Error(`'${name}' is no query by identity.`);
  if (deprecated !== undefined) scope.silenceObsolete();
  const input = route.inputs.find((one) => one.name === byIdentity.criterion);
  return {
    ...rootWords(root, { scope }),
    query: name,
    readModel: scope.declared(result.readModel),
    criterion: input?.property ?? pascalCaseOf(byIdentity.criterion),
  };
}
