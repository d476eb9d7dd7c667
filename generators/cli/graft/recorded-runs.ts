import type { Graft } from "../../entity/graft.ts";
import { isModelInput } from "../../flow/input-name.ts";
import type { Outcome } from "../../flow/outcome.ts";
import type { GraftRequest } from "../../flow/request.ts";
import { run } from "../../flow/run.ts";
import type { System } from "../../flow/system.ts";
import { entityCsharp } from "../../flow/targets/entity-csharp.ts";
import { modelInHost } from "../../flow/targets/model-in-host.ts";
import type { HostSettings } from "./host-settings.ts";

/** The next runs on the inputs that a host records: one for its entities or health endpoints, one for its models. */
export interface RecordedRuns {
  readonly entities: readonly Outcome<Graft>[];
  readonly models: readonly Outcome[];
}

/** Returns the request of a run on the recorded inputs that decides everything and writes nothing. */
export function dryRequest(settings: HostSettings["request"]): GraftRequest {
  return { ...settings, files: [], forget: [], dryRun: true, restore: false, prune: false };
}

/** Decides what the next runs on the recorded inputs would do. `graft` can run the entities of a host that was read already. */
export function recordedRuns(
  inputs: readonly string[],
  settings: HostSettings["request"],
  system: System,
  graft = (request: GraftRequest) => run(entityCsharp, request, system),
): RecordedRuns {
  const request = dryRequest(settings);
  const isHealthOnly = inputs.length === 0;
  const hasEntities = isHealthOnly || !inputs.every(isModelInput);
  return {
    entities: hasEntities ? [graft({ ...request, isHealthOnly })] : [],
    models: inputs.some(isModelInput) ? [run(modelInHost, { ...request, models: [], layers: undefined }, system)] : [],
  };
}
