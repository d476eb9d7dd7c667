import type { Context } from "../../../../model/ir.ts";
import type { Route } from "../../../../model/route/route.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpString } from "../../csharp-string.ts";
import { behaviourName } from "../application/behaviour-names.ts";
import { csharpTypeOf } from "../type-words.ts";
import { type ApiOperation, apiOperationsOf } from "./api-operations.ts";
import { bodyTypesOf } from "./body-types.ts";

/** The calls that follow the registration of the application layer: roles, then the contracts of everything that a body can hold. Spec: decisions, 7. */
export function registrationWords(context: Context, { scope, facts }: Pick<ModelPlace, "scope" | "facts">) {
  const operations = apiOperationsOf(context);
  const roles = [...new Set(operations.flatMap(({ route }) => route.role ?? []))];
  const { objects, hasSets } = bodyTypesOf(context, facts);
  const calls = [
    `Add${context.name}Application()`,
    ...(roles.length === 0 ? [] : [`${scope.member("AddRolePolicies")}(${roles.map(csharpString).join(", ")})`]),
    ...(hasSets ? [`${scope.member("AddReadOnlySets")}()`] : []),
    ...operations.filter(hasBody).map(({ route }) => `${scope.member("AddBody")}${bodyOf(route)}`),
    ...objects.map((type) => `${scope.member("AddBody")}<${csharpTypeOf(type, scope)}>()`),
  ];
  return calls.map((call) => ({ call }));
}

function hasBody({ kind, route }: ApiOperation): boolean {
  return kind === "behaviour" || !route.isBodyless;
}

function bodyOf({ kind, entity, name, inputs }: Route): string {
  const type = kind === "query" ? name : `${behaviourName({ root: entity ?? "", name })}Request`;
  const fromRoute = inputs
    .filter(({ source }) => source === "route")
    .map(({ property }) => `nameof(${type}.${property})`);
  return `<${type}>(${fromRoute.length === 0 ? "" : `fromRoute: [${fromRoute.join(", ")}]`})`;
}
