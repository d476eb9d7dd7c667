import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { quoted } from "../../text/quoted.ts";
import type { NamedTypeRef } from "../ast.ts";
import { isKnownType } from "../bind/resolve-type.ts";
import type { ContextSymbols, Scope } from "../bind/symbols.ts";
import { gather } from "../items.ts";
import { generics, scalars } from "../type.ts";
import type { NameCheck } from "./check.ts";

/** Checks that every mentioned type exists. */
export const unknownTypeName: NameCheck = (scope) =>
  gather(scope.context.typeRefs, (ref) => {
    if (ref.name.text === "") return [];
    return isKnownType(ref, scope) ? [] : [faultOf(ref, scope)];
  });

function faultOf({ qualifier, name: span }: NamedTypeRef, { context, contexts }: Scope): Diagnostic {
  if (qualifier !== undefined && !contexts.has(qualifier.text)) {
    const hint = spellingHint(qualifier.text, contexts.keys());
    return report(catalogue.unknownContext, { context: qualifier.text }, { span: qualifier, hint });
  }
  const home = (qualifier && contexts.get(qualifier.text)) ?? context;
  const type = qualifier === undefined ? span.text : `${qualifier.text}.${span.text}`;
  return report(catalogue.unknownTypeName, { type }, { span, hint: hintFor(span.text, home) });
}

function hintFor(name: string, { aggregates, services, typeByName }: ContextSymbols): string | undefined {
  const aggregate = aggregates.find((one) => one.name.text === name);
  if (aggregate !== undefined)
    return `${quoted(name)} is an aggregate; its root ${quoted(aggregate.root.text)} is a type.`;
  if (services.some((service) => service.name.text === name)) return `${quoted(name)} is a service.`;
  return spellingHint(name, [...typeByName.keys(), ...Object.keys(scalars), ...generics.keys()]);
}
