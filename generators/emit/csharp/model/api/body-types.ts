import type { Context } from "../../../../model/ir.ts";
import type { RouteInput } from "../../../../model/route/route.ts";
import { innerTypesOf, spellingOf, type Type } from "../../../../model/type.ts";
import type { ModelFacts } from "../model-facts.ts";
import { type ApiOperation, apiOperationsOf, criterionForm } from "./api-operations.ts";

/** What JSON from outside holds, at any depth. */
interface BodyTypes {
  /** The types whose members JSON holds one by one. */
  readonly objects: readonly Type[];
  readonly hasSets: boolean;
}

/** The types that the bodies and the JSON criteria of a context lead to, each once, in the order in which they are met. Spec: decisions, 7, missing members. */
export function bodyTypesOf(context: Context, facts: ModelFacts): BodyTypes {
  const met = new Map<string, Type>();
  const meet = (type: Type) => {
    const key = spellingOf(type, "qualified");
    if (met.has(key)) return;
    met.set(key, type);
    for (const part of "context" in type ? facts.partsOf(type) : innerTypesOf(type)) meet(part);
  };
  for (const { type } of apiOperationsOf(context).flatMap(jsonInputs)) meet(type);
  const types = [...met.values()];
  return {
    objects: types.filter(({ kind }) => ["value", "event", "readModel", "range"].includes(kind)),
    hasSets: types.some(({ kind }) => kind === "set"),
  };
}

/** The inputs of an operation that come as JSON: members of its body, and criteria that a query string has no other form for. */
export function jsonInputs({ route: { inputs } }: ApiOperation): readonly RouteInput[] {
  return inputs.filter(
    ({ source, type }) => source === "body" || (source === "query" && criterionForm(type) === "json"),
  );
}
