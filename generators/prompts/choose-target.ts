import type { TargetShape } from "../entity/entity-file.ts";
import type { Ask } from "./ask.ts";
import type { Site } from "./prepare.ts";

/** Decides the target of a new entity file: the stated folder, and the DbContext if the host has several. */
export async function chooseTarget(
  ask: Ask,
  { disk, host, recorded }: Site,
  { path, folder }: { readonly path: string; readonly folder: string | undefined },
): Promise<TargetShape | undefined> {
  // All files of a host share one target, so later files need not repeat it.
  if (disk.kind(path) !== undefined || recorded.length > 0) return undefined;
  const dbContext =
    host.dbContexts.length < 2
      ? undefined
      : await ask.select({
          message: "The DbContext that stores the rows",
          choices: host.dbContexts.map(({ name, namespace, file }) => ({
            name,
            value: namespace === "" ? name : `${namespace}.${name}`,
            ...(file !== undefined && { description: file }),
          })),
        });
  if (folder === undefined && dbContext === undefined) return undefined;
  return { ...(folder !== undefined && { folder }), ...(dbContext !== undefined && { dbContext }) };
}
