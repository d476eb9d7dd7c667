import { renamedModelItems, renamesOfModel } from "../../compatibility/model-renames.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import { modelNames } from "../../emit/csharp/model/model-names.ts";
import { documentGenerators } from "../../emit/generator-names.ts";
import { abandonedBroker } from "../../emit/messaging.ts";
import { type ModelTarget, planModel } from "../../emit/plan-model.ts";
import { planTestKit } from "../../emit/plan-tests.ts";
import type { PlannedFile } from "../../emit/planned-file.ts";
import { modelGenerators } from "../../emit/rows/model-generators.ts";
import { minimalModels } from "../../emit/rows/model-libraries/minimal.ts";
import type { ModelLibrary } from "../../emit/rows/model-libraries/model-library.ts";
import { retiredGenerators } from "../../emit/rows/retired-generators.ts";
import { testKitGenerators } from "../../emit/rows/test-kit-generators.ts";
import { ignoredFolder } from "../../host/snapshot/ignored-folder.ts";
import { checkApi, checkStore, checks } from "../../model/check/index.ts";
import type { Model } from "../../model/ir.ts";
import { leftToHost } from "../needs/left-to-host.ts";
import { messagingFaults } from "../needs/messaging-faults.ts";
import { isModelTest, testKitNames } from "../placement/recorded-tests.ts";
import type { BuildRequest } from "../request.ts";
import type { DeclaredRenames, Plan, Source, Target } from "../target.ts";
import { csharpRenderer } from "../templates/csharp-renderer.ts";
import { modelStages } from "./model-stages.ts";

/** The layers in the folder of a build itself. */
const here = { domain: "", application: "", infrastructure: "", api: "" } as const;

/** The layers of a model, as C# in a folder. */
export const modelCsharp: Target<BuildRequest, Source, Model, PlannedFile> = {
  ...modelStages,
  read: (run) => {
    const source = modelStages.read(run);
    const { isPlanOnly } = run.request;
    return isPlanOnly ? source : { ...source, diagnostics: [...source.diagnostics, ...ignoredFolder(run.site)] };
  },
  plan: (model, { inputs: [input = ""] }, { request: { layers, messaging = "none" } }) =>
    planLayers(model, { layers, messaging, folders: here, input, needs: [], library: minimalModels }),
  renderer: (request, system) => csharpRenderer(modelNames, request, system),
  owns: ({ generator, input }) =>
    (input !== undefined || testKitNames.has(generator)) && !documentGenerators.has(generator),
};

const none: ReadonlySet<string> = new Set();

interface LayersTarget extends ModelTarget, Pick<Plan<PlannedFile>, "needs" | "scope" | "tables" | "migrated"> {
  readonly library: ModelLibrary;
  /** The generators that only other libraries have. */
  readonly replaced?: ReadonlySet<string>;
  /** The calls and hooks in the code of the host; undefined without a host. */
  readonly calls?: ReadonlySet<string>;
  /** True if the host has tests of entities, which need the files that all tests share. */
  readonly hasOtherTests?: boolean;
}

function renamesIn(model: Model, files: readonly PlannedFile[]): DeclaredRenames {
  const all = renamesOfModel(model);
  const items = files.map(({ item }) => item);
  return { all, items: renamedModelItems(items, all) };
}

/** Plans the files of layers, and checks what only these layers demand of a model. */
export function planLayers(
  model: Model,
  {
    library,
    replaced = none,
    needs,
    scope,
    tables = "created",
    migrated = [],
    calls,
    hasOtherTests = false,
    ...target
  }: LayersTarget,
): Result<Plan<PlannedFile>> {
  const rows = modelGenerators(library);
  const own = planModel(model, rows, target);
  const tests = own.some(isModelTest) ? target.tests : undefined;
  const files =
    tests === undefined
      ? own.filter(({ layer }) => layer !== "tests")
      : [...own, ...planTestKit(testKitGenerators, tests)];
  const left = target.layers.has("infrastructure") ? leftToHost(model, files, calls) : undefined;
  const found = [
    ...(target.layers.has("api") ? checkApi(model) : []),
    ...(target.layers.has("infrastructure") ? checkStore(model) : []),
    ...checks.emitted(files.flatMap(({ namespace, sections }) => sections.map((one) => ({ namespace, ...one })))),
    ...(left?.diagnostics ?? []),
    ...messagingFaults(model, target),
  ];
  const lacking = calls === undefined ? needs : [...needs, ...(left?.needs ?? [])];
  // Without tests of models, the run that writes the others decides on what these share.
  const kept = hasOtherTests && tests === undefined ? testKitNames : undefined;
  const value = {
    files,
    needs: lacking,
    replaced: new Set([...retiredGenerators("models", rows), ...replaced, ...abandonedBroker(model, target)]),
    tables,
    migrated,
    ...(scope && { scope }),
    ...(kept && { kept }),
    renames: renamesIn(model, files),
  };
  return resultOf(value, found);
}
