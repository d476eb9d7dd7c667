import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { grouped } from "../../text/grouped.ts";
import { reachedFrom } from "../../text/reached-from.ts";
import { keyedLinksOf } from "../relationships.ts";
import type { Check } from "./check.ts";

/** Checks that rows that are restored stay in their table. Spec: entity-file, Deleted rows. */
export const restoreOfRemoved: Check = ({ entities }) =>
  entities
    .filter(({ softDelete }) => softDelete === undefined)
    .flatMap(({ name, operations }) =>
      (operations ?? [])
        .filter(({ value }) => value === "restore")
        .map(({ span }) => report(catalogue.restoreOfRemoved, { entity: name.value }, { span })),
    );

/** Checks that children that are deleted with their parents stay as these do, and that no deletion follows itself. Spec: entity-file, Deleted rows. */
export const softCascade: Check = (declared) => {
  const links = keyedLinksOf(declared).filter(
    ({ parent, relationship }) => parent.softDelete !== undefined && relationship.onDelete?.value === "cascade",
  );
  const byParent = grouped(links, ({ parent }) => parent);
  return links.flatMap(({ parent, child, relationship: { name, onDelete } }) => {
    const followers = reachedFrom(child, (one) => (byParent.get(one) ?? []).map((link) => link.child));
    const isEndless = followers.has(parent);
    if (onDelete === undefined || !(isEndless || child.softDelete === undefined)) return [];
    const reason = child.softDelete === undefined ? "they have no `softDelete`" : "their own deletion would follow";
    const words = { relationship: name.value, child: child.name.value, parent: parent.name.value };
    return [report(catalogue.softCascade, { ...words, reason }, { span: onDelete.span })];
  });
};
