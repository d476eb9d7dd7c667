import type { EntityDecl } from "./declaration.ts";

/** The sizes of pages where no file says anything. Spec: endpoints, Limits; the cap: decisions, 4. */
const unstated = { pageSize: 10, maxPageSize: 100 };

/** The sizes of pages of an entity: its own, else its file's, else the default. A page size that nobody stated never exceeds the cap. */
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
