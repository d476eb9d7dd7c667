import { lastPartOf } from "../../text/class-names.ts";
import { grouped } from "../../text/grouped.ts";
import type { SourceFile } from "../snapshot/source-file.ts";
import { type ClassRoute, withBases } from "./controller-routes.ts";
import type { EndpointClass } from "./find-endpoint-classes.ts";
import { joined } from "./route-prefixes.ts";

type Located = EndpointClass & { readonly file: string };

/** Returns the prefix that the host gives to all endpoints of FastEndpoints; undefined if it cannot be read. */
export function libraryPrefix(files: readonly Pick<SourceFile, "libraryPrefixes">[]): string | undefined {
  const found = new Set(files.flatMap(({ libraryPrefixes }) => libraryPrefixes));
  return found.size > 1 ? undefined : [...found, ""][0];
}

/** Returns the routes of the host's own endpoints of FastEndpoints, if it uses the library. */
export function endpointClassRoutes(files: readonly SourceFile[], called: ReadonlySet<string>): readonly ClassRoute[] {
  if (!(called.has("UseFastEndpoints") || called.has("MapFastEndpoints"))) return [];
  const all: readonly Located[] = files.flatMap(({ endpointClasses, file }) =>
    endpointClasses.map((one) => ({ ...one, file })),
  );
  const byName = grouped(all, ({ name }) => name);
  const prefix = libraryPrefix(files);
  return all
    .filter(({ isAbstract, routes }) => !isAbstract && routes.length > 0)
    .flatMap((one) => {
      const chain = withBases(one, byName);
      return isEndpoint(chain) ? routesOf(chain, one, { byName, prefix }) : [];
    });
}

function isEndpoint(chain: readonly Located[]): boolean {
  return chain.some(({ base }) => /^(?:.*\bEp\.|(?:.*[.:])?Endpoint(?:Without|With|$))/.test(base));
}

interface Surroundings {
  readonly byName: ReadonlyMap<string, readonly Located[]>;
  readonly prefix: string | undefined;
}

function routesOf(chain: readonly Located[], own: Located, { byName, prefix }: Surroundings): readonly ClassRoute[] {
  const parts = chain.filter((one) => one.name === own.name);
  const group = parts.find((one) => one.group !== undefined)?.group;
  const replaced = parts.find((one) => one.prefix !== undefined)?.prefix;
  const isUnclear = parts.some((one) => one.isUnclear);
  const inGroups = group === undefined ? "" : groupPrefix(group, byName, 0);
  const before = replaced ?? prefix;
  return own.routes.map(({ path, verbs }) => ({
    path:
      isUnclear || path === undefined || inGroups === undefined || before === undefined
        ? undefined
        : joined(joined(before, inGroups), path),
    written: own.name,
    verbs,
    file: own.file,
  }));
}

const deepest = 8;

/** Returns the prefix of a group with those of the groups around it; undefined if one of them cannot be read. */
function groupPrefix(name: string, byName: Surroundings["byName"], depth: number): string | undefined {
  const found = byName.get(lastPartOf(name))?.[0];
  if (found?.prefix === undefined || found.isUnclear || depth > deepest) return undefined;
  if (found.group === undefined) return found.prefix;
  const outer = groupPrefix(found.group, byName, depth + 1);
  return outer === undefined ? undefined : joined(outer, found.prefix);
}
