import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Host } from "../host/host.ts";
import { referenceFault } from "../host/missing-references.ts";
import type { PartReference } from "./part-references.ts";
import { projectsOf, type StatedProjects } from "./place-parts.ts";
import { type Part, type Placement, parts } from "./placement.ts";

/** Checks that each part's project can refer to those that its code needs, and has their framework. Spec: entity-file, Projects. */
export function checkPlacement(
  placement: Placement,
  stated: StatedProjects,
  host: Host,
  missing: readonly PartReference[],
): readonly Diagnostic[] {
  const spanOf = (...of: readonly Part[]) => of.map((part) => stated[part]?.span).find((span) => span !== undefined);
  const faults = missing
    .filter(({ obstacle }) => obstacle !== undefined)
    .map((one) => referenceFault(one, { span: spanOf(...one.parts) }));
  return [...oldProjects(placement, host, spanOf), ...faults];
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
