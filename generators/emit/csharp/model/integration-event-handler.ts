import type { DeclaredType } from "../../../model/type.ts";
import { csharpName } from "../csharp-text.ts";

/** Spells the contract that handles an integration event, as a host mentions it. Spec: model-csharp, Integration events. */
export function handlerOf({ context, name }: DeclaredType): string {
  return `IIntegrationEventHandler<${csharpName(`${context}.IntegrationEvents.${name}`)}>`;
}
