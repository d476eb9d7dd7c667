import { posix } from "node:path";
import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Host, HostClass, HostProject } from "../host/host.ts";
import { projectReach } from "../host/project-reach.ts";
import { projectsOf, type StatedProjects } from "./place-parts.ts";
import { type Part, type Placement, parts } from "./placement.ts";

/** The classes of the host that generated code mentions, or that mention it. */
export interface PlacedClasses {
  readonly context: HostClass;
  /** The classes of the rows that the host has itself. */
  readonly rows: readonly HostClass[];
  /** True if the context maps generated classes. */
  readonly mapsEntities: boolean;
}

/** One project that must refer to another. */
interface Dependency {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** The parts whose choice decides on it. */
  readonly parts: readonly Part[];
}

/** Checks that each part's project refers to those that its code needs, and has their framework. Spec: entity-file, Projects. */
export function checkPlacement(
  placement: Placement,
  stated: StatedProjects,
  host: Host,
  classes: PlacedClasses,
): readonly Diagnostic[] {
  const spanOf = (...of: readonly Part[]) => of.map((part) => stated[part]?.span).find((span) => span !== undefined);
  return [...oldProjects(placement, host, spanOf), ...missingReferences(placement, host, classes, spanOf)];
}

type SpanOf = (...parts: readonly Part[]) => Span | undefined;

function oldProjects(placement: Placement, host: Host, spanOf: SpanOf): readonly Diagnostic[] {
  const placed = new Map(parts.map((part) => [placement[part].project, part]));
  return projectsOf(host).flatMap(({ path, projectFile: project, olderFrameworks: [framework] }) => {
    const part = placed.get(path);
    if (part === undefined || framework === undefined) return [];
    return [report(catalogue.projectTooOld, { project, framework }, { span: spanOf(part) })];
  });
}

function missingReferences(placement: Placement, host: Host, classes: PlacedClasses, spanOf: SpanOf) {
  const projects = projectsOf(host);
  const needed = dependenciesOf(placement, classes);
  const reach = projectReach(projects);
  const wanted = projectReach(projects.map((one) => withNeeded(one, needed)));
  const fileOf = (path: string) => projects.find((one) => one.path === path)?.projectFile ?? path;
  const missing = needed.filter(({ from, to }) => !reach(from).has(to));
  // One missing reference can have several reasons, and two that exclude each other are one mistake.
  const first = new Map(missing.toReversed().map((one) => [[one.from, one.to].sort().join(" "), one]));
  return [...first.values()].reverse().map(({ from, to, reason, parts: of }) => {
    const isCircular = wanted(to).has(from);
    const [fromFile, toFile] = [posix.join(from, fileOf(from)), posix.join(to, fileOf(to))];
    const hint = isCircular
      ? `${fileOf(to)} needs ${fileOf(from)} in turn, so choose other projects under target.projects.`
      : `Run: dotnet add ${fromFile} reference ${toFile}`;
    const words = { from: fileOf(from), to: fileOf(to), reason };
    return report(catalogue.missingProjectReference, words, { span: spanOf(...of), hint });
  });
}

function withNeeded({ path, references }: Pick<HostProject, "path" | "references">, needed: readonly Dependency[]) {
  const added = needed.filter(({ from }) => from === path).map(({ to }) => to);
  return { path, references: [...references, ...added] };
}

/** Lists the references that the code of the parts needs; the web project refers to every other by nature. */
function dependenciesOf(
  { entity, contracts, data }: Placement,
  { context, rows, mapsEntities }: PlacedClasses,
): readonly Dependency[] {
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
      (row): Dependency => ({
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
