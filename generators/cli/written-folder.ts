import { pointedHost } from "../config/pointed-host.ts";
import type { Result } from "../diagnostics/result.ts";
import { hasRunState } from "../files/own-folder.ts";
import { locateHost } from "../host/snapshot/locate-host.ts";
import type { CommandContext } from "./command.ts";
import { pathFrom } from "./requests.ts";

/** Finds the folder that runs wrote into: the named one, such as that of `--out`, or else that of the host. */
export function writtenFolder(named: string | undefined, { folder, disk }: CommandContext): Result<string> {
  const path = pathFrom(folder, named ?? ".");
  if (hasRunState({ disk, root: path })) return { ok: true, value: path, diagnostics: [] };
  const host = pointedHost(disk, path);
  if (!host.ok) return host;
  const located = locateHost(disk, host.value);
  return located.ok ? { ok: true, value: located.value.root, diagnostics: [] } : located;
}
