import { roleOf } from "../../../../http/access.ts";
import { isBodyless } from "../../../../http/operation.ts";
import type { Context } from "../../../../model/ir.ts";
import { jsonParameters, type ModelOperation, servedIn } from "../../../../model/operation/model-operation.ts";
import { innerTypesOf, spellingOf, type Type } from "../../../../model/type.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpString } from "../../csharp-text.ts";
import { extensionMethod } from "../../names.ts";
import { csharpTypeOf } from "../declaration-words.ts";
import type { ModelFacts } from "../model-facts.ts";

/** Returns the calls that follow the registration of the application layer: roles, then the contracts of everything that a body can hold. Spec: model-http, Endpoint registration; model-http, Missing members. */
export function registrationWords(context: Context, { facts }: Pick<ModelPlace, "facts">) {
  const operations = servedIn(context);
  const roles = [...new Set(operations.flatMap((operation) => roleOf(operation) ?? []))];
  const { objects, hasSets } = bodyTypesOf(context, facts);
  const calls = [
    `Add${context.name}Application()`,
    `${extensionMethod("AddEndpointRegistration")}(${csharpString(context.name)})`,
    ...(roles.length === 0 ? [] : [`${extensionMethod("AddRolePolicies")}(${roles.map(csharpString).join(", ")})`]),
    ...(hasSets ? [`${extensionMethod("AddReadOnlySets")}()`] : []),
    ...operations.filter(hasBody).map((operation) => `${extensionMethod("AddBody")}${bodyOf(operation)}`),
    ...objects.map((type) => `${extensionMethod("AddBody")}<${csharpTypeOf(type)}>()`),
  ];
  return calls.map((call) => ({ call }));
}

function hasBody({ kind, verb }: ModelOperation): boolean {
  return kind !== "query" || !isBodyless(verb);
}

function bodyOf({ request: type, parameters }: ModelOperation): string {
  const fromRoute = parameters
    .filter(({ binding }) => binding === "route")
    .map(({ property }) => `nameof(${type}.${property})`);
  return `<${type}>(${fromRoute.length === 0 ? "" : `fromRoute: [${fromRoute.join(", ")}]`})`;
}

/** Finds the types that the bodies and the JSON criteria of a context lead to, each once, in the order in which they are met: objects are those whose members JSON holds one by one. Spec: model-http, Missing members. */
export function bodyTypesOf(context: Context, facts: ModelFacts) {
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
