import type { Result } from "../diagnostics/result.ts";
import { readModelFiles } from "../flow/read-model-files.ts";
import type { ModelRequest } from "../flow/request.ts";
import type { Source, Target } from "../flow/target.ts";
import type { Host } from "../host/host.ts";
import { locateHost } from "../host/locate-host.ts";
import { readHost } from "../host/read-host.ts";
import type { Model } from "../model/ir.ts";
import { validateModel } from "../model/validate.ts";

/** The model files of a run, and the host that they are grafted onto, if any. */
export interface ModelSource extends Source {
  readonly host: Host | undefined;
}

/** The stages that every target of models shares. */
export const modelStages = {
  locate: ({ destination }, disk) =>
    destination.kind === "host"
      ? locateHost(disk, destination.host)
      : { ok: true, value: { root: destination.folder }, diagnostics: [] },
  read: ({ site, request, projectFile, manifest }): Result<ModelSource> => {
    const host = projectFile === undefined ? undefined : readHost(site.disk, projectFile);
    if (host?.ok === false) return host;
    const source = readModelFiles(site, request, manifest.inputs);
    return source.ok ? { ...source, value: { ...source.value, host: host?.value } } : source;
  },
  understand: ({ files }) => validateModel(files),
} satisfies Partial<Target<ModelRequest, ModelSource, Model, never>>;
