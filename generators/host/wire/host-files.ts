import { posix } from "node:path";
import { utf8 } from "../../text/utf8.ts";
import type { Host } from "../host.ts";
import { nearestFile } from "../snapshot/paths.ts";
import { listSources } from "../snapshot/read-sources.ts";
import { type SourceMark, sourceMarks } from "../snapshot/source-marks.ts";
import type { Insertion } from "./placing.ts";

/** The bytes of a file before and after the edits so far, and the lines that were inserted. */
interface Draft {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly lines: readonly string[];
}

/** The files of a host with the edits so far. Paths are relative to the folder of the web project. */
export interface HostFiles {
  /** The absolute folder of the web project. */
  readonly folder: string;
  /** Returns the text of a file; undefined if it is absent, not UTF-8, or a link. */
  readonly text: (path: string) => string | undefined;
  /** Lists the C# files of a project folder that have a mark. */
  readonly sources: (project: string, mark: SourceMark) => readonly string[];
  /** Returns the namespaces that the project of a folder imports into all its files. */
  readonly imports: (project: string) => ReadonlySet<string>;
  /** Finds a file by name in the folder of a path, or in the nearest folder above. */
  readonly nearest: (path: string, name: string) => string | undefined;
  /** Returns the files after a further edit. */
  readonly after: (insertion: Insertion) => HostFiles;
  readonly drafts: ReadonlyMap<string, Draft>;
  /** The full names of the types that the host has after the run, as far as they matter for imports. */
  readonly types: ReadonlySet<string>;
}

/** Opens the files of a host for edits, which it only remembers. */
export function hostFiles(
  host: Pick<Host, "disk" | "folder" | "projects" | "recorded">,
  { drafts = new Map(), types = new Set() }: Partial<Pick<HostFiles, "drafts" | "types">> = {},
): HostFiles {
  const { disk, folder, projects, recorded } = host;
  const absolute = (path: string) => posix.join(folder, path).replace(/(?<=.)\/$/, "");
  const relative = (path: string) => posix.relative(folder, path);
  const text = (path: string) => {
    const bytes = drafts.get(path)?.after ?? untouched(host, path);
    return bytes === undefined ? undefined : new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  };
  return {
    folder,
    drafts,
    types,
    text,
    sources: (project, mark) => {
      const listed = recorded?.marked(project, mark, drafts) ?? listSources(disk, absolute(project)).map(relative);
      return listed.filter((path) => sourceMarks[mark].test(text(path) ?? ""));
    },
    imports: (project) => projects.find(({ path }) => path === project)?.imports ?? new Set(),
    nearest: (path, name) => {
      const found = nearestFile(disk, posix.dirname(absolute(path)), name);
      return found === undefined ? undefined : relative(found);
    },
    after: ({ path, text, lines }) => {
      const draft = drafts.get(path);
      const before = draft?.before ?? untouched(host, path) ?? new Uint8Array();
      const edited = { before, after: new TextEncoder().encode(text), lines: [...(draft?.lines ?? []), ...lines] };
      return hostFiles(host, { types, drafts: new Map([...drafts, [path, edited]]) });
    },
  };
}

/** Reads a file; undefined if it is not UTF-8 text, a link, whose target may belong to another project, or a recorded source that is none. */
function untouched(
  { disk, folder, recorded }: Pick<Host, "disk" | "folder" | "recorded">,
  path: string,
): Uint8Array | undefined {
  if (recorded !== undefined && /\.cs$/i.test(path) && !recorded.isSource(path)) return undefined;
  const place = posix.join(folder, path);
  const real = disk.realPath(folder);
  if (real === undefined || disk.kind(place) !== "file" || disk.realPath(place) !== posix.join(real, path))
    return undefined;
  const bytes = disk.read(place);
  return bytes !== undefined && utf8(bytes) !== undefined ? bytes : undefined;
}
