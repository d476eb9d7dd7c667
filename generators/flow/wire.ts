import type { Change } from "../files/change.ts";
import type { Site } from "../files/disk.ts";
import type { HostNeed } from "../host/needs.ts";
import type { wireHost } from "../host/wire/wire-host.ts";
import type { RunRequest } from "./request.ts";
import type { Plan, TargetFile } from "./target.ts";

/** The edits of the host's own files, and the needs that are left for the user. */
interface Wiring {
  readonly changes: readonly Change[];
  readonly needs: readonly HostNeed[];
  /** The edited files outside the root. */
  readonly scope: readonly string[];
}

/** Returns the changes to the host's own files, if the run wires. */
export function wire(
  { disk, root }: Site,
  { wires }: Pick<RunRequest, "wires">,
  { needs, types }: Pick<Plan<TargetFile>, "needs" | "types">,
  edit: typeof wireHost | undefined,
): Wiring {
  if (!wires || edit === undefined) return { changes: [], needs, scope: [] };
  const wired = edit(disk, root, needs, types);
  const changes = wired.edits.map(({ path, before, after, lines }): Change => {
    return { path, operation: "merge", reason: `gets ${lines.join(" and ")}`, before, after, diagnostic: undefined };
  });
  return { changes, needs: wired.needs, scope: wired.scope };
}
