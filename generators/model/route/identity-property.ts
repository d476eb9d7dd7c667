import { pascalCaseOf } from "../../text/casing.ts";

/** The name of the identity in a command's request: `Id`, or `AggregateId` where a parameter takes that name. Spec: model, Route-token binding 3. */
export function identityPropertyOf(parameters: readonly { readonly name: string }[]): string {
  // Names on the wire count in any letter case.
  const taken = new Set(parameters.map(({ name }) => pascalCaseOf(name).toLowerCase()));
  let property = "Id";
  while (taken.has(property.toLowerCase())) property = `Aggregate${property}`;
  return property;
}
