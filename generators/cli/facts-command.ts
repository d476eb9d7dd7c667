import { posix } from "node:path";
import { pointedHost } from "../config/pointed-host.ts";
import type { Result } from "../diagnostics/result.ts";
import type { Change } from "../files/compare/change.ts";
import { strays } from "../files/disk/containment.ts";
import { attempt, DiskError, refusal } from "../files/disk/disk-error.ts";
import { isSameText } from "../files/disk/plain-text.ts";
import { factsPath } from "../files/own-folder.ts";
import { write } from "../files/write/write.ts";
import { nothingDone } from "../flow/outcome.ts";
import { factsOf } from "../host/recorded/recorded-sources.ts";
import { locateHost } from "../host/snapshot/locate-host.ts";
import { readProjects } from "../host/snapshot/read-projects.ts";
import { type CommandAction, type CommandContext, usageError } from "./command.ts";
import type { factsOptions, Values } from "./options.ts";
import { reportFailure, reportOutcome } from "./report/run-and-report.ts";
import { isDry, pathFrom } from "./requests.ts";

/** `tenon facts`: records what a graft asks the sources of a host. Spec: host, Facts. */
export const factsCommand: CommandAction<typeof factsOptions> = {
  run: ({ values, positionals }, context) => {
    if (positionals.length > 0) return usageError("facts takes no file.", "tenon facts --host ../MyShop");
    const report = { command: "facts", values };
    const decided = decide(values, context);
    if (!decided.ok) return reportFailure(decided.diagnostics, report, context);
    const { root, change } = decided.value;
    const site = { disk: context.disk, root };
    const written = isDry(values) ? decided : write(site, [change]);
    const changes = written.ok ? [change] : [];
    return reportOutcome({ ...nothingDone, root, changes, diagnostics: written.diagnostics }, report, context);
  },
};

interface Decided {
  readonly root: string;
  readonly change: Change;
}

/** Decides on the record, and writes nothing. */
function decide({ host }: Values<typeof factsOptions>, { disk, folder, version }: CommandContext): Result<Decided> {
  const pointed = pointedHost(disk, pathFrom(folder, host ?? "."));
  if (!pointed.ok) return pointed;
  const located = locateHost(disk, pointed.value);
  if (!located.ok) return located;
  const { root, projectFile } = located.value;
  const outside = strays({ disk, root }, [factsPath]);
  if (outside.length > 0) return { ok: false, diagnostics: outside };
  const graph = readProjects(disk, projectFile);
  if (!graph.ok) return graph;
  const before = attempt(() => disk.read(posix.join(root, factsPath)));
  if (before instanceof DiskError) return { ok: false, diagnostics: [refusal(root, "read", before)] };
  const after = new TextEncoder().encode(factsOf(disk, graph.value, version()));
  return { ok: true, value: { root, change: changeOf(before, after) }, diagnostics: graph.diagnostics };
}

function changeOf(before: Uint8Array | undefined, after: Uint8Array): Change {
  const isSame = before !== undefined && isSameText(before, after);
  const operation = isSame ? "unchanged" : before === undefined ? "create" : "update";
  return { path: factsPath, operation, reason: "records the sources", before, after, diagnostic: undefined };
}
