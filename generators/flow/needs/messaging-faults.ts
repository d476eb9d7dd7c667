import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { unusedBroker } from "../../emit/messaging.ts";
import type { ModelTarget } from "../../emit/plan-model.ts";
import type { Model } from "../../model/ir.ts";

/** Reports a broker without an outbox, and warns of one that has nothing to send. Spec: messaging, Choice. */
export function messagingFaults(
  model: Model,
  { layers, messaging = "none" }: Pick<ModelTarget, "layers" | "messaging">,
): readonly Diagnostic[] {
  if (messaging === "none") return [];
  if (!layers.has("infrastructure"))
    return [report(catalogue.brokerWithoutStore, { messaging }, { hint: "Add --layers infrastructure." })];
  const reason = unusedBroker(model);
  return reason === undefined ? [] : [report(catalogue.brokerWithoutEvents, { messaging, reason })];
}
