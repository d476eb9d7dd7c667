import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import { nearestFile, parentOf, pathFromFolder } from "../snapshot/paths.ts";
import { readText } from "../snapshot/read-text.ts";
import { expandText, type ProjectPart, readProperties, withFileFolder } from "./msbuild-properties.ts";
import { readXml, type XmlElement } from "./xml.ts";

/** An `<Import>` element, its file, and the parts evaluated before it. */
interface Import {
  readonly path: string;
  readonly element: XmlElement;
  readonly before: readonly ProjectPart[];
}

const FILE_ABOVE =
  /^\$\(\[MSBuild\]::GetPathOfFileAbove\(\s*['"]?([\w.-]+)['"]?\s*(?:,\s*['"]?([^'"()$]+)['"]?\s*)?\)\)$/i;

/** The files of one project, as parts in the order of evaluation. */
export interface ProjectFiles {
  readonly parts: readonly ProjectPart[];
  /** The root element of the project file. */
  readonly root: XmlElement;
  /** The path of the nearest Directory.Packages.props. */
  readonly central: string | undefined;
}

/** The reading of one XML file. */
type RootReading =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly problem: Diagnostic };

/** Reads the files of projects, each file once. */
export type ProjectReader = (project: string) => Result<ProjectFiles>;

/** Returns a reader of projects that parses each shared file once. */
export function projectFilesReader(disk: ReadableDisk): ProjectReader {
  const known = new Map<string, RootReading>();
  const read = (path: string): RootReading => {
    const reading = known.get(path) ?? readRoot(disk, path);
    known.set(path, reading);
    return reading;
  };
  return (project) => readProjectFiles(disk, project, read);
}

/** Reads the files of a project in MSBuild's order: Directory.Build.props, Directory.Packages.props, the project, Directory.Build.targets, each with its imports. */
function readProjectFiles(
  disk: ReadableDisk,
  project: string,
  read: (path: string) => RootReading,
): Result<ProjectFiles> {
  const folder = parentOf(project);
  const central = nearestFile(disk, folder, "Directory.Packages.props");
  const [props, targets] = ["Directory.Build.props", "Directory.Build.targets"].map((name) =>
    nearestFile(disk, folder, name),
  );
  const paths = [props, central, project, targets];
  const reached: Reached = { disk, read, parts: [], problems: [], paths: new Set() };
  for (const path of paths) {
    if (path !== undefined) addFile(reached, path);
  }
  const own = read(project);
  const empty = { name: "Project", attributes: {}, text: "", children: [] };
  return resultOf({ parts: reached.parts, root: own.ok ? own.root : empty, central }, reached.problems);
}

/** The files reached so far; it grows while they are read. */
interface Reached {
  readonly disk: ReadableDisk;
  readonly read: (path: string) => RootReading;
  readonly parts: ProjectPart[];
  readonly problems: Diagnostic[];
  readonly paths: Set<string>;
}

// A file counts once, as in MSBuild, so imports in a cycle end.
function addFile(reached: Reached, path: string): void {
  if (reached.paths.has(path)) return;
  reached.paths.add(path);
  const reading = reached.read(path);
  if (!reading.ok) {
    reached.problems.push(reading.problem);
    return;
  }
  let elements: XmlElement[] = [];
  for (const element of reading.root.children) {
    if (element.name !== "Import") {
      elements.push(element);
      continue;
    }
    reached.parts.push({ path, elements });
    elements = [];
    const imported = importedPath(reached.disk, { path, element, before: reached.parts });
    if (imported !== undefined) addFile(reached, imported);
  }
  reached.parts.push({ path, elements });
}

function readRoot(disk: ReadableDisk, path: string): RootReading {
  const text = readText(disk, path);
  const reading =
    text === undefined ? { ok: false as const, reason: "it is not a text file of at most 4 MiB" } : readXml(text);
  if (reading.ok && reading.root.name === "Project") return reading;
  const reason = reading.ok ? `its root is <${reading.root.name}>, not <Project>` : reading.reason;
  return { ok: false, problem: report(catalogue.invalidProjectFile, { project: path, reason }) };
}

/** Returns the absolute path of an imported file; undefined if it is unknown, absent or part of an SDK. */
function importedPath(disk: ReadableDisk, { path, element, before }: Import): string | undefined {
  const written = element.attributes["Project"] ?? "";
  if (written === "" || "Sdk" in element.attributes) return undefined;
  const text = expandText(readProperties(before), withFileFolder(path, written));
  if (!text.includes("$(")) {
    const imported = pathFromFolder(parentOf(path), text);
    return disk.kind(imported) === "file" ? imported : undefined;
  }
  const [, name, from] = FILE_ABOVE.exec(text) ?? [];
  return name === undefined ? undefined : nearestFile(disk, pathFromFolder(parentOf(path), from ?? "."), name);
}
