import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { EntityDecl, FileDecl } from "../declaration.ts";
import { pagingOf } from "../paging.ts";
import type { Check } from "./check.ts";

/** Checks that a default page size is at most the maximum page size. Spec: decisions, 4. */
export const pageSizeAboveMaximum: Check = ({ files, entities }) => [
  ...files.flatMap((file) => faultOf({ ...file.defaults, file })),
  // An entity that states neither inherits both from its file, which is reported there.
  ...entities
    .filter(({ pageSize, maxPageSize }) => pageSize !== undefined || maxPageSize !== undefined)
    .flatMap(faultOf),
];

function faultOf(owner: Pick<EntityDecl, "pageSize" | "maxPageSize"> & { readonly file: FileDecl }) {
  const { pageSize, maxPageSize: maximum } = pagingOf(owner);
  if (pageSize <= maximum) return [];
  const hint = owner.maxPageSize === undefined ? `Add maxPageSize: ${pageSize}, or lower pageSize.` : undefined;
  return [
    report(
      catalogue.pageSizeAboveMaximum,
      { pageSize, maximum },
      { span: (owner.pageSize ?? owner.maxPageSize)?.span, hint },
    ),
  ];
}
