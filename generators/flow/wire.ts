import type { Change } from "../files/change.ts";
import type { Site } from "../files/disk.ts";
import type { HostNeed } from "../host/needs.ts";
import { wireHost } from "../host/wire/wire-host.ts";
import type { RunRequest } from "./request.ts";

/** The changes to the host's own files, the needs that are left for the user, and the changed files outside the root. */
interface Wired {
  readonly changes: readonly Change[];
  readonly needs: readonly HostNeed[];
  readonly scope: readonly string[];
}

/** Returns the changes to the host's own files, if the run wires, and the needs that are left for the user. */
export function wire({ disk, root }: Site, { wires }: RunRequest, needs: readonly HostNeed[]): Wired {
  if (!wires) return { changes: [], needs, scope: [] };
  const wired = wireHost(disk, root, needs);
  const changes = wired.edits.map(({ path, before, after, lines }): Change => {
    return { path, operation: "merge", reason: `gets ${lines.join(" and ")}`, before, after, diagnostic: undefined };
  });
  return { changes, needs: wired.needs, scope: wired.scope };
}
