import type { Result } from "../diagnostics/result.ts";
import type { Layer } from "../emit/model-generator.ts";
import type { ReadableDisk } from "../files/disk.ts";
import type { Manifest } from "../files/manifest.ts";
import type { Host } from "../host/host.ts";
import type { HostNeed } from "../host/needs.ts";
import { readHost } from "../host/read-host.ts";
import { roleOf } from "../http/access.ts";
import type { Context, Model } from "../model/ir.ts";
import { servedIn } from "../model/operation/model-operation.ts";
import type { BuildRequest } from "./build-request.ts";
import { recordedFolder } from "./recorded-choices.ts";

/** Where the files of a model go, and what the place lacks for them. */
interface ModelSite {
  readonly root: string;
  /** Below the root, as an earlier run chose it; empty for the root itself. */
  readonly folderOf: (manifest: Manifest) => string;
  readonly needs: (model: Model, layers: ReadonlySet<Layer>) => readonly HostNeed[];
}

/** Finds the place that a build goes to: a folder, or the target folder of a host. Spec: decisions, 7, graft --model. */
export function modelSite({ target }: BuildRequest, disk: ReadableDisk): Result<ModelSite> {
  if (target.kind !== "host")
    return { ok: true, value: { root: target.folder, folderOf: () => "", needs: () => [] }, diagnostics: [] };
  const host = readHost(disk, target.host);
  if (!host.ok) return host;
  const { value, diagnostics } = host;
  return {
    ok: true,
    value: { root: value.folder, folderOf: recordedFolder, needs: registrationsFor(value) },
    diagnostics,
  };
}

function registrationsFor({ calls, registersAuthentication }: Host): ModelSite["needs"] {
  return ({ contexts }, layers) => {
    const served = contexts.filter((context) => servedIn(context).length > 0);
    const asksForRoles = served.some((context) => servedIn(context).some((one) => roleOf(one) !== undefined));
    if (!layers.has("api")) return layers.has("application") ? registrations(served, "Application") : [];
    return [
      ...(asksForRoles && !registersAuthentication ? [authentication] : []),
      ...registrations(served, "Endpoints"),
      ...served
        .filter(({ name }) => !calls.has(`Map${name}Endpoints`))
        .map(({ name }) =>
          need(`app.Map${name}Endpoints();`, `with the other endpoints, before app.Run(); ${homeOf(name)}`, {
            kind: "endpoints",
            call: `Map${name}Endpoints`,
            namespace: name,
          }),
        ),
    ];
  };

  function registrations(served: readonly Context[], layer: "Application" | "Endpoints"): readonly HostNeed[] {
    return served
      .filter(({ name }) => !calls.has(`Add${name}${layer}`))
      .map(({ name }) =>
        need(
          `builder.Services.Add${name}${layer}();`,
          `with the other services, before builder.Build(); ${homeOf(name)}`,
          { kind: "services", call: `Add${name}${layer}`, namespace: name },
        ),
      );
  }
}

const authentication = need(
  "builder.Services.AddAuthentication().AddJwtBearer();",
  "or whatever tells who calls: operations with @auth ask for a role",
  undefined,
);

function homeOf(context: string): string {
  return `it stands in the namespace ${context}`;
}

function need(line: string, place: string, spot: HostNeed["spot"]): HostNeed {
  return { file: "Program.cs", line, place, spot };
}
