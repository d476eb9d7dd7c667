import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { strategyText } from "../../bind/identities.ts";
import type { Scope } from "../../bind/symbols.ts";
import { generics, scalars } from "../../type.ts";
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
  scope.context.entities.flatMap(({ decl: { identity: name, strategy } }) => {
    const kind = kindOf(name.text, scope);
    const faults: Diagnostic[] = [];
    if (kind !== undefined)
      faults.push(report(catalogue.identityNotUsable, { identity: name.text, kind }, { span: name }));
    if (strategy?.kind === "natural" && !["String", "Int", ""].includes(strategy.backing.text))
      faults.push(report(catalogue.naturalBacking, { type: strategy.backing.text }, { span: strategy.backing }));
    return faults;
  });

const kindNames = {
  quantity: "a quantity",
  enum: "an enum",
  event: "an event",
  integrationEvent: "an integration event",
  entity: "an entity",
  readModel: "a read model",
} as const;

function kindOf(name: string, { context }: Scope): string | undefined {
  if (Object.hasOwn(scalars, name) || generics.has(name)) return "a type of the language";
  const declared = context.typeByName.get(name);
  if (declared !== undefined && declared.decl.kind !== "value") return kindNames[declared.decl.kind];
  const query = context.queries.some((one) => one.name.text === name);
  return query ? "a query" : undefined;
}
