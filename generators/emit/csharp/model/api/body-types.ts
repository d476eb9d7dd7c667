import type { Context } from "../../../../model/ir.ts";
import { jsonParameters, servedIn } from "../../../../model/operation/model-operation.ts";
import { innerTypesOf, spellingOf, type Type } from "../../../../model/type.ts";
import type { ModelFacts } from "../model-facts.ts";

/** The types in JSON from outside, at any depth. */
interface BodyTypes {
  /** The types whose members JSON holds one by one. */
  readonly objects: readonly Type[];
  readonly hasSets: boolean;
}

/** Finds the types that the bodies and the JSON criteria of a context lead to, each once, in the order in which they are met. Spec: model-http, Missing members. */
export function bodyTypesOf(context: Context, facts: ModelFacts): BodyTypes {
  const met = new Map<string, Type>();
  const meet = (type: Type) => {
    const key = spellingOf(type, "qualified");
    if (met.has(key)) return;
    met.set(key, type);
    for (const part of "context" in type ? facts.partsOf(type) : innerTypesOf(type)) meet(part);
  };
  for (const { type } of servedIn(context).flatMap(jsonParameters)) meet(type);
  const types = [...met.values()];
  return {
    objects: types.filter(({ kind }) => ["value", "event", "readModel", "range"].includes(kind)),
    hasSets: types.some(({ kind }) => kind === "set"),
  };
}
