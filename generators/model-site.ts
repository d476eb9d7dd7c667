import type { BuildRequest } from "./build-request.ts";
import type { Result } from "./diagnostics/result.ts";
import type { Layer } from "./emit/model-generator.ts";
import type { ReadableDisk } from "./files/disk.ts";
import type { Host } from "./host/host.ts";
import type { HostNeed } from "./host/needs.ts";
import { readHost } from "./host/read-host.ts";
import type { Model } from "./model/ir.ts";

/** Where the files of a model go, and what the place lacks for them. */
interface ModelSite {
  readonly root: string;
  /** Below the root; empty for the root itself. */
  readonly folder: string;
  readonly needs: (model: Model, layers: ReadonlySet<Layer>) => readonly HostNeed[];
}

/** Entity files may say otherwise for entities; models have no such setting. Spec: decisions, 2. */
const hostFolder = "Tenon";

/** Finds the place that a build goes to: a folder, or the target folder of a host. Spec: decisions, 7, graft --model. */
export function modelSite({ target }: BuildRequest, disk: ReadableDisk): Result<ModelSite> {
  if (target.kind !== "host")
    return { ok: true, value: { root: target.folder, folder: "", needs: () => [] }, diagnostics: [] };
  const host = readHost(disk, target.host);
  if (!host.ok) return host;
  const { value, diagnostics } = host;
  return { ok: true, value: { root: value.folder, folder: hostFolder, needs: registrationsFor(value) }, diagnostics };
}

function registrationsFor({ calls }: Host): ModelSite["needs"] {
  return ({ contexts }, layers) =>
    contexts
      .filter(
        ({ routes, name }) => layers.has("application") && routes.length > 0 && !calls.has(`Add${name}Application`),
      )
      .map(({ name }) => ({
        file: "Program.cs",
        line: `builder.Services.Add${name}Application();`,
        place: `with the other services, before builder.Build(); it stands in the namespace ${name}`,
      }));
}
