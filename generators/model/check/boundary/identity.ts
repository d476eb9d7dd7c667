import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { strategyText } from "../../bind/identities.ts";
import type { Scope } from "../../bind/symbols.ts";
import { isTakenTypeName, scalars } from "../../type.ts";
import type { NameCheck } from "../check.ts";

/** Checks that the entities of a context that share an identity state one strategy. Spec: model-types, Identities. */
export const oneStrategy: NameCheck = ({ context }) =>
  context.entities.flatMap(({ decl }) => {
    const first = context.entityByIdentity.get(decl.identity.text)?.decl;
    if (decl.strategy === undefined || first === undefined || strategyText(first) === strategyText(decl)) return [];
    const notes = [{ message: `It is \`as ${strategyText(first)}\` here.`, span: first.identity }];
    const words = { identity: decl.identity.text, one: strategyText(first), other: strategyText(decl) };
    return [report(catalogue.identityStrategies, words, { span: decl.identity, notes })];
  });

/** Checks that an identity is generated or a declared value, and that a natural identity is a String or an Int. */
export const identity: NameCheck = (scope) =>
  scope.context.entities.flatMap(({ decl: { identity: span, strategy } }) => {
    const kind = kindOf(span.text, scope);
    const backing = strategy?.kind === "natural" ? strategy.backing : undefined;
    const isBacked = backing === undefined || ["String", "Int", ""].includes(backing.text);
    return [
      ...(kind === undefined ? [] : [report(catalogue.identityNotUsable, { identity: span.text, kind }, { span })]),
      ...(isBacked ? [] : [report(catalogue.naturalBacking, { type: backing.text }, { span: backing })]),
    ];
  });

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

function kindOf(name: string, { context }: Scope): string | undefined {
  const declared = context.typeByName.get(name);
  if (isTakenTypeName(name) || (declared === undefined && Object.hasOwn(scalars, name)))
    return "a type of the language";
  if (declared !== undefined && declared.decl.kind !== "value") return kindNames[declared.decl.kind];
  const query = context.queries.some((one) => one.name.text === name);
  return query ? "a query" : undefined;
}
