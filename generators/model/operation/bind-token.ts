import { pascalCaseOf } from "../../text/casing.ts";
import type { ModelParameter } from "./model-operation.ts";

/** Returns the parameter of a token's name in any letter case, else, for `id`, the aggregate identity. Spec: model-http, Route tokens. */
export function bindToken<Parameter extends Pick<ModelParameter, "name" | "isIdentity">>(
  token: string,
  parameters: readonly Parameter[],
): Parameter | undefined {
  const name = token.toLowerCase();
  return (
    parameters.find((one) => !one.isIdentity && one.name.toLowerCase() === name) ??
    parameters.find((one) => one.isIdentity && one.name === name)
  );
}

/** Returns the name of the identity in a command's request: `Id`, or `AggregateId` where a parameter takes that name. Spec: model-http, Route tokens. */
export function identityPropertyOf(parameters: readonly { readonly name: string }[]): string {
  // Names on the wire count in any letter case.
  const taken = new Set(parameters.map(({ name }) => pascalCaseOf(name).toLowerCase()));
  let property = "Id";
  while (taken.has(property.toLowerCase())) property = `Aggregate${property}`;
  return property;
}
