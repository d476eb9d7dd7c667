import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import type { Layer } from "../../emit/layer.ts";
import type { ModelTarget } from "../../emit/plan-model.ts";
import type { HostDefaults, Located } from "../../entity/declaration.ts";
import { projectOf, projectsOf } from "../../entity/host/place-parts.ts";
import { type PlacedLayer, placedLayers } from "../../entity/placement.ts";
import type { Manifest } from "../../files/manifest/manifest.ts";
import {
  type Dependency,
  missingReferences,
  referenceFault,
  referenceNeed,
} from "../../host/facts/missing-references.ts";
import type { Host, HostClass, HostProject } from "../../host/host.ts";
import type { Plan } from "../target.ts";
import { recordedFolder, recordedModelFiles } from "./recorded-choices.ts";

/** The folders of the layers, the projects outside the web project that they are in, and the references that these lack. */
export interface LayerPlaces extends Pick<Plan<never>, "needs" | "scope"> {
  readonly folders: ModelTarget["folders"];
  /** The path of the project with the store. */
  readonly infrastructure: string;
}

/** The choices of a run and of the configuration. */
interface LayerChoice {
  readonly layers: ReadonlySet<Layer>;
  readonly defaults: HostDefaults | undefined;
  /** The context of the host that stores models; undefined for one of their own. */
  readonly dbContext: HostClass | undefined;
}

/** Places the layers of models: the endpoints in the web project, the others as stated, else where they are already, else beside the host's only context. Spec: model-csharp, Projects of the layers. */
export function placeLayers(
  host: Host,
  manifest: Manifest,
  { layers, defaults, dbContext }: LayerChoice,
): Result<LayerPlaces> {
  const folder = recordedFolder(manifest);
  const { paths, faults } = statedPaths(host, defaults);
  const usual = dbContext === undefined ? contextProject(host) : (dbContext.project ?? "");
  const domain = paths.domain ?? recordedProject(host, manifest, "domain") ?? usual;
  const application = paths.application ?? recordedProject(host, manifest, "application") ?? domain;
  const infrastructure = paths.infrastructure ?? recordedProject(host, manifest, "infrastructure") ?? usual;
  const uses = [
    ...usesBetween({ domain, application, infrastructure }, layers),
    ...(dbContext === undefined
      ? []
      : [{ from: dbContext.project ?? "", to: infrastructure, reason: "the DbContext maps the tables there" }]),
  ];
  const missing = missingReferences(uses, { ...host, projects: projectsOf(host) });
  const span = defaults?.layers.application?.span ?? defaults?.layers.domain?.span;
  const impossible = missing.filter(({ obstacle }) => obstacle !== undefined);
  const places = {
    folders: {
      domain: posix.join(domain, folder),
      application: posix.join(application, folder),
      infrastructure: posix.join(infrastructure, folder),
      api: folder,
    },
    needs: missing.map(referenceNeed),
    scope: [...new Set([domain, application, ...(layers.has("infrastructure") ? [infrastructure] : [])])].filter(
      (project) => project !== "",
    ),
    infrastructure,
  };
  return resultOf(places, [...faults, ...impossible.map((one) => referenceFault(one, { span, key: "placement" }))]);
}

/** Returns the references that the layers need. The host registers the store, and the store implements the application's interfaces. */
function usesBetween(
  { domain, application, infrastructure }: Readonly<Record<PlacedLayer, string>>,
  layers: ReadonlySet<Layer>,
): readonly Dependency[] {
  return [
    ...(layers.has("application")
      ? [{ from: application, to: domain, reason: "the application layer uses the domain there" }]
      : []),
    ...(layers.has("infrastructure")
      ? [
          {
            from: infrastructure,
            to: application,
            reason: "the infrastructure stores for the application layer there",
          },
          { from: "", to: infrastructure, reason: "the host registers the infrastructure there" },
        ]
      : []),
  ];
}

interface StatedPaths {
  /** The paths of the stated projects. */
  readonly paths: Readonly<Partial<Record<PlacedLayer, string>>>;
  readonly faults: readonly Diagnostic[];
}

/** Finds the projects that the configuration states, which must be able to compile the code. */
function statedPaths(host: Host, defaults: HostDefaults | undefined): StatedPaths {
  const projects = projectsOf(host);
  const found = [...placedLayers, "api" as const].flatMap((layer) => {
    const stated = layer === "api" ? defaults?.projects.api : defaults?.layers[layer];
    if (stated === undefined) return [];
    const { project, diagnostics } = projectOf({ part: layer, key: `placement.${layer}` }, stated, "", projects);
    return [{ layer, path: project?.path, faults: [...diagnostics, ...frameworkFaults(project, stated)] }];
  });
  return {
    paths: Object.fromEntries(found.map(({ layer, path }) => [layer, path])),
    faults: found.flatMap(({ faults }) => faults),
  };
}

function frameworkFaults(
  project: Pick<HostProject, "projectFile" | "olderFrameworks"> | undefined,
  { span }: Located<string>,
): readonly Diagnostic[] {
  const [framework] = project?.olderFrameworks ?? [];
  if (project === undefined || framework === undefined) return [];
  return [report(catalogue.projectTooOld, { project: project.projectFile, framework }, { span })];
}

/** Returns the project of the recorded files of a layer, whose namespaces do not tell it; undefined if there are none. */
function recordedProject({ projects }: Host, manifest: Manifest, layer: Layer): string | undefined {
  const [path] = recordedModelFiles(manifest, layer);
  if (path === undefined) return undefined;
  return projects.find((project) => project.path !== "" && path.startsWith(`${project.path}/`))?.path ?? "";
}

/** Returns the project of the only context; the web project if there are several, or if the code needs a later framework. */
function contextProject({ dbContexts: [context, ...others], projects }: Host): string {
  const project = projects.find(({ path }) => path === context?.project);
  if (project === undefined || others.length > 0) return "";
  return project.olderFrameworks.length === 0 ? project.path : "";
}
