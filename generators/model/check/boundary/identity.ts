import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { strategyText } from "../../bind/identities.ts";
import type { NameCheck } from "../check.ts";
import { kindOfName } from "../names/kind-of-name.ts";

/** Checks that the entities of a context that share an identity state one strategy. Spec: model-types, Identities. */
export const oneStrategy: NameCheck = ({ context, part }) =>
  part.entities.flatMap(({ decl }) => {
    const first = context.entityByIdentity.get(decl.identity.text)?.decl;
    if (decl.strategy === undefined || first === undefined || strategyText(first) === strategyText(decl)) return [];
    const notes = [{ message: `It is \`as ${strategyText(first)}\` here.`, span: first.identity }];
    const words = { identity: decl.identity.text, one: strategyText(first), other: strategyText(decl) };
    return [report(catalogue.identityStrategies, words, { span: decl.identity, notes })];
  });

/** Checks that an identity is generated or a declared value, and that a natural identity is a String or an Int. */
export const identity: NameCheck = (scope) =>
  scope.context.entities.flatMap(({ decl: { identity: span, strategy } }) => {
    const kind = kindOfName(span.text, scope);
    const backing = strategy?.kind === "natural" ? strategy.backing : undefined;
    const isBacked = backing === undefined || ["String", "Int", ""].includes(backing.text);
    return [
      ...(kind === undefined ? [] : [report(catalogue.identityNotUsable, { identity: span.text, kind }, { span })]),
      ...(isBacked ? [] : [report(catalogue.naturalBacking, { type: backing.text }, { span: backing })]),
    ];
  });
