import type { Access } from "../http/access.ts";
import { kebabOf, wordsOf } from "../text/casing.ts";
import { folderOf, pluralOf, routeOf } from "../text/nouns.ts";
import type { Declared, EntityDecl } from "./declaration.ts";
import type { EndpointName, Entity } from "./entity.ts";
import { versionsOf } from "./host/existing-class.ts";

/** Returns the rule that the file states for an endpoint, the nearest first; undefined if it states none. Spec: entity-file, Access rules. */
export function statedAccess({ access, file }: EntityDecl, endpoint: EndpointName): Access | undefined {
  const rules = [access, file.defaults.access].flatMap((stated) => [
    stated?.[endpoint],
    ...(endpoint === "createMany" ? [stated?.create] : endpoint === "restore" ? [stated?.delete] : []),
    stated?.default,
  ]);
  return rules.find((rule) => rule !== undefined);
}

/** Returns the access of an endpoint for which the file states none. Spec: entity-file, Access rules. */
export function unstatedAccessOf({ authentication }: Declared): Access {
  const isOpen = authentication === "absent" || authentication === "unknown";
  return { kind: isOpen ? "anonymous" : "authenticated" };
}

/** The pages if no file states them. Spec: entity-file, Page sizes. */
const unstated = { pageSize: 10, maxPageSize: 100, paging: "page" } as const;

/** Returns the pages of an entity: its own, its file's, or the default, whose size never exceeds a stated maximum. */
export function pagingOf({
  pageSize,
  maxPageSize,
  paging,
  file: { defaults },
}: Pick<EntityDecl, "pageSize" | "maxPageSize" | "paging" | "file">): Pick<
  Entity,
  "pageSize" | "maxPageSize" | "paging"
> {
  const cap = maxPageSize?.value ?? defaults.maxPageSize?.value ?? unstated.maxPageSize;
  const size = pageSize?.value ?? defaults.pageSize?.value ?? Math.min(unstated.pageSize, cap);
  return {
    pageSize: size,
    maxPageSize: cap,
    paging: paging?.value ?? defaults.paging?.value ?? unstated.paging,
  };
}

/** The property with the version of a row, where the file names none. Spec: entity-file, Concurrency. */
export const defaultVersion = "Version";

/** Returns the property with the version of a row; undefined for an entity without `concurrency`. Spec: entity-file, Concurrency. */
export function versionOf(entity: EntityDecl, declared: Pick<Declared, "shapes">): string | undefined {
  const { concurrency, isExisting } = entity;
  if (concurrency === undefined || concurrency.value === "false") return undefined;
  if (concurrency.value !== "true") return concurrency.value;
  const [found] = isExisting ? versionsOf(entity, declared) : [];
  return found ?? defaultVersion;
}

/** Returns the route that an entity had by convention before its rename; undefined without a redirect. Spec: entity-file, Renames. */
export function redirectedRouteOf({ renamedFrom, redirects }: EntityDecl): string | undefined {
  return redirects && renamedFrom !== undefined ? routeOf(renamedFrom.value) : undefined;
}

/** Returns the plural, folder and route of an entity: stated in the file, or derived from its name. Spec: entity-file, Plurals; entity-file, Routes. */
export function namesOf({ name, plural, route }: EntityDecl): {
  readonly plural: string;
  readonly folder: string;
  readonly route: string;
} {
  const pluralName = plural?.value ?? pluralOf(name.value);
  return {
    plural: pluralName,
    folder: folderOf(name.value, pluralName),
    route: route?.value ?? (plural === undefined ? routeOf(name.value) : kebabOf(wordsOf(plural.value))),
  };
}
