import { posix } from "node:path";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { libraryNeeds } from "../../emit/rows/libraries/library-needs.ts";
import type { Graft } from "../../entity/graft.ts";
import { parts } from "../../entity/placement.ts";
import { isModelInput } from "../../flow/input-name.ts";
import { type HostNeed, wishesOf } from "../../host/needs.ts";
import { shellWord } from "../../host/snapshot/find-project.ts";
import { webFaults } from "../../host/snapshot/read-web-host.ts";
import { type PlacedNeed, wireHost } from "../../host/wire/wire-host.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { grouped } from "../../text/grouped.ts";
import { positionOf } from "../../text/position.ts";
import type { CommandContext } from "../command.ts";
import { type HostFacts, hostFacts } from "./host-facts.ts";
import {
  inputsOf,
  nothingPlanned,
  type PlanInput,
  type PlannedGraft,
  planGraft,
  plannedLibraries,
} from "./plan-graft.ts";

/** Everything that the page shows. All paths count from the current folder, but those of the plan. */
export interface Examination {
  readonly facts: HostFacts;
  /** The reason why no endpoints compile in the web project. */
  readonly webFault: Diagnostic | undefined;
  readonly plan: PlannedGraft;
  /** The diagnostics of the host and of the planned graft, each with its line. */
  readonly diagnostics: readonly PlacedDiagnostic[];
  /** The full names of the contexts that the planned graft uses. */
  readonly usedContexts: readonly string[];
  readonly places: readonly PartPlaces[];
  readonly needs: readonly PlacedNeed[];
  readonly wishes: readonly HostNeed[];
  /** The recorded inputs, or the starter file of a host before its first graft. */
  readonly inputs: readonly string[];
  /** The user's own templates. */
  readonly templates: readonly string[];
  /** True if the configuration of the host says who may call the endpoints. */
  readonly isAccessStated: boolean;
  /** The option that named the host, such as ` --host ../MyShop`; empty in its folder. */
  readonly hostOption: string;
}

export interface PlacedDiagnostic extends Pick<Diagnostic, "code" | "severity" | "message" | "hint"> {
  readonly place: string | undefined;
}

/** The parts of generated code that share a folder. Spec: host, Doctor. */
export interface PartPlaces {
  /** The full name of the context that leads to this placement; empty without one. */
  readonly context: string;
  readonly parts: readonly string[];
  readonly folder: string;
  readonly namespace: string;
}

/** Returns the reason why nothing is known of a graft of entity files, as the end of a sentence. */
export function unknownReason({ inputs }: Pick<Examination, "inputs">): string {
  const isForModels = inputs.length > 0 && inputs.every(isModelInput);
  return isForModels ? "as only models were grafted" : "as no graft could be planned";
}

/** Examines a host that was read: its facts, and what a graft would do. Writes nothing. */
export function examine(
  input: PlanInput,
  { ofHost, hostPath }: { readonly ofHost: readonly Diagnostic[]; readonly hostPath: string | undefined },
  { folder, disk }: CommandContext,
): Examination {
  const { host, settings } = input;
  const shown = (path: string) => posix.relative(folder, posix.resolve(host.folder, path)) || ".";
  const withShownFile = <Need extends HostNeed>(need: Need) => ({ ...need, file: shown(need.file) });
  const inputs = inputsOf(input);
  // The domain of a model compiles in any project.
  const isForModels = inputs.length > 0 && inputs.every(isModelInput);
  const [webFault] = isForModels ? [] : webFaults(host);
  const plan = webFault === undefined ? planGraft(input) : nothingPlanned;
  const ofLibraries = plannedLibraries(input, plan).flatMap((id) => libraryNeeds[id].wishes);
  const wishes = webFault === undefined ? wishesOf(host, ofLibraries) : [];
  const contexts = plan.grafts.flatMap(({ target: { dbContext } }) => (dbContext ? [fullNameOf(dbContext)] : []));
  return {
    facts: hostFacts(host, disk, shown),
    webFault,
    plan,
    diagnostics: [...ofHost, ...plan.diagnostics].map((one) => placed(one, plan.texts, shown)),
    usedContexts: [...new Set(contexts)],
    places: plan.grafts.flatMap((graft) => partPlaces(graft, shown)),
    needs: plan.needs.map(withShownFile),
    wishes: wireHost(input, { needs: wishes }).needs.map(withShownFile),
    inputs: inputs.map(shown),
    templates: [...(settings.ownTemplates?.values() ?? [])].map(shown).sort(),
    isAccessStated: settings.configuration?.defaults?.access !== undefined,
    hostOption: hostPath === undefined ? "" : ` --host ${shellWord(hostPath)}`,
  };
}

/** Returns the folders of a graft with the parts in each. */
function partPlaces(
  { target: { dbContext, placement } }: Graft,
  shown: (path: string) => string,
): readonly PartPlaces[] {
  const context = dbContext === undefined ? "" : fullNameOf(dbContext);
  const byPlace = grouped(parts, (part) => [placement[part].folder, placement[part].namespace].join("\n"));
  return [...byPlace.values()].flatMap((same) =>
    same.slice(0, 1).map((first) => {
      const { folder, namespace } = placement[first];
      return { context, parts: same, folder: shown(folder), namespace };
    }),
  );
}

/** Shows a diagnostic with its place. */
export function placed(
  { code, severity, message, hint, span }: Diagnostic,
  texts: PlannedGraft["texts"],
  shown: (path: string) => string,
): PlacedDiagnostic {
  const text = span && texts.get(span.path);
  const position = span && text !== undefined ? positionOf(text, span.start) : undefined;
  const place = span && [shown(span.path), ...(position ? [position.line, position.column] : [])].join(":");
  return { code, severity, message, hint, place };
}
