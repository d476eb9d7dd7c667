import type { Query } from "../../../../model/ir.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { described } from "../described.ts";
import { obsoleteAttribute } from "../obsolete-attribute.ts";
import { recordParameters, recordWords } from "../record-words.ts";

/** The criteria of a query. Spec: model-csharp, Queries. */
export function queryView(query: Query, place: ModelPlace) {
  const parameters = recordParameters(query.operation.parameters);
  return { ...described(query), ...obsoleteAttribute(query), ...recordWords(query.name, parameters, place) };
}
