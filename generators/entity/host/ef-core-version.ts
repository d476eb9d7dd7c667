import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Host } from "../../host/host.ts";
import { projectReach } from "../../host/snapshot/project-reach.ts";
import type { EntityDecl } from "../declaration.ts";
import { projectsOf } from "./place-parts.ts";

/** The packages whose first number is that of EF Core. */
const ofEfCore = /^(?:Microsoft|Npgsql|Pomelo)\.EntityFrameworkCore(?:\.|$)/i;

/** The first version of EF Core with which emitted code compiles, and the first one with the filters of soft delete. */
const oldest = { code: 9, filters: 10 };

/** Warns of references to a version of EF Core with which emitted code does not compile. Spec: host, Packages. */
export function olderEfCore(entities: readonly EntityDecl[], host: Host, project: string): readonly Diagnostic[] {
  const found = referencedVersion(host, project);
  const filtered = entities.find(({ softDelete }) => softDelete !== undefined)?.softDelete;
  if (found === undefined || found >= (filtered === undefined ? oldest.code : oldest.filters)) return [];
  const [subject, needed, choice, span] =
    found < oldest.code
      ? ["The generated code", oldest.code, "", undefined]
      : ["`softDelete`", oldest.filters, ", or leave out softDelete", filtered?.span];
  const hint = `Update the packages of EF Core to version 10${choice}.`;
  return [report(catalogue.olderEfCore, { subject, needed: `${needed}`, found: `${found}` }, { hint, span })];
}

/** Returns the first number of the newest EF Core that a project and those below it state; undefined if any version is open. */
function referencedVersion(host: Host, project: string): number | undefined {
  const reached = projectReach(projectsOf(host))(project);
  const versions = host.projects
    .filter(({ path }) => reached.has(path))
    .flatMap(({ packages }) => [...packages].flatMap(([id, version]) => (ofEfCore.test(id) ? [version ?? ""] : [])));
  const majors = versions.map((version) => Number(/^\[?(\d{1,4})\./.exec(version)?.[1]));
  return majors.length === 0 || majors.some(Number.isNaN) ? undefined : Math.max(...majors);
}
