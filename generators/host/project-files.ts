import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import type { ReadableDisk } from "../files/disk.ts";
import { nearestFile, parentOf } from "./paths.ts";
import { readText } from "./read-text.ts";
import { readXml, type XmlElement } from "./xml.ts";

/** Reads the files of a project in MSBuild's order: Directory.Build.props from the outermost inwards, Directory.Packages.props, the project. */
export function readProjectFiles(disk: ReadableDisk, project: string): Result<readonly XmlElement[]> {
  const outermostFirst = [...propsPaths(disk, parentOf(project))].reverse();
  const central = nearestFile(disk, parentOf(project), "Directory.Packages.props");
  const readings = [...outermostFirst, ...(central === undefined ? [] : [central]), project].map((path) =>
    readElement(disk, path),
  );
  return resultOf(
    readings.flatMap(({ root }) => (root === undefined ? [] : [root])),
    readings.flatMap(({ problem }) => (problem === undefined ? [] : [problem])),
  );
}

// MSBuild reads the nearest file only, unless that imports the next one above.
function propsPaths(disk: ReadableDisk, folder: string): readonly string[] {
  const path = nearestFile(disk, folder, "Directory.Build.props");
  if (path === undefined) return [];
  const { root } = readElement(disk, path);
  const above = parentOf(parentOf(path));
  const isLast = above === parentOf(path) || !root?.children.some(importsPropsAbove);
  return isLast ? [path] : [path, ...propsPaths(disk, above)];
}

function importsPropsAbove({ name, attributes }: XmlElement): boolean {
  return name === "Import" && (attributes["Project"] ?? "").includes("Directory.Build.props");
}

interface ElementReading {
  readonly root?: XmlElement;
  readonly problem?: Diagnostic;
}

function readElement(disk: ReadableDisk, path: string): ElementReading {
  const text = readText(disk, path);
  const reading =
    text === undefined ? { ok: false as const, reason: "it is not a text file of at most 4 MiB" } : readXml(text);
  if (reading.ok && reading.root.name === "Project") return { root: reading.root };
  const reason = reading.ok ? `its root is <${reading.root.name}>, not <Project>` : reading.reason;
  return { problem: report(catalogue.invalidProjectFile, { project: path, reason }) };
}
