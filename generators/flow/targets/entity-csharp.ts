import { resultOf } from "../../diagnostics/result.ts";
import { knownNames } from "../../emit/csharp/known-names.ts";
import { documentGenerators } from "../../emit/generator-names.ts";
import { planEntities } from "../../emit/plan-entities.ts";
import type { PlannedFile } from "../../emit/planned-file.ts";
import { libraries } from "../../emit/rows/libraries/index.ts";
import { retiredGenerators } from "../../emit/rows/retired-generators.ts";
import type { Graft } from "../../entity/graft.ts";
import { scopeOf } from "../../entity/placement.ts";
import { renamedItems, renamesOf } from "../../entity/renames/renames.ts";
import { operationsIn } from "../../entity/served.ts";
import { validate } from "../../entity/validate.ts";
import { referenceNeed } from "../../host/facts/missing-references.ts";
import type { Host } from "../../host/host.ts";
import { needsOf } from "../../host/needs.ts";
import { locateHost } from "../../host/snapshot/locate-host.ts";
import { readWebHost } from "../../host/snapshot/read-web-host.ts";
import { wireHost } from "../../host/wire/wire-host.ts";
import { entityRows, partsForOthers, recordedLibrary } from "../libraries/entity-library.ts";
import { namesOfOthers } from "../libraries/recorded-library.ts";
import { authorizationNeeds } from "../needs/authorization-needs.ts";
import { databaseNeeds, isContextRecorded, tablesOf } from "../needs/database-needs.ts";
import { entityContext } from "../needs/migrated-contexts.ts";
import { testsOfEntities } from "../placement/tests-of-entities.ts";
import { noEntityFile, readEntityFiles } from "../read-inputs.ts";
import type { GraftRequest } from "../request.ts";
import type { Source, Target } from "../target.ts";
import { csharpRenderer } from "../templates/csharp-renderer.ts";

interface EntityFiles extends Source {
  readonly host: Host;
}

/** The endpoints of entity files, as C# in a host. */
export const entityCsharp: Target<GraftRequest, EntityFiles, Graft, PlannedFile> = {
  locate: ({ host }, disk) => locateHost(disk, host),
  read: ({ site, request, projectFile = request.host, manifest }) => {
    const { knownHost, sourcesOf } = request;
    const host = knownHost === undefined ? readWebHost(site.disk, projectFile, sourcesOf) : resultOf(knownHost, []);
    if (!host.ok) return host;
    const source = readEntityFiles(site, request, manifest.inputs);
    if (!source.ok) return source;
    if (source.value.files.length === 0 && !request.isHealthOnly)
      return { ok: false, diagnostics: [noEntityFile(manifest.inputs)] };
    return { ...source, value: { ...source.value, host: host.value } };
  },
  understand: ({ files, host }, { request, manifest }) => {
    const { defaults } = request.configuration ?? {};
    return validate(files, { ...host, defaults, recordedLibrary: recordedLibrary(manifest) });
  },
  plan: (graft, { host }, { request, manifest }) => {
    const tested = testsOfEntities(graft, host, { request, manifest });
    if (!tested.ok) return tested;
    const library = libraries[graft.target.library];
    const { dbContext, database, placement, references } = graft.target;
    const packages = graft.entities.length > 0 ? library.needs.packages : undefined;
    const isRecorded = isContextRecorded(manifest);
    const { calls } = library.needs;
    const ofHost =
      database === undefined
        ? needsOf(host, dbContext, packages, calls)
        : databaseNeeds(graft.target, host, { database, packages, calls, isRecorded });
    const needs = [
      ...references.map(referenceNeed).map((need) => ({ ...need, group: "entities" })),
      ...ofHost,
      ...(asksForCallers(graft) ? authorizationNeeds(host) : []),
      ...tested.value.needs,
    ];
    const tables = database === undefined ? "migrated" : tablesOf(host, isRecorded);
    const generators = entityRows(library.id);
    const types = host.typeNames.map(({ name }) => name);
    const files = planEntities(graft, generators, { ofLibrary: library.typeNames, types });
    const value = {
      files: [...files, ...tested.value.files],
      needs: [...needs, ...partsForOthers(library, files, host)],
      replaced: new Set([
        ...namesOfOthers(entityRows, library.id),
        ...retiredGenerators("entities", generators),
        "RenamedRoutesGenerator",
      ]),
      tables,
      migrated: entityContext(graft.target, host),
      scope: [...scopeOf(placement), ...tested.value.scope],
      kept: tested.value.kept,
      renames: { all: renamesOf(graft), items: renamedItems(graft) },
      acceptedChanges: graft.acceptedChanges,
    } as const;
    return { ok: true, value, diagnostics: tested.diagnostics };
  },
  renderer: (request, system) => csharpRenderer(knownNames, request, system),
  owns: ({ generator }) => !documentGenerators.has(generator),
  wire: wireHost,
};

function asksForCallers(graft: Graft): boolean {
  return operationsIn(graft).some(({ access }) => access.kind !== "anonymous");
}
