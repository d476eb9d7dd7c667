import type { Query } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { declaredType, silencedIfObsolete } from "../../names.ts";
import { rootWords } from "./handler-words.ts";

/** Answers a query that finds one aggregate by its identity; the host supplies all others. Spec: model-csharp, Query handlers. */
export function queryHandlerView(query: Query, place: ModelPlace) {
  const { byIdentity, result, operation, name } = query;
  const root = place.context.entities.find((entity) => entity.name === byIdentity?.root);
  if (byIdentity === undefined || root === undefined) throw new Error(`'${name}' is no query by identity.`);
  const input = operation.parameters.find((one) => one.name === byIdentity.criterion);
  return {
    ...rootWords(root, place),
    query: `${silencedIfObsolete(query)}${name}`,
    readModel: declaredType(result.readModel),
    criterion: input?.property ?? pascalCaseOf(byIdentity.criterion),
  };
}
