import type { Entity } from "../../entity/entity.ts";
import { isHealthRoute } from "../../entity/target.ts";
import { grouped } from "../../text/grouped.ts";
import { databaseFindings } from "./database-findings.ts";
import { type Examination, type PartPlaces, unknownReason } from "./examine.ts";
import { type Finding, type FindingGroup, shortened } from "./finding.ts";
import { fileFindings, wiringFindings } from "./graft-findings.ts";
import { type HostFacts, type NamedPlace, placeText } from "./host-facts.ts";
import { hostFindings } from "./host-findings.ts";

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
function deletionFindings({ plan }: Examination): readonly Finding[] {
  return (plan.grafts[0]?.relationships ?? [])
    .filter(({ parent, child, onDelete }) => isOfHost(parent) && !isOfHost(child) && onDelete === "restrict")
    .map(({ parent, child, name }) => ({
      mark: "advice",
      subject: "deletion",
      text: `deleting a ${parent.name} in code of the host will fail while a ${child.name} refers to it`,
      notes: [`Write onDelete: cascade or setNull in the relationship ${parent.name}.${name} for another answer.`],
    }));
}

function isOfHost({ model }: Entity): boolean {
  return model.kind === "existing";
}

/** Returns the folder of each part of the generated code, with the contexts that lead there if others do not. */
function placementFindings(examination: Examination): readonly Finding[] {
  const { places, plan } = examination;
  if (places.length === 0)
    return [{ mark: "fact", subject: "parts", text: `unknown for entities, ${unknownReason(examination)}` }];
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

/** Returns the health checks, routes and endpoint names of the host. A clash is a diagnostic of the planned graft. */
function routeFindings({ facts, plan }: Examination): readonly Finding[] {
  const health = plan.grafts[0]?.target.health;
  return [
    ...(health === undefined
      ? []
      : [
          healthFinding(
            health,
            facts.routes.filter(({ name }) => isHealthRoute(name)),
          ),
        ]),
    ...listed("routes", facts.routes),
    ...unread(facts.unreadRoutes),
    ...listed("endpoint names", facts.endpointNames),
  ];
}

function healthFinding(health: "tenon" | "host", own: readonly NamedPlace[]): Finding {
  const subject = "/health, /ready";
  if (health === "tenon") return { mark: "good", subject, text: "mapped by Tenon" };
  const notes = own.map((route) => `The host maps ${route.name} in ${placeText(route)}.`);
  return {
    mark: "fact",
    subject,
    text: "left to the host",
    notes: [...notes, "The line health: tenon in the entity file decides otherwise."],
  };
}

function unread(places: readonly NamedPlace[]): readonly Finding[] {
  if (places.length === 0) return [];
  const notes = shortened(places.map((place) => `${place.name} in ${placeText(place)}`));
  const text = `${places.length} that cannot be read, so not compared with those of Tenon`;
  return [{ mark: "fact", subject: "unread routes", text, notes }];
}

function listed(subject: string, places: readonly NamedPlace[]): readonly Finding[] {
  const notes = shortened(places.map((place) => `${place.name} in ${placeText(place)}`));
  const text = places.length === 0 ? "none was found" : `${places.length} of the host itself`;
  return [{ mark: "fact", subject, text, notes }];
}
