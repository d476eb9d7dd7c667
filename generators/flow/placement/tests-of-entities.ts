import { posix } from "node:path";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import { planEntityTests, planTestKit } from "../../emit/plan-tests.ts";
import type { PlannedFile } from "../../emit/planned-file.ts";
import { entityTestGenerators } from "../../emit/rows/entity-test-generators.ts";
import { repeatsRequests } from "../../emit/rows/shared-generators.ts";
import { testKitGenerators } from "../../emit/rows/test-kit-generators.ts";
import type { Graft, Target } from "../../entity/graft.ts";
import type { Host } from "../../host/host.ts";
import type { HostNeed } from "../../host/needs.ts";
import { readText } from "../../host/snapshot/read-text.ts";
import { projectFileOf } from "../needs/database-packages.ts";
import type { GraftRequest } from "../request.ts";
import type { Plan, Run } from "../target.ts";
import { placeTests } from "./place-tests.ts";
import { recordedTestScope, recordedTests, testKitNames } from "./recorded-tests.ts";

type TestsPlan = Required<Pick<Plan<PlannedFile>, "files" | "needs" | "scope" | "kept">>;

/** Plans the tests of entities where the run names their layer, or the host has it already. Spec: shipped-tests, Project. */
export function testsOfEntities(
  graft: Graft,
  host: Host,
  { request, manifest }: Pick<Run<GraftRequest>, "request" | "manifest">,
): Result<TestsPlan> {
  const recorded = recordedTests(manifest);
  const isWanted = request.layers?.has("tests") ?? recorded.ofEntities;
  if (!isWanted || graft.entities.length === 0) {
    const kept = recorded.ofModels ? testKitNames : new Set<string>();
    const value = { files: [], needs: [], scope: recordedTestScope(manifest), kept };
    return { ok: true, value, diagnostics: [] };
  }
  const stated = request.configuration?.defaults.tests;
  const hasRepetitions = repeatsRequests(graft) || recorded.repeats.models;
  const placed = placeTests(host, manifest, { stated, isStored: true, hasRepetitions, contexts: [] });
  if (!placed.ok) return placed;
  const { tests, needs, scope } = placed.value;
  const files = [...planTestKit(testKitGenerators, tests), ...planEntityTests(graft, entityTestGenerators, tests)];
  const lacking = [...needs, ...visibilityNeeds(host, graft.target, tests.name)];
  return resultOf({ files, needs: lacking, scope, kept: new Set<string>() }, placed.diagnostics);
}

/** Returns the line without which the tests cannot name an internal context. */
function visibilityNeeds(host: Host, { dbContext, placement }: Target, tests: string): readonly HostNeed[] {
  if (dbContext?.isPublic !== false) return [];
  const file = projectFileOf(host, placement.data.project);
  const line = `<InternalsVisibleTo Include="${tests}" />`;
  if (readText(host.disk, posix.join(host.folder, file))?.includes(line) === true) return [];
  const place = `in an ItemGroup; the tests name the internal ${dbContext.name}`;
  return [{ file, line, place, spot: undefined }];
}
