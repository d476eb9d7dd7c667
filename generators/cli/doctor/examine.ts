import { posix } from "node:path";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { StoredManifest } from "../../files/manifest.ts";
import { shellWord } from "../../host/find-project.ts";
import type { Host } from "../../host/host.ts";
import { type HostNeed, wishesOf } from "../../host/needs.ts";
import { webFaults } from "../../host/read-web-host.ts";
import { wireHost } from "../../host/wire/wire-host.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { lineStartsOf, positionIn } from "../../text/position.ts";
import type { CommandContext } from "../command.ts";
import type { DoctorNeed, Examination, PlacedDiagnostic } from "./examination.ts";
import { hostFacts } from "./host-facts.ts";
import { partPlaces } from "./part-places.ts";
import { nothingPlanned, type PlannedGraft, planGraft } from "./plan-graft.ts";

/** Examines a host that was read: its facts, and what a graft would do. Writes nothing. */
export function examine(
  { value: host, diagnostics: ofHost }: { readonly value: Host; readonly diagnostics: readonly Diagnostic[] },
  { manifest, hostPath }: { readonly manifest: StoredManifest; readonly hostPath: string | undefined },
  context: CommandContext,
): Examination {
  const shown = (path: string) => posix.relative(context.folder, posix.join(host.folder, path)) || ".";
  const facts = hostFacts(host, context.disk, shown);
  const [webFault] = webFaults(context.disk, posix.join(host.folder, host.projectFile));
  const plan = webFault === undefined ? planGraft(host, manifest, context) : nothingPlanned;
  const needs = doctorNeeds(plan.needs, wireHost(context.disk, host.folder, plan.needs).needs);
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
    needs: needs.map(withShownFile),
    wishes: (webFault === undefined ? wishesOf(host) : []).map(withShownFile),
    inputs: manifest.inputs.map(shown),
    health: plan.grafts[0]?.target.health,
    hostOption: hostPath === undefined ? "" : ` --host ${shellWord(hostPath)}`,
  };
}

function doctorNeeds(needs: readonly HostNeed[], left: readonly HostNeed[]): readonly DoctorNeed[] {
  return needs.map(({ file, line, place, spot }) => {
    const unwired = left.find((one) => one.file === file && one.line === line);
    return { kind: spot?.kind ?? "line", file, line, place, isWired: unwired === undefined, reason: unwired?.reason };
  });
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
