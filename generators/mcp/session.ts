import { posix } from "node:path";
import type { CommandContext } from "../cli/command.ts";
import type { Plan } from "../cli/plan/plan-document.ts";
import { pathFrom } from "../cli/requests.ts";
import { resolvedPath } from "../files/disk/containment.ts";

/** A plan that the client was shown. */
export interface ShownPlan {
  readonly plan: Plan;
  readonly host: string;
}

/** One connection to a client. */
export interface Session {
  /** Commands see it as the context of the folder in which the server was started. */
  readonly context: CommandContext;
  /** The plans of this session that are not carried out, by their ids. */
  readonly plans: Map<string, ShownPlan>;
}

/** The paths of a call. */
export interface NamedPaths {
  readonly host?: string | undefined;
  readonly files?: readonly string[] | undefined;
  readonly model?: readonly string[] | undefined;
}

/** Returns the reason for which the paths of a call may not be used; undefined if they may. Spec: mcp, Tools. */
export function faultIn({ host = ".", files, model }: NamedPaths, context: CommandContext): string | undefined {
  const stray = strayPath(context, [host, ...(files ?? []), ...(model ?? [])]);
  if (stray !== undefined || files === undefined || model === undefined) return stray;
  return "Name either files or model.";
}

function strayPath({ folder, disk }: CommandContext, paths: readonly string[]): string | undefined {
  const home = disk.realPath(folder) ?? folder;
  const stray = paths.find((path) => {
    const absolute = pathFrom(folder, path);
    const real = resolvedPath(disk, absolute);
    return !(isWithin(folder, absolute) && real !== undefined && isWithin(home, real));
  });
  return stray === undefined ? undefined : `The path ${stray} leaves the folder of the server, ${folder}.`;
}

function isWithin(folder: string, path: string): boolean {
  return `${path}/`.startsWith(posix.join(folder, "/"));
}
