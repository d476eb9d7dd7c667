import type { Examination } from "./examination.ts";
import type { Finding } from "./finding.ts";

/** Returns the classes of the host whose rows can no longer be deleted while new entities refer to them. Spec: entity-file, Foreign keys. */
export function deletionFindings({ keptRows }: Examination): readonly Finding[] {
  return keptRows.map(({ parent, child, relationship }) => ({
    mark: "advice",
    subject: "deletion",
    text: `deleting a ${parent} in code of the host will fail while a ${child} refers to it`,
    notes: [`Write onDelete: cascade or setNull in the relationship ${relationship} for another answer.`],
  }));
}
