import { posix } from "node:path";
import type { Change } from "../../files/compare/change.ts";
import { isSameText } from "../../files/disk/plain-text.ts";
import { schemaPath } from "../../files/own-folder.ts";
import type { CommandContext } from "../command.ts";

const installedPackage = "node_modules/tenon";

const schemaFile = "schemas/entity-file.schema.json";

/** Returns the path of the schema from the folder of an entity file, and its copy in the host if editors cannot find the package. Spec: entity-file, Schema. */
export function schemaFor(
  folder: string,
  root: string,
  context: CommandContext,
): { readonly schema: string | undefined; readonly copies: readonly Change[] } {
  const near = nearSchema(folder, context.packageFolder);
  if (near !== undefined) return { schema: near, copies: [] };
  const copies = copySchema(root, context);
  const path = posix.relative(folder, posix.join(root, schemaPath));
  const hasCopy = copies.length > 0 || context.disk.kind(posix.join(root, schemaPath)) === "file";
  return { schema: hasCopy ? (path.startsWith("../") ? path : `./${path}`) : undefined, copies };
}

/** Returns the change that makes the copy of the schema that of the package. */
function copySchema(root: string, { disk, packageFolder }: CommandContext): readonly Change[] {
  const after = disk.read(posix.join(packageFolder, schemaFile));
  const before = disk.read(posix.join(root, schemaPath));
  if (after === undefined || (before !== undefined && isSameText(before, after))) return [];
  const operation = before === undefined ? "create" : "update";
  return [{ path: schemaPath, operation, reason: "shows editors the keys", before, after, diagnostic: undefined }];
}

/** Brings the copy of the schema up to date, if the host has one. */
export function refreshSchema(root: string, context: CommandContext): readonly Change[] {
  return context.disk.kind(posix.join(root, schemaPath)) === "file" ? copySchema(root, context) : [];
}

/** Returns the path of the schema from a folder near the package; undefined for any other folder. */
function nearSchema(folder: string, packageFolder: string): string | undefined {
  const home = packageFolder.endsWith(`/${installedPackage}`)
    ? packageFolder.slice(0, -installedPackage.length)
    : packageFolder;
  if (!`${folder}/`.startsWith(posix.join(home, "/"))) return undefined;
  const path = posix.relative(folder, packageFolder);
  return `${path.startsWith(".") ? "" : "./"}${posix.join(path, schemaFile)}`;
}
