import { posix } from "node:path";

const usual = "node_modules/tenon";

/** How a new file in a folder names the schema for editors: from the package where that is near, else where `npm install` puts it. */
export function schemaFrom(folder: string, packageFolder: string): string {
  const home = packageFolder.endsWith(`/${usual}`) ? packageFolder.slice(0, -usual.length) : packageFolder;
  const isNear = `${folder}/`.startsWith(posix.join(home, "/"));
  const path = isNear ? posix.relative(folder, packageFolder) : usual;
  return `${path.startsWith(".") ? "" : "./"}${posix.join(path, "schemas/entity-file.schema.json")}`;
}
