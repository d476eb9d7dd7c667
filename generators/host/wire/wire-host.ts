import { grouped } from "../../text/grouped.ts";
import type { Host } from "../host.ts";
import { atRestoredVersion } from "../msbuild/restored-versions.ts";
import type { HostNeed, Spot } from "../needs.ts";
import { type HostFiles, hostFiles } from "./host-files.ts";
import { entryOf, placeCall } from "./place-call.ts";
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

/** A need in the words of a host, and whether wiring meets it. One that has no plain place says why; the others of its group wait for it. */
export interface PlacedNeed extends HostNeed {
  readonly isWired: boolean;
}

/** The needs with their places, and the edits that meet them. */
export interface Wiring {
  readonly needs: readonly PlacedNeed[];
  readonly edits: readonly HostEdit[];
}

/** The host of a run. */
interface Wired {
  readonly host: Pick<Host, "disk" | "folder" | "projects" | "projectFile" | "recorded">;
}

/** The lines that a host lacks, and the types that an import could bring in. */
interface Lacking {
  readonly needs: readonly HostNeed[];
  readonly types?: ReadonlySet<string>;
}

/** Places the lines that a host lacks, group by group: all lines of a group are inserted or none. Writes nothing. Spec: host, Wiring; host, Host needs. */
export function wireHost({ host }: Wired, { needs, types = new Set() }: Lacking): Wiring {
  const groups = grouped([...needs.entries()], ([at, { group }]) => group ?? `alone ${at}`);
  let files = hostFiles(host, { types });
  const placed = new Map<number, PlacedNeed>();
  for (const group of groups.values()) {
    const attempt = wireGroup(
      files,
      group.map(([, need]) => atRestoredVersion(need, host)),
    );
    files = attempt.files;
    for (const [index, need] of attempt.needs.entries()) placed.set(group[index]?.[0] ?? 0, need);
  }
  const edits = [...files.drafts].map(([path, draft]) => ({ path, ...draft }));
  return { edits, needs: needs.flatMap((_, at) => placed.get(at) ?? []) };
}

interface Attempt {
  readonly files: HostFiles;
  readonly needs: readonly PlacedNeed[];
}

/** Returns the files with all lines of a group, or unchanged files, and the group with its reasons. */
function wireGroup(files: HostFiles, group: readonly HostNeed[]): Attempt {
  let edited = files;
  const tried = group.map((need) => {
    const { file, call, spot = call } = need;
    if (spot === undefined) return { need, isPlaced: false };
    const placing = place(edited, file, spot);
    const words = localNeed(edited, need, placing);
    if (need.spot === undefined) return { need: words, isPlaced: false };
    if ("reason" in placing) return { need: { ...words, reason: placing.reason }, isPlaced: false };
    edited = placing.insertions.reduce((all, insertion) => all.after(insertion), edited);
    return { need: words, isPlaced: true };
  });
  const isWired = tried.every(({ isPlaced }) => isPlaced);
  return { files: isWired ? edited : files, needs: tried.map(({ need }) => ({ ...need, isWired })) };
}

/** Returns a need in the words of a host: its files, methods and variables. */
function localNeed(files: HostFiles, need: HostNeed, { advice }: Placing): HostNeed {
  const { note, call, spot = call } = need;
  if (advice === undefined) return isCall(spot) ? inEntry(files, need) : need;
  const { path, line, position } = advice;
  return { ...need, file: path, line, place: [position, ...(note === undefined ? [] : [note])].join("; ") };
}

/** Returns a call without a place in the words of the file that it most likely belongs to, which need not have the usual variables. */
function inEntry(files: HostFiles, need: HostNeed): HostNeed {
  const file = entryOf(files);
  if (/\bWebApplication\b|\bbuilder\b/.test(files.text(file) ?? "builder")) return { ...need, file };
  const line = need.line
    .replace(/\bbuilder\.Services\b/, "services")
    .replace(/\bbuilder\.Configuration\b/g, "configuration")
    .replace(/^app\.(?=Map)/, "endpoints.");
  const place = need.place.replace(/, before (?:builder\.Build|app\.Run)\(\)|after builder\.Build\(\), /, "");
  return { ...need, file, line, place };
}

function isCall(spot: Spot | undefined): boolean {
  const kind = spot?.kind;
  return kind === "services" || kind === "endpoints" || kind === "preparation";
}

/** Finds the place of a line on its own. */
function place(files: HostFiles, file: string, spot: Spot): Placing {
  switch (spot.kind) {
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
