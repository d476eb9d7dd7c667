import { createRequire } from "node:module";
import { posix } from "node:path";
import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import type { Result } from "../diagnostics/result.ts";
import type { ReadableDisk } from "../files/disk/disk.ts";

const packageName = "tenon-documentation";

/**
 * Lists the folders that can hold the package of the page: one inside Tenon's own package, as a clone and the .NET tool have it,
 * then the folders in which Node finds it from Tenon's package and from the current folder. Spec: openapi, Documentation page.
 */
export function pageFolders(packageFolder: string, folder: string): readonly string[] {
  const installed = [packageFolder, folder].flatMap((from) => installedNear(from) ?? []);
  return [...new Set([`${packageFolder}/documentation`, ...installed])];
}

/** Reads the page of the first folder whose package has the version of Tenon. */
export function readPage(disk: ReadableDisk, folders: readonly string[], version: string): Result<string> {
  const found = folders.flatMap((folder) => {
    const bytes = disk.read(`${folder}/package.json`);
    return bytes === undefined ? [] : { folder, version: versionIn(bytes) };
  });
  const [other] = found;
  const same = found.find((one) => one.version === version);
  const page = same && disk.read(`${same.folder}/dist/page.html`);
  if (page !== undefined) return { ok: true, value: new TextDecoder().decode(page), diagnostics: [] };
  if (same !== undefined) throw new Error(`${same.folder}/dist/page.html is not built.`);
  const hint = hintFor(version);
  return {
    ok: false,
    diagnostics: [
      other === undefined
        ? report(catalogue.noPagePackage, {}, { hint })
        : report(catalogue.otherPageVersion, { path: other.folder, found: other.version, version }, { hint }),
    ],
  };
}

/** Returns the commands that get the page: into a repository of Node, or for one run. */
function hintFor(version: string): string {
  const once = ["tenon", packageName].map((name) => `--package ${name}@${version}`).join(" ");
  return `Install it with npm install -D ${packageName}@${version}, or run once npx ${once} tenon docs lending.model --out docs`;
}

/** Returns the folder of the package that Node finds from a folder. */
function installedNear(folder: string): string | undefined {
  try {
    const path = createRequire(`${folder}/package.json`).resolve(`${packageName}/package.json`);
    return posix.dirname(path.replaceAll("\\", "/"));
  } catch {
    return undefined;
  }
}

function versionIn(bytes: Uint8Array): string {
  const { version } = JSON.parse(new TextDecoder().decode(bytes));
  return String(version);
}
