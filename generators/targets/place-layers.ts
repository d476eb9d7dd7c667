import { posix } from "node:path";
import type { Layer } from "../emit/model-generator.ts";
import type { Manifest } from "../files/manifest.ts";
import type { Plan } from "../flow/target.ts";
import type { Host } from "../host/host.ts";
import { recordedFolder, recordedModelFiles } from "./recorded-choices.ts";

/** The folders of the layers, and the projects outside the web project that they are in. */
export interface LayerPlaces extends Pick<Plan<never>, "scope"> {
  readonly folders: Readonly<Record<Layer, string>>;
}

/** Places the layers of models: the endpoints in the web project, the others where they are already, else beside the host's only context. Spec: model-csharp, Emitted paths. */
export function placeLayers(host: Host, manifest: Manifest): LayerPlaces {
  const folder = recordedFolder(manifest);
  const project = recordedProject(host, manifest) ?? contextProject(host);
  const library = posix.join(project, folder);
  return {
    folders: { domain: library, application: library, api: folder },
    scope: project === "" ? [] : [project],
  };
}

/** Returns the project of the recorded files of the domain, whose namespaces do not tell it; undefined if there are none. */
function recordedProject({ projects }: Host, manifest: Manifest): string | undefined {
  const [path] = recordedModelFiles(manifest, "domain");
  if (path === undefined) return undefined;
  return projects.find((project) => project.path !== "" && path.startsWith(`${project.path}/`))?.path ?? "";
}

/** Returns the project of the only context; the web project if there are several, or if the code needs a later framework. */
function contextProject({ dbContexts: [context, ...others], projects }: Host): string {
  const project = projects.find(({ path }) => path === context?.project);
  if (project === undefined || others.length > 0) return "";
  return project.olderFrameworks.length === 0 ? project.path : "";
}
