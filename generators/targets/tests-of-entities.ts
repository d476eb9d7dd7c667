import { type Result, resultOf } from "../diagnostics/result.ts";
import { planEntityTests, planTestKit } from "../emit/plan-tests.ts";
import type { PlannedFile } from "../emit/planned-file.ts";
import type { Graft } from "../entity/entity.ts";
import type { GraftRequest } from "../flow/request.ts";
import type { Plan, Run } from "../flow/target.ts";
import type { Host } from "../host/host.ts";
import { entityTestGenerators } from "./entity-test-generators.ts";
import { placeTests } from "./place-tests.ts";
import { recordedTestScope, recordedTests, testKitNames } from "./recorded-tests.ts";
import { testKitGenerators } from "./test-kit-generators.ts";

type TestsPlan = Required<Pick<Plan<PlannedFile>, "files" | "needs" | "scope" | "kept">>;

/** Plans the tests of entities where the run names their layer, or the host has it already. Spec: shipped-tests, Project. */
export function testsOfEntities(
  graft: Graft,
  host: Host,
  { site, request, manifest }: Pick<Run<GraftRequest>, "site" | "request" | "manifest">,
): Result<TestsPlan> {
  const recorded = recordedTests(manifest);
  const isWanted = request.layers?.has("tests") ?? recorded.ofEntities;
  if (!isWanted || graft.entities.length === 0) {
    const kept = recorded.ofModels ? testKitNames : new Set<string>();
    const value = { files: [], needs: [], scope: recordedTestScope(manifest), kept };
    return { ok: true, value, diagnostics: [] };
  }
  const stated = request.configuration?.defaults.tests;
  const placed = placeTests(site.disk, host, manifest, { stated, isStored: true, contexts: [] });
  if (!placed.ok) return placed;
  const { tests, needs, scope } = placed.value;
  const files = [...planTestKit(testKitGenerators, tests), ...planEntityTests(graft, entityTestGenerators, tests)];
  return resultOf({ files, needs, scope, kept: new Set<string>() }, placed.diagnostics);
}
