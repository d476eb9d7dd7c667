import { roleOf } from "../../../../http/access.ts";
import type { Context } from "../../../../model/ir.ts";
import {
  hasBody,
  isPatch,
  isSent,
  jsonParameters,
  type ModelOperation,
  servedIn,
} from "../../../../model/operation/model-operation.ts";
import { required } from "../../../../model/type.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpString } from "../../csharp-text.ts";
import { extensionMethod } from "../../names.ts";
import { csharpTypeOf } from "../declaration-words.ts";
import { asksCallers } from "./caller-convention.ts";

/** Returns the calls that follow the registration of the application layer: roles, then the contracts of bodies and of criteria that come as JSON. Spec: model-http, Endpoint registration; model-http, Missing members. */
export function registrationWords(context: Context, place: ModelPlace) {
  const operations = servedIn(context);
  const roles = [
    ...new Set(operations.flatMap((operation) => [roleOf(operation) ?? [], operation.caller?.roles ?? []].flat())),
  ];
  const criteria = operations.filter((operation) => !hasBody(operation)).flatMap(jsonParameters);
  const calls = [
    `Add${context.name}Application()`,
    `${extensionMethod("AddEndpointRegistration")}(${csharpString(context.name)})`,
    ...(operations.some(({ access }) => access.kind === "authenticated")
      ? [`${extensionMethod(asksCallers(place) ? "AddCaller" : "AddAuthorization")}()`]
      : []),
    ...(roles.length === 0 ? [] : [`${extensionMethod("AddRolePolicies")}(${roles.map(csharpString).join(", ")})`]),
    ...operations.filter(hasBody).map((operation) => `${extensionMethod("AddBody")}${bodyOf(operation)}`),
    ...operations.filter(isPatch).map((operation) => `${extensionMethod("AddPatch")}${keptIn(operation)}`),
    ...criteria.map(({ type }) => `${extensionMethod("AddBody")}<${csharpTypeOf(required(type))}>()`),
  ];
  return [...new Set(calls)].map((call) => ({ call }));
}

function keptIn({ request: type, parameters }: ModelOperation): string {
  const needed = parameters.filter((one) => one.kept !== undefined && one.type.kind !== "optional");
  return `<${type}>(${needed.map(({ property }) => `nameof(${type}.${property})`).join(", ")})`;
}

function bodyOf({ request: type, parameters }: ModelOperation): string {
  const fromRoute = parameters
    .filter((parameter) => parameter.binding === "route" || !isSent(parameter))
    .map(({ property }) => `nameof(${type}.${property})`);
  return `<${type}>(${fromRoute.length === 0 ? "" : `fromRoute: [${fromRoute.join(", ")}]`})`;
}
