import type { ReadableDisk } from "../files/disk.ts";
import { expandText } from "./expand-text.ts";
import { type ProjectPart, readProperties, withFileFolder } from "./msbuild-properties.ts";
import { nearestFile, parentOf, pathFromFolder } from "./paths.ts";
import type { XmlElement } from "./xml.ts";

/** An `<Import>` element, its file, and the parts evaluated before it. */
interface Import {
  readonly path: string;
  readonly element: XmlElement;
  readonly before: readonly ProjectPart[];
}

/** Returns the absolute path of an imported file; undefined if it is unknown, absent or part of an SDK. */
export function importedPath(disk: ReadableDisk, { path, element, before }: Import): string | undefined {
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

const FILE_ABOVE =
  /^\$\(\[MSBuild\]::GetPathOfFileAbove\(\s*['"]?([\w.-]+)['"]?\s*(?:,\s*['"]?([^'"()$]+)['"]?\s*)?\)\)$/i;
