import type { EntityDecl } from "./declaration.ts";

/** The page sizes if no file states them. Spec: endpoints, Limits; the cap: decisions, 4. */
const unstated = { pageSize: 10, maxPageSize: 100 };

/** Returns the page sizes of an entity: its own, its file's, or the default, which never exceeds a stated maximum. */
export function pagingOf({
  pageSize,
  maxPageSize,
  file: { defaults },
}: Pick<EntityDecl, "pageSize" | "maxPageSize" | "file">): {
  readonly pageSize: number;
  readonly maxPageSize: number;
} {
  const cap = maxPageSize?.value ?? defaults.maxPageSize?.value ?? unstated.maxPageSize;
  const size = pageSize?.value ?? defaults.pageSize?.value ?? Math.min(unstated.pageSize, cap);
  return { pageSize: size, maxPageSize: cap };
}
