import type { Target } from "../../entity/graft.ts";
import type { Host, HostClass } from "../../host/host.ts";
import type { Model } from "../../model/ir.ts";
import type { MigratedContext } from "../outcome.ts";

/** Returns the context that stores entity files. Spec: host, Database schema. */
export function entityContext({ placement, dbContext, database }: Target, host: Host): readonly MigratedContext[] {
  if (database !== undefined) return [{ project: placement.data.project, startup: "", name: undefined }];
  const found = host.dbContexts.find(
    ({ name, namespace }) => name === dbContext?.name && namespace === dbContext.namespace,
  );
  return found === undefined ? [] : [hostContext(found, host)];
}

/** Returns the contexts that store a model: one for each of its contexts with aggregates, or that of the host. Spec: host, Database schema. */
export function storeContexts(
  { contexts }: Model,
  host: Host,
  { project, dbContext }: { readonly project: string; readonly dbContext: HostClass | undefined },
): readonly MigratedContext[] {
  if (dbContext !== undefined) return [hostContext(dbContext, host)];
  const stored = contexts.filter(({ aggregates }) => aggregates.length > 0);
  return stored.map(({ name }) => ({ project, startup: "", name: `${name}DbContext`, stores: name }));
}

function hostContext({ name, project = "" }: HostClass, { dbContexts }: Host): MigratedContext {
  return { project, startup: "", name: dbContexts.length > 1 ? name : undefined };
}
