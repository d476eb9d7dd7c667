import { posix } from "node:path";

const installed = "node_modules/tenon";
const schema = "schemas/entity-file.schema.json";

/** Returns the absolute path of the schema in the package. */
export function packagedSchema(packageFolder: string): string {
  return posix.join(packageFolder, schema);
}

/** Returns the path of the schema from a folder near the package; undefined for any other folder. */
export function nearSchema(folder: string, packageFolder: string): string | undefined {
  const home = packageFolder.endsWith(`/${installed}`) ? packageFolder.slice(0, -installed.length) : packageFolder;
  if (!`${folder}/`.startsWith(posix.join(home, "/"))) return undefined;
  const path = posix.relative(folder, packageFolder);
  return `${path.startsWith(".") ? "" : "./"}${posix.join(path, schema)}`;
}
