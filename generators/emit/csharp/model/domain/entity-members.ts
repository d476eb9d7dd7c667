import type { Entity } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { freshIdentifier } from "../../csharp-text.ts";

/** The members of the base class that keeps events. A member of the model with such a name hides it. */
export const eventMembers: ReadonlySet<string> = new Set([
  "DomainEvents",
  "ClearDomainEvents",
  "Raise",
  "AddIntegrationEvent",
]);

/** Names the method that checks the invariants of an entity. */
export function invariantCheckOf({ name: entity, members, commands, factories }: Entity): string {
  const names = [...members, ...commands, ...factories].map(({ name }) => pascalCaseOf(name));
  return freshIdentifier("CheckInvariants", new Set([entity, ...names]));
}
