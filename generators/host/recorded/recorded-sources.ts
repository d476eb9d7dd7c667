import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { strays } from "../../files/disk/containment.ts";
import type { DiskEntry, ReadableDisk } from "../../files/disk/disk.ts";
import type { Host, RecordedSources } from "../host.ts";
import { isOwnFolder, isProjectFile, readableEntries } from "../snapshot/list-projects.ts";
import { isSourceName, nullableIn, readSource, type SourceReader, textsOnDisk } from "../snapshot/read-sources.ts";
import { readText } from "../snapshot/read-text.ts";
import { type SourceMark, sourceMarks } from "../snapshot/source-marks.ts";
import { surfaceOf } from "./body-surface.ts";
import { parseFacts, printFacts, type RecordedSource } from "./facts-document.ts";
import { sourceFacts } from "./source-shape.ts";

/** The record that a run reads. */
interface FactsFile {
  /** The path of the record, from the folder of the web project. */
  readonly path: string;
  /** The running version of Tenon. */
  readonly tenon: string;
  /** True if the run compares the record with the sources first. */
  readonly isChecked: boolean;
}

/** The projects of a host, before its sources are known. */
type Graph = Pick<Host, "folder" | "projects">;

const MOST_BYTES = 64 * 1024 * 1024;
const hint = "Write it: tenon facts";
const marks = Object.keys(sourceMarks).filter((name): name is SourceMark => Object.hasOwn(sourceMarks, name));

/** Returns a reader that finds the C# files of a host in its record, and opens none of them. Spec: host, Facts. */
export function recordedSources({ path, tenon, isChecked }: FactsFile): SourceReader {
  return (disk, graph) => {
    const outside = strays({ disk, root: graph.folder }, [path]);
    if (outside.length > 0) return { ok: false, diagnostics: outside };
    const text = readText(disk, posix.join(graph.folder, path), MOST_BYTES);
    const read = text === undefined ? "it is missing, or larger than 64 MB" : parseFacts(text, tenon);
    if (text === undefined || typeof read === "string")
      return { ok: false, diagnostics: [report(catalogue.invalidFacts, { path, reason: `${read}` }, { hint })] };
    const known = new Map(read.projects.map((project) => [project.path, project.sources]));
    const isStale = isChecked
      ? withLineFeeds(text) !== factsOf(disk, graph, tenon)
      : graph.projects.some((project) => !known.has(project.path));
    if (isStale) return { ok: false, diagnostics: [report(catalogue.staleFacts, { path }, { hint })] };
    return { ok: true, value: sourcesIn(known, disk, graph), diagnostics: [] };
  };
}

function sourcesIn(known: ReadonlyMap<string, readonly RecordedSource[]>, disk: ReadableDisk, graph: Graph) {
  const byPath = new Map(graph.projects.map((project) => [project.path, project.isNullable ?? false]));
  const files = [...byPath].flatMap(([project, ofProject]) =>
    (known.get(project) ?? []).map(({ file, isNullable = ofProject, facts }) => {
      return { project, file: posix.join(project, file), isNullable, ...facts };
    }),
  );
  const recorded: RecordedSources = {
    marked: (project, mark, edited) =>
      (known.get(project) ?? []).flatMap((one) => {
        const path = posix.join(project, one.file);
        return one.marks.includes(mark) || edited.has(path) ? [path] : [];
      }),
    isSource: sourceTest(disk, graph),
  };
  return { files, recorded };
}

/** Returns a test for paths at which a walk through a project finds a C# file. Each folder is listed once. */
function sourceTest(disk: ReadableDisk, { folder, projects }: Graph): RecordedSources["isSource"] {
  const listed = new Map<string, readonly DiskEntry[]>();
  const entriesOf = (path: string) => {
    const entries = listed.get(path) ?? readableEntries(disk, path);
    listed.set(path, entries);
    return entries;
  };
  const isIn = (project: string, path: string): boolean => {
    const parts = posix.relative(posix.join(folder, project), posix.join(folder, path)).split("/");
    return parts.every((name, at) => {
      const entries = entriesOf(posix.join(folder, project, ...parts.slice(0, at)));
      const entry = entries.find((one) => one.name === name);
      if (entry === undefined || (at > 0 && entries.some((one) => isProjectFile(one.name)))) return false;
      return at < parts.length - 1 ? isOwnFolder(entry) : entry.kind === "file" && isSourceName(name);
    });
  };
  return (path) => projects.some((project) => isIn(project.path, path));
}

/** Returns a text with the line ends of any machine. */
function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** Records the C# files of a host that say something. Spec: host, Facts. */
export function factsOf(disk: ReadableDisk, graph: Graph, tenon: string): string {
  const projects = new Map(graph.projects.map(({ path }) => [path, [] as RecordedSource[]]));
  for (const { project, file, text } of textsOnDisk(disk, graph)) {
    const path = posix.relative(posix.join(graph.folder, project), posix.join(graph.folder, file));
    projects.get(project)?.push(recordOf(path, text));
  }
  const sources = [...projects].map(([path, all]) => ({ path, sources: all.filter(saysSomething) }));
  return printFacts({ tenon, projects: sources });
}

/** Records a file. One that is too large to be read has every mark. */
function recordOf(file: string, text: string | undefined): RecordedSource {
  const code = withLineFeeds(text ?? "");
  const { project: _, file: __, isNullable: ___, types, ...rest } = readSource(code, nowhere);
  return {
    file,
    marks: marks.filter((mark) => text === undefined || sourceMarks[mark].test(text)),
    isNullable: nullableIn(code),
    facts: { ...rest, types: types.map((type) => ({ ...type, body: surfaceOf(type) })) },
  };
}

const nowhere = { project: "", file: "", isNullable: false };

/** True for a file that an empty one cannot stand for. */
function saysSomething({ marks: own, facts }: RecordedSource): boolean {
  const [written, nothing] = [facts, readSource("", nowhere)].map((one) => JSON.stringify(sourceFacts.write(one)));
  return own.length > 0 || written !== nothing;
}
