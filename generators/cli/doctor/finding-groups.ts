import { accessFindings } from "./access-findings.ts";
import { databaseFindings } from "./database-findings.ts";
import { deletionFindings } from "./deletion-findings.ts";
import type { Examination } from "./examination.ts";
import { fileFindings } from "./file-findings.ts";
import type { Finding, FindingGroup } from "./finding.ts";
import { hostFindings } from "./host-findings.ts";
import { placementFindings } from "./placement-findings.ts";
import { routeFindings } from "./route-findings.ts";
import { wiringFindings } from "./wiring-findings.ts";

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
