import { grouped } from "../../text/grouped.ts";
import { databaseFindings } from "./database-findings.ts";
import type { Examination } from "./examination.ts";
import { fileFindings } from "./file-findings.ts";
import { type Finding, type FindingGroup, shortened } from "./finding.ts";
import { type HostFacts, placeText } from "./host-facts.ts";
import { hostFindings } from "./host-findings.ts";
import type { PartPlaces } from "./part-places.ts";
import { routeFindings } from "./route-findings.ts";
import { wiringFindings } from "./wiring-findings.ts";

const accessRules = ["defaults: { access: authenticated }", "defaults: { access: anonymous }"];

const openAccess: Pick<Finding, "notes" | "lines"> = {
  notes: ["Endpoints are open to everybody unless the entity file says otherwise. Write one of these lines in it:"],
  lines: accessRules,
};

interface GroupRow extends Pick<FindingGroup, "key" | "title"> {
  readonly findings: (examination: Examination) => readonly Finding[];
}

/** The groups of the page in their order. */
const rows: readonly GroupRow[] = [
  { key: "host", title: "Host", findings: hostFindings },
  { key: "database", title: "Database", findings: (one) => [...databaseFindings(one), ...deletionFindings(one)] },
  { key: "access", title: "Access", findings: accessFindings },
  { key: "routes", title: "Health and routes", findings: routeFindings },
  { key: "placement", title: "Placement", findings: placementFindings },
  { key: "wiring", title: "Wiring", findings: wiringFindings },
  { key: "files", title: "Files", findings: fileFindings },
];

/** Returns the findings of an examination, group by group. */
export function findingGroups(examination: Examination): readonly FindingGroup[] {
  return rows.map(({ findings, ...row }) => ({ ...row, findings: findings(examination) }));
}

/** Returns the judgement on authentication, with the signs that lead to it, and the lines that decide on access. */
function accessFindings({ facts, plan, isAccessStated }: Examination): readonly Finding[] {
  const subject = "authentication";
  const notes = signs(facts);
  // Entity files that leave access open have diagnostics of their own.
  const isOpen = plan.kind === "imagined" && !isAccessStated;
  switch (facts.authentication) {
    case "registered":
      return [{ mark: "good", subject, text: "in use; endpoints need a signed-in caller by default", notes }];
    case "absent":
      return [{ mark: isOpen ? "advice" : "fact", subject, text: "none was found", ...(isOpen && openAccess) }];
    case "unclear": {
      const text = "unclear: no sign shows it in use";
      const decision = { notes: [...notes, "Write one of these lines in the entity file:"], lines: accessRules };
      return [{ mark: isOpen ? "bad" : "fact", subject, text, notes, ...(isOpen && decision) }];
    }
  }
}

function signs({ signs: all }: HostFacts): readonly string[] {
  return shortened(all.map((sign) => `${sign.name} in ${placeText(sign)}`));
}

/** Returns the classes of the host whose rows can no longer be deleted while new entities refer to them. Spec: entity-file, Foreign keys. */
function deletionFindings({ keptRows }: Examination): readonly Finding[] {
  return keptRows.map(({ parent, child, relationship }) => ({
    mark: "advice",
    subject: "deletion",
    text: `deleting a ${parent} in code of the host will fail while a ${child} refers to it`,
    notes: [`Write onDelete: cascade or setNull in the relationship ${relationship} for another answer.`],
  }));
}

/** Returns the folder of each part of the generated code, with the contexts that lead there if others do not. */
function placementFindings({ places, plan }: Examination): readonly Finding[] {
  if (places.length === 0) return [{ mark: "fact", subject: "parts", text: "unknown, as no graft could be planned" }];
  const mark = plan.kind === "recorded" ? "good" : "fact";
  const all = new Set(places.map(({ context }) => context)).size;
  return [...grouped(places, rowOf).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const notes = same.length === all ? [] : [`With ${same.map(({ context }) => context).join(", ")}.`];
    const text = `${first.folder}, namespace ${first.namespace}`;
    return [{ mark, subject: first.parts.join(", "), text, notes }];
  });
}

function rowOf({ parts, folder, namespace }: PartPlaces): string {
  return [...parts, folder, namespace].join("\n");
}
