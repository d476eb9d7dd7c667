import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import { modelNames, runtimeNamespace } from "../../emit/csharp/model/model-names.ts";
import { registrationGenerator } from "../../emit/generator-names.ts";
import type { Layer } from "../../emit/layer.ts";
import type { Messaging } from "../../emit/messaging.ts";
import { type PlannedFile, typesIn } from "../../emit/planned-file.ts";
import { beginningFaults } from "../../entity/check/target.ts";
import type { HostDefaults } from "../../entity/declaration.ts";
import { namespaceClashes } from "../../entity/host/namespace-clashes.ts";
import { type GraftedOperation, routeClashes } from "../../entity/host/route-clashes.ts";
import { namedContext } from "../../entity/host/storing-context.ts";
import type { Manifest } from "../../files/manifest/manifest.ts";
import type { Host, HostClass } from "../../host/host.ts";
import { locateHost } from "../../host/snapshot/locate-host.ts";
import { readHost } from "../../host/snapshot/read-host.ts";
import { wireHost } from "../../host/wire/wire-host.ts";
import { withPrefix } from "../../http/same-requests.ts";
import type { Model } from "../../model/ir.ts";
import { replaysRequests, servedIn } from "../../model/operation/model-operation.ts";
import { validateModel } from "../../model/validate.ts";
import { endpointsIn } from "../libraries/model-library.ts";
import { messagingNeeds } from "../needs/messaging-needs.ts";
import { storeContexts } from "../needs/migrated-contexts.ts";
import { modelNeeds } from "../needs/model-needs.ts";
import { storeNeeds, storeTables } from "../needs/store-needs.ts";
import { contextClashes, mappingCalls, type ServedModel } from "../placement/context-clashes.ts";
import { placeLayers } from "../placement/place-layers.ts";
import { placeTests, type TestPlace } from "../placement/place-tests.ts";
import { recordedLayers, recordedMessaging, recordedModelFiles } from "../placement/recorded-choices.ts";
import { recordedTestScope, recordedTests } from "../placement/recorded-tests.ts";
import { readModelFiles } from "../read-inputs.ts";
import type { ModelGraftRequest } from "../request.ts";
import type { Run, Source, Target } from "../target.ts";
import { csharpRenderer } from "../templates/csharp-renderer.ts";
import { modelCsharp, planLayers } from "./model-csharp.ts";

interface ModelFiles extends Source {
  readonly host: Host;
}

/** The files of `modelCsharp` in a host, with the lines that it needs for them. */
export const modelInHost: Target<ModelGraftRequest, ModelFiles, Model, PlannedFile> = {
  locate: ({ host }, disk) => locateHost(disk, host),
  read: ({ site, request, projectFile = request.host, manifest }) => {
    const { knownHost, sourcesOf } = request;
    const host = knownHost === undefined ? readHost(site.disk, projectFile, sourcesOf) : resultOf(knownHost, []);
    if (!host.ok) return host;
    const source = readModelFiles(site, request, manifest.inputs);
    return source.ok ? { ...source, value: { ...source.value, host: host.value } } : source;
  },
  understand: ({ files }) => validateModel(files),
  plan: (model, { inputs: [input = ""], host }, { request, manifest }) => {
    const layers = request.layers ?? recordedLayers(manifest);
    const defaults = request.configuration?.defaults;
    const { library, replaced, needs: ofLibrary, faults } = endpointsIn(model, layers, { host, defaults, manifest });
    const routePrefix = defaults?.routePrefix?.value ?? "";
    const isStored = layers.has("infrastructure");
    const messaging = messagingOf(request, manifest, layers);
    const named = isStored && defaults?.dbContext ? namedContext(host, defaults.dbContext) : undefined;
    if (named?.ok === false) return named;
    const dbContext = named?.value;
    const places = placeLayers(host, manifest, { layers, defaults, dbContext });
    if (!places.ok) return { ok: false, diagnostics: [...faults, ...places.diagnostics] };
    const { needs: references, infrastructure, scope = [], folders } = places.value;
    const placed = testsIn({ request, manifest }, { host, model, layers, dbContext });
    if (!placed.ok) return { ok: false, diagnostics: [...faults, ...placed.diagnostics] };
    const isRecorded = recordedModelFiles(manifest, "infrastructure").length > 0;
    const store = isStored ? storeNeeds(host, model, { project: infrastructure, isRecorded, dbContext }) : [];
    const own = modelNeeds(host, model, layers, library);
    const broker = messagingNeeds(host, model, { messaging, project: infrastructure });
    const needs = [...references, ...ofLibrary, ...own, ...store, ...broker, ...placed.value.needs];
    const planned = planLayers(model, {
      library,
      replaced,
      layers,
      messaging,
      input,
      folders,
      scope: [...scope, ...placed.value.scope],
      tests: placed.value.tests,
      needs,
      calls: host.calls,
      routePrefix,
      hasOtherTests: recordedTests(manifest).ofEntities,
      tables: storeTables(isRecorded || dbContext !== undefined),
      migrated: isStored ? storeContexts(model, host, { project: infrastructure, dbContext }) : [],
    });
    const clashes = clashesWith(host, model, { layers, library, routePrefix });
    const stated =
      defaults === undefined
        ? []
        : [...beginningFaults(defaults), ...namespaceOfModels(model, defaults.namespace, manifest)];
    const found = [...faults, ...stated, ...clashes, ...planned.diagnostics];
    if (!planned.ok) return { ok: false, diagnostics: found };
    return resultOf(
      {
        ...planned.value,
        types: new Set([...typesIn(planned.value.files), ...host.typeNames.map(({ name }) => name)]),
      },
      found,
    );
  },
  renderer: (request, system) => csharpRenderer(modelNames, request, system),
  owns: modelCsharp.owns,
  wire: wireHost,
};

/** Returns the way of integration events: the named one, else that of the host. Spec: messaging, Choice. */
function messagingOf(
  { messaging }: Pick<ModelGraftRequest, "messaging">,
  manifest: Manifest,
  layers: ReadonlySet<Layer>,
): Messaging {
  return messaging ?? recordedMessaging(manifest, layers);
}

/** Warns of a stated namespace on a host without entities, as it moves no code of models. Spec: entity-file, Namespace and prefix. */
function namespaceOfModels(
  { contexts }: Model,
  namespace: HostDefaults["namespace"],
  { files }: Pick<Manifest, "files">,
): readonly Diagnostic[] {
  const hasEntities = [...files.values()].some(({ generator }) => generator === registrationGenerator);
  if (namespace === undefined || hasEntities) return [];
  const namespaces = [...contexts.map(({ name }) => name), runtimeNamespace];
  const hint = "Remove the key, or keep it for entity files to come.";
  return [report(catalogue.namespaceOfModels, { namespaces }, { span: namespace.span, hint })];
}

/** Reports namespaces and routes of a model that the host has already, and routes of two contexts. */
function clashesWith(
  host: Host,
  model: Model,
  { layers, ...served }: ServedModel & { readonly layers: ReadonlySet<Layer> },
): readonly Diagnostic[] {
  const namespaces = [...model.contexts.map(({ name }) => name), runtimeNamespace];
  const hint = "Move the type into a namespace, or give the context another name.";
  return [
    ...namespaceClashes(namespaces, host, { span: undefined, hint }),
    ...(layers.has("api")
      ? [...routeClashes(graftedIn(model, served), host), ...contextClashes(model, host, served)]
      : []),
  ];
}

/** Returns the operations of a model with the calls that map them. */
function graftedIn({ contexts }: Model, { library, routePrefix }: ServedModel): readonly GraftedOperation[] {
  const hint =
    "Give it another @route, write target: { routePrefix: api } in .tenon/config.yaml, or remove the route of the host.";
  return contexts.flatMap((context) => {
    const calls = mappingCalls(context, library);
    return servedIn(context).map(({ verb, route, span }) => {
      return { operation: { verb, route: withPrefix(routePrefix, route) }, calls, span, hint };
    });
  });
}

/** The host of a model, with the choices about its layers. */
interface TestedHost {
  readonly host: Host;
  readonly model: Model;
  readonly layers: ReadonlySet<Layer>;
  readonly dbContext: HostClass | undefined;
}

/** Places the tests of a run. Without their layer, those of an earlier run can be pruned. */
function testsIn(
  { request, manifest }: Pick<Run<ModelGraftRequest>, "request" | "manifest">,
  { host, model, layers, dbContext }: TestedHost,
): Result<Omit<TestPlace, "tests"> & { readonly tests: TestPlace["tests"] | undefined }> {
  if (!layers.has("tests"))
    return { ok: true, value: { tests: undefined, needs: [], scope: recordedTestScope(manifest) }, diagnostics: [] };
  const stated = request.configuration?.defaults.tests;
  const contexts = model.contexts.map(({ name }) => name);
  const isStored = layers.has("infrastructure") && model.contexts.some(({ aggregates }) => aggregates.length > 0);
  const hasRepetitions = model.contexts.some(replaysRequests) || recordedTests(manifest).repeats.entities;
  return placeTests(host, manifest, { stated, isStored, hasRepetitions, dbContext, contexts });
}
