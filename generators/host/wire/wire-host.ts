import type { ResolvingDisk } from "../../files/disk.ts";
import type { HostNeed } from "../needs.ts";
import { type HostFiles, hostFiles } from "./host-files.ts";
import { placeCall } from "./place-call.ts";
import { placeMapping } from "./place-mapping.ts";
import { placePackage, placeReference } from "./place-package.ts";
import type { Placing } from "./placing.ts";

/** An edit of a host file; the path is relative to the folder of the web project. */
export interface HostEdit {
  readonly path: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly lines: readonly string[];
}

/** The edits, and the needs that the user must meet. */
interface Wiring {
  readonly edits: readonly HostEdit[];
  /** Each need without a plain place says why; the others of its group wait for it. */
  readonly needs: readonly HostNeed[];
  /** The edited files outside the folder of the web project. */
  readonly scope: readonly string[];
}

/** Inserts the lines that a host lacks, group by group: all lines of a group or none. Writes nothing. `types` are those that an import could bring in. Spec: host, Wiring. */
export function wireHost(
  disk: ResolvingDisk,
  folder: string,
  needs: readonly HostNeed[],
  types: ReadonlySet<string> = new Set(),
): Wiring {
  const groups = new Map<string, HostNeed[]>();
  for (const [at, need] of needs.entries()) {
    const name = need.group ?? `alone ${at}`;
    groups.set(name, [...(groups.get(name) ?? []), need]);
  }
  let files = hostFiles(disk, folder, { types });
  const left: HostNeed[] = [];
  for (const group of groups.values()) {
    const attempt = wireGroup(files, group);
    files = attempt.files;
    left.push(...attempt.needs);
  }
  const edits = [...files.drafts].map(([path, draft]) => ({ path, ...draft }));
  return { edits, needs: left, scope: edits.map(({ path }) => path).filter((path) => path.startsWith("../")) };
}

interface Attempt {
  readonly files: HostFiles;
  readonly needs: readonly HostNeed[];
}

/** Returns the files with all lines of a group, or unchanged files and the group with its reasons. */
function wireGroup(files: HostFiles, group: readonly HostNeed[]): Attempt {
  let edited = files;
  const reasons = group.map((need) => {
    const placing = place(edited, need);
    if ("reason" in placing) return placing.reason;
    edited = placing.insertions.reduce((all, insertion) => all.after(insertion), edited);
    return undefined;
  });
  if (reasons.every((reason) => reason === undefined)) return { files: edited, needs: [] };
  return {
    files,
    needs: group.map((need, at) => {
      const reason = need.spot === undefined ? undefined : reasons[at];
      return reason === undefined ? need : { ...need, reason };
    }),
  };
}

/** Finds the place of a need on its own. */
export function place(files: HostFiles, { file, spot }: Pick<HostNeed, "file" | "spot">): Placing {
  switch (spot?.kind) {
    case undefined:
      return { reason: "only its owner can decide" };
    case "package":
      return placePackage(files, file, spot);
    case "reference":
      return placeReference(files, file, spot);
    case "mapping":
      return placeMapping(files, file, spot);
    case "services":
    case "endpoints":
    case "preparation":
      return placeCall(files, spot);
  }
}
