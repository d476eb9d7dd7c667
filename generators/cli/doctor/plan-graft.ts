import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { libraryNeeds } from "../../emit/rows/libraries/library-needs.ts";
import { chosenLibrary } from "../../entity/endpoint-library.ts";
import type { Graft, LibraryId } from "../../entity/graft.ts";
import type { Change } from "../../files/compare/change.ts";
import type { StoredManifest } from "../../files/manifest/manifest.ts";
import { isModelInput } from "../../flow/input-name.ts";
import { recordedLibrary } from "../../flow/libraries/entity-library.ts";
import { libraryOfModels } from "../../flow/libraries/model-library.ts";
import type { Outcome } from "../../flow/outcome.ts";
import { recordedLayers } from "../../flow/placement/recorded-choices.ts";
import type { GraftRequest } from "../../flow/request.ts";
import { run } from "../../flow/run.ts";
import type { System } from "../../flow/system.ts";
import { entityCsharp } from "../../flow/targets/entity-csharp.ts";
import { candidateContexts } from "../../host/facts/contexts-named.ts";
import type { Host, HostClass } from "../../host/host.ts";
import { needsOf } from "../../host/needs.ts";
import { type PlacedNeed, wireHost } from "../../host/wire/wire-host.ts";
import { starterName } from "../../init/starter-file.ts";
import { fullNameOf } from "../../text/class-names.ts";
import type { HostSettings } from "../graft/host-settings.ts";
import { dryRequest, recordedRuns } from "../graft/recorded-runs.ts";

/** A graft that was decided, and not written. */
export interface PlannedGraft {
  /** The recorded inputs, the health endpoints of a host that has only these, an imagined first entity, or nothing. */
  readonly kind: "recorded" | "health" | "imagined" | "none";
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: ReadonlyMap<string, string>;
  readonly changes: readonly Change[];
  readonly needs: readonly PlacedNeed[];
  /** The understood entities; several if any of several contexts could store an imagined one. */
  readonly grafts: readonly Graft[];
}

/** The plan for a project that cannot hold endpoints. */
export const nothingPlanned: PlannedGraft = {
  kind: "none",
  diagnostics: [],
  texts: new Map(),
  changes: [],
  needs: [],
  grafts: [],
};

/** A host that was read, and all that a graft onto it depends on. */
export interface PlanInput {
  readonly host: Host;
  readonly manifest: StoredManifest;
  /** With the host, so that no run reads it again. */
  readonly settings: HostSettings["request"];
  readonly system: System;
}

/** Plans the recorded inputs of a host, or its starter file; without any, an entity that stands for the first one. Spec: host, Doctor. */
export function planGraft(input: PlanInput): PlannedGraft {
  const inputs = inputsOf(input);
  if (inputs.length === 0) return isHealthOnly(input) ? planned("health", [healthGraft(input)]) : firstGraft(input);
  const runs = recordedRuns(inputs, input.settings, input.system, (request) => graft(input, request));
  return planned("recorded", runs.entities, runs.models);
}

/** Returns the inputs that the next graft reads: the recorded ones, or before the first graft the starter file. */
export function inputsOf({ host, manifest, system }: Omit<PlanInput, "settings">): readonly string[] {
  const isStarted = manifest.head === undefined && system.disk.kind(`${host.folder}/${starterName}`) === "file";
  return isStarted ? [starterName] : manifest.inputs;
}

function isHealthOnly({ manifest }: PlanInput): boolean {
  return manifest.files.size > 0;
}

/** Imagines the first graft: with the context that Tenon chooses, else with each of them in turn. */
function firstGraft(input: PlanInput): PlannedGraft {
  const dbContexts = candidateContexts(input.host);
  const chosen = imaginedGraft(input, undefined);
  const isChosen = chosen.meaning !== undefined || dbContexts.length === 1;
  const [first, ...others] = isChosen ? [chosen] : dbContexts.map((context) => imaginedGraft(input, context));
  const { diagnostics, ...plan } = planned("imagined", [first ?? healthGraft(input), ...others]);
  return { ...plan, diagnostics: diagnostics.filter(isOfHost).map((one) => ({ ...one, span: undefined })) };
}

// A lack of contexts has a row of its own, and warnings are about what the imagined file leaves open.
function isOfHost({ code, severity }: Diagnostic): boolean {
  return severity === "error" && code !== catalogue.noDbContext.code;
}

function planned(kind: PlannedGraft["kind"], entities: readonly Outcome<Graft>[], models: readonly Outcome[] = []) {
  const outcomes = [...entities, ...models];
  const [{ needs: first } = { needs: [] }, ...rest] = entities;
  // Contexts to choose from have all needs in common but the mapping.
  const common = first.filter((need) => rest.every(({ needs }) => needs.some((one) => isSame(one, need))));
  const ofModels = models.flatMap(({ needs }) => needs).filter((need) => !common.some((one) => isSame(one, need)));
  return {
    kind,
    diagnostics: distinct(outcomes.flatMap(({ diagnostics }) => diagnostics)),
    texts: new Map(outcomes.flatMap(({ texts }) => [...texts])),
    changes: [...entities.slice(0, 1), ...models].flatMap(({ changes }) => changes),
    needs: [...common, ...ofModels],
    grafts: entities.flatMap(({ meaning }) => meaning ?? []),
  };
}

/** Adds the needs that are known before a graft, if it failed too early to say its own. */
function withNeeds(outcome: Outcome<Graft>, input: PlanInput): Outcome<Graft> {
  if (outcome.meaning !== undefined) return outcome;
  const { host } = input;
  const [context, ...others] = candidateContexts(host);
  const { packages, calls } = libraryNeeds[entityLibrary(input)];
  const needs = needsOf(host, context ?? { name: "", namespace: "" }, context && packages, calls);
  const common = needs.filter(({ spot }) => others.length === 0 || spot?.kind !== "mapping");
  return { ...outcome, needs: wireHost(input, { needs: common }).needs };
}

/** Returns the library of entity files that state none. */
function entityLibrary({ host, manifest, settings }: PlanInput): LibraryId {
  const { defaults } = settings.configuration ?? {};
  return chosenLibrary(defaults?.library, { packages: host.packages, recordedLibrary: recordedLibrary(manifest) });
}

/** Lists the libraries whose endpoints the planned graft leaves in the host. */
export function plannedLibraries(input: PlanInput, { kind, grafts: [graft] }: PlannedGraft): readonly LibraryId[] {
  const { host, manifest, settings } = input;
  const inputs = inputsOf(input);
  const { defaults } = settings.configuration ?? {};
  const ofModels = inputs.some(isModelInput)
    ? libraryOfModels(recordedLayers(manifest), { host, defaults, manifest })
    : undefined;
  const isForModels = kind === "recorded" && inputs.every(isModelInput);
  const ofEntities = isForModels ? undefined : (graft?.target.library ?? entityLibrary(input));
  return [...new Set([ofEntities, ofModels])].filter((id) => id !== undefined);
}

function isSame(one: PlacedNeed, other: PlacedNeed): boolean {
  return one.file === other.file && one.line === other.line;
}

function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ code, message, span }: Diagnostic) => [code, message, span?.path, span?.start].join("\n");
  return [...new Map(diagnostics.map((one) => [keyOf(one), one])).values()];
}

/** Plans a graft of the host that was read, with the files that are its inputs before the first graft. */
function graft(input: PlanInput, request: GraftRequest): Outcome<Graft> {
  const { host, system, manifest } = input;
  const files = manifest.head === undefined ? inputsOf(input).map((path) => `${host.folder}/${path}`) : [];
  return withNeeds(run(entityCsharp, { ...request, files: [...files, ...request.files] }, system), input);
}

/** Plans a graft as if an entity file of one entity were there. It states access, and a context if there are several. */
function imaginedGraft(input: PlanInput, context: HostClass | undefined): Outcome<Graft> {
  const target = context === undefined ? "" : `target: { dbContext: ${JSON.stringify(fullNameOf(context))} }\n`;
  const text = `version: 1
${target}defaults: { access: authenticated }
entity:
  TenonSample:
    properties:
      Id: { type: Guid, isKey: true }
`;
  const path = `${input.host.folder}/first.yaml`;
  const edit = { path, before: undefined, after: new TextEncoder().encode(text), reason: "is imagined" };
  return graft(input, { ...dryRequest(input.settings), files: [path], edits: [edit] });
}

function healthGraft(input: PlanInput): Outcome<Graft> {
  return graft(input, { ...dryRequest(input.settings), isHealthOnly: true });
}
