import { roleOf } from "../../../../http/access.ts";
import { isBodyless } from "../../../../http/operation.ts";
import type { Context } from "../../../../model/ir.ts";
import { type ModelOperation, servedIn } from "../../../../model/operation/model-operation.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpString } from "../../csharp-string.ts";
import { extensionMethod } from "../../names.ts";
import { csharpTypeOf } from "../type-words.ts";
import { bodyTypesOf } from "./body-types.ts";

/** Returns the calls that follow the registration of the application layer: roles, then the contracts of everything that a body can hold. Spec: model-http, Endpoint registration; model-http, Missing members. */
export function registrationWords(context: Context, { facts }: Pick<ModelPlace, "facts">) {
  const operations = servedIn(context);
  const roles = [...new Set(operations.flatMap((operation) => roleOf(operation) ?? []))];
  const { objects, hasSets } = bodyTypesOf(context, facts);
  const calls = [
    `Add${context.name}Application()`,
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
