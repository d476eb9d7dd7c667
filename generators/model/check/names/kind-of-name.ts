import type { Scope } from "../../bind/symbols.ts";
import { isTakenTypeName, scalars } from "../../type.ts";

const kindNames = {
  quantity: "a quantity",
  enum: "an enum",
  union: "a union",
  unionCase: "a case of a union",
  event: "an event",
  integrationEvent: "an integration event",
  entity: "an entity",
  readModel: "a read model",
  projection: "a read model",
} as const;

/** Says in words what a name of a context means, such as `an enum`; undefined for a value and an unknown name. */
export function kindOfName(name: string, { context }: Scope): string | undefined {
  const declared = context.typeByName.get(name);
  if (isTakenTypeName(name) || (declared === undefined && Object.hasOwn(scalars, name)))
    return "a type of the language";
  if (declared !== undefined && declared.decl.kind !== "value") return kindNames[declared.decl.kind];
  const query = context.queries.some((one) => one.name.text === name);
  return query ? "a query" : undefined;
}
