import type { Declared } from "./declaration.ts";
import { statedIn } from "./stated-in.ts";

/** Returns what the routes of entities begin with: as the files state it, else as the configuration does. Spec: entity-file, Namespace and prefix. */
export function routePrefixOf({ files, defaults }: Pick<Declared, "files" | "defaults">): string {
  return (statedIn(files, ({ routePrefix }) => routePrefix) ?? defaults?.routePrefix)?.value ?? "";
}
