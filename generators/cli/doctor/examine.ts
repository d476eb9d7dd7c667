import { posix } from "node:path";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { libraryNeeds } from "../../emit/rows/libraries/library-needs.ts";
import type { Entity } from "../../entity/entity.ts";
import { isModelInput } from "../../flow/input-name.ts";
import { type HostNeed, kindOf, wishesOf } from "../../host/needs.ts";
import { shellWord } from "../../host/snapshot/find-project.ts";
import { webFaults } from "../../host/snapshot/read-web-host.ts";
import { type PlacedNeed, wireHost } from "../../host/wire/wire-host.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { lineStartsOf, positionIn } from "../../text/position.ts";
import type { CommandContext } from "../command.ts";
import type { DoctorNeed, Examination, PlacedDiagnostic } from "./examination.ts";
import { hostFacts } from "./host-facts.ts";
import { partPlaces } from "./part-places.ts";
import {
  inputsOf,
  nothingPlanned,
  type PlanInput,
  type PlannedGraft,
  planGraft,
  plannedLibraries,
} from "./plan-graft.ts";

/** Examines a host that was read: its facts, and what a graft would do. Writes nothing. */
export function examine(
  input: PlanInput,
  { ofHost, hostPath }: { readonly ofHost: readonly Diagnostic[]; readonly hostPath: string | undefined },
  { folder, disk }: CommandContext,
): Examination {
  const { host, settings } = input;
  const shown = (path: string) => posix.relative(folder, posix.resolve(host.folder, path)) || ".";
  const facts = hostFacts(host, disk, shown);
  const inputs = inputsOf(input);
  // The domain of a model compiles in any project.
  const isForModels = inputs.length > 0 && inputs.every(isModelInput);
  const [webFault] = isForModels ? [] : webFaults(host);
  const plan = webFault === undefined ? planGraft(input) : nothingPlanned;
  const withShownFile = <Need extends { readonly file: string }>(need: Need) => ({ ...need, file: shown(need.file) });
  return {
    facts,
    webFault,
    plan,
    diagnostics: [...ofHost, ...plan.diagnostics].map((one) => placed(one, plan.texts, shown)),
    usedContexts: [
      ...new Set(plan.grafts.flatMap(({ target: { dbContext } }) => (dbContext ? [fullNameOf(dbContext)] : []))),
    ],
    places: plan.grafts.flatMap((graft) => partPlaces(graft, shown)),
    needs: plan.needs.map(doctorNeed).map(withShownFile),
    wishes: wireHost(input, { needs: webFault === undefined ? wishesIn(input, plan) : [] }).needs.map(withShownFile),
    inputs: inputs.map(shown),
    templates: [...(settings.ownTemplates?.values() ?? [])].map(shown).sort(),
    isAccessStated: settings.configuration?.defaults?.access !== undefined,
    database: plan.grafts[0]?.target.database?.id,
    health: plan.grafts[0]?.target.health,
    keptRows: (plan.grafts[0]?.relationships ?? [])
      .filter(({ parent, child, onDelete }) => isOfHost(parent) && !isOfHost(child) && onDelete === "restrict")
      .map(({ parent, child, name }) => ({
        parent: parent.name,
        child: child.name,
        relationship: `${parent.name}.${name}`,
      })),
    hostOption: hostPath === undefined ? "" : ` --host ${shellWord(hostPath)}`,
  };
}

function isOfHost({ model }: Entity): boolean {
  return model.kind === "existing";
}

function wishesIn(input: PlanInput, plan: PlannedGraft): readonly HostNeed[] {
  const ofLibraries = plannedLibraries(input, plan).flatMap((id) => libraryNeeds[id].wishes);
  return wishesOf(input.host, ofLibraries);
}

function doctorNeed({ file, line, place, spot, isWired, reason }: PlacedNeed): DoctorNeed {
  return { kind: kindOf(spot), file, line, place, isWired, reason };
}

/** Shows a diagnostic with its place. */
export function placed(
  { code, severity, message, hint, span }: Diagnostic,
  texts: PlannedGraft["texts"],
  shown: (path: string) => string,
): PlacedDiagnostic {
  const text = span && texts.get(span.path);
  const position = span && text !== undefined ? positionIn(lineStartsOf(text), span.start) : undefined;
  const place = span && [shown(span.path), ...(position ? [position.line, position.column] : [])].join(":");
  return { code, severity, message, hint, place };
}
