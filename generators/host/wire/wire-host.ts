import { Buffer } from "node:buffer";
import type { ResolvingDisk } from "../../files/disk.ts";
import type { HostNeed, Spot } from "../needs.ts";
import { inFolder, nearestFile } from "../paths.ts";
import { withEndpoints, withServices, withUsing } from "./insert-call.ts";
import { withMapping } from "./insert-mapping.ts";
import { withPackage } from "./insert-package.ts";

/** An edit of a host file; the path is relative to the project folder. */
export interface HostEdit {
  readonly path: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly lines: readonly string[];
}

/** The edits, and the needs that the user must meet. */
interface Wiring {
  readonly edits: readonly HostEdit[];
  readonly needs: readonly HostNeed[];
}

/** Inserts the lines that a host lacks if their position is clear, and returns the other needs. Writes nothing. Spec: host, Wiring. */
export function wireHost(disk: ResolvingDisk, folder: string, needs: readonly HostNeed[]): Wiring {
  const edits = new Map<string, HostEdit>();
  const left = needs.filter((need) => {
    const { file, spot } = need;
    const edit = edits.get(file) ?? untouched(disk, folder, file);
    if (spot === undefined || edit === undefined || (spot.kind === "package" && versionsStandApart(disk, folder)))
      return true;
    const after = inserted(new TextDecoder("utf-8", { ignoreBOM: true }).decode(edit.after), spot);
    if (after === undefined) return true;
    edits.set(file, { ...edit, after: Buffer.from(after), lines: [...edit.lines, lineOf(need)] });
    return false;
  });
  return { edits: [...edits.values()], needs: left };
}

function versionsStandApart(disk: ResolvingDisk, folder: string): boolean {
  return nearestFile(disk, folder, "Directory.Packages.props") !== undefined;
}

/** Reads a file; undefined if it is not UTF-8 text, or a link, whose target may belong to another project. */
function untouched(disk: ResolvingDisk, folder: string, path: string): HostEdit | undefined {
  const place = inFolder(folder, path);
  const real = disk.realPath(folder);
  if (real === undefined || disk.kind(place) !== "file" || disk.realPath(place) !== inFolder(real, path))
    return undefined;
  const bytes = disk.read(place);
  if (bytes === undefined || !Buffer.from(Buffer.from(bytes).toString()).equals(bytes)) return undefined;
  return { path, before: bytes, after: bytes, lines: [] };
}

function inserted(text: string, spot: Spot): string | undefined {
  switch (spot.kind) {
    case "package":
      return withPackage(text, spot);
    case "mapping":
      return withMapping(text, spot);
    case "services":
    case "endpoints": {
      const called = (spot.kind === "services" ? withServices : withEndpoints)(text, spot.call);
      return called === undefined || spot.namespace === undefined ? called : withUsing(called, spot.namespace);
    }
  }
}

function lineOf({ line, spot }: HostNeed): string {
  return spot?.kind === "package" ? `the package ${spot.id} ${spot.version}` : line;
}
