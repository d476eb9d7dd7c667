import { type Dependency, type MissingReference, missingReferences } from "../../host/facts/missing-references.ts";
import type { Host, HostClass } from "../../host/host.ts";
import type { Part, Placement } from "../placement.ts";
import { projectsOf } from "./place-parts.ts";

/** The classes of the host that generated code mentions, or that mention it. */
export interface PlacedClasses {
  readonly context: HostClass;
  /** The classes of the rows that the host has itself. */
  readonly rows: readonly HostClass[];
  /** True if the context maps generated classes. */
  readonly mapsEntities: boolean;
}

/** A dependency with the parts whose choice decides on it. */
interface PartDependency extends Dependency {
  readonly parts: readonly Part[];
}

/** A reference that the code of the parts needs and no project has. */
export type PartReference = MissingReference<PartDependency>;

/** Finds the references that the code of the parts needs and the projects lack. Spec: entity-file, Projects. */
export function partReferences(placement: Placement, host: Host, classes: PlacedClasses): readonly PartReference[] {
  return missingReferences(dependenciesOf(placement, classes), { ...host, projects: projectsOf(host) });
}

/** Lists the references that the code of the parts needs; the web project refers to every other by nature. */
function dependenciesOf(
  { entity, contracts, data }: Placement,
  { context, rows, mapsEntities }: PlacedClasses,
): readonly PartDependency[] {
  const { name, project: home = "" } = context;
  const maps = {
    from: home,
    to: data.project,
    reason: `\`${name}\` maps the entities there`,
    parts: ["data"],
  } as const;
  return [
    {
      from: contracts.project,
      to: entity.project,
      reason: "the contracts mention the classes there",
      parts: ["contracts", "entity"],
    },
    ...rows.map(
      (row): PartDependency => ({
        from: contracts.project,
        to: row.project ?? "",
        reason: `the contracts mention its class \`${row.name}\``,
        parts: ["contracts"],
      }),
    ),
    {
      from: data.project,
      to: contracts.project,
      reason: "the services use the contracts there",
      parts: ["data", "contracts"],
    },
    { from: data.project, to: entity.project, reason: "the services use the classes there", parts: ["data", "entity"] },
    { from: data.project, to: home, reason: `the services use its \`${name}\``, parts: ["data"] },
    ...(mapsEntities ? [maps] : []),
  ];
}
