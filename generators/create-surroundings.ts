import { fileURLToPath } from "node:url";
import type { Surroundings } from "./cli/command.ts";
import { type Paint, plain } from "./diagnostics/paint.ts";
import type { ReadableDisk } from "./files/disk.ts";
import { nodeDisk } from "./files/node-disk.ts";
import { readTemplates } from "./render/read-templates.ts";

/** The folder of the package: this file and the built ones in `dist/` both stand one level below it. */
const packageFolder = slashed(fileURLToPath(new URL("..", import.meta.url))).replace(/\/$/, "");

/** The real disk and the package's own templates, seen from a current folder. */
export function createSurroundings(folder: string, paint: Paint = plain): Surroundings {
  const disk = nodeDisk();
  return {
    folder: slashed(folder),
    disk,
    packageFolder,
    page: () => readPage(disk, `${packageFolder}/dist/documentation.html`),
    templates: () => readTemplates(disk, `${packageFolder}/templates`),
    version: () =>
      /"version": "([^"]+)"/.exec(new TextDecoder().decode(disk.read(`${packageFolder}/package.json`)))?.[1] ??
      "unknown",
    paint,
  };
}

function readPage(disk: ReadableDisk, path: string): string {
  const bytes = disk.read(path);
  if (bytes === undefined) throw new Error(`${path} is not built.`);
  return new TextDecoder().decode(bytes);
}

function slashed(path: string): string {
  return path.replaceAll("\\", "/");
}
