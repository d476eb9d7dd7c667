import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { referenceFault } from "../host/facts/missing-references.ts";
import type { Host, HostClass } from "../host/host.ts";
import { projectReach } from "../host/snapshot/project-reach.ts";
import { unstorableAnswers } from "./check/idempotency.ts";
import type { Declared, FileDecl } from "./declaration.ts";
import { chosenLibrary, type LibraryFacts, libraryFaults, statedLibrary } from "./endpoint-library.ts";
import { type Database, databaseIds, generatedContext, type Target } from "./graft.ts";
import { olderEfCore } from "./host/ef-core-version.ts";
import { classesOf } from "./host/existing-class.ts";
import { type PartReference, partReferences } from "./host/part-references.ts";
import { placeParts, projectsOf, type StatedProjects } from "./host/place-parts.ts";
import { contextOf } from "./host/storing-context.ts";
import { type Part, type PartPlace, type Placement, parts } from "./placement.ts";
import { statedIn } from "./stated-in.ts";

/** The packages of EF Core without its relational part. */
const nonRelational =
  /^Microsoft\.EntityFrameworkCore(?:\.(?:Abstractions|Analyzers|Cosmos|Design|InMemory|Proxies|Tools))?$/i;

/** True for a route that the generated health endpoints have, too. */
export function isHealthRoute(path: string): boolean {
  return /^\/(?:health|ready)\/?$/i.test(path);
}

const defaultFolder = "Tenon";

/** Decides the target: the places of the files, and the DbContext that the entity files name or the host's only one, or the emitted one. Spec: entity-file, Target. */
export function targetOf(declared: Declared, host: Host & LibraryFacts): Result<Target> {
  const { files, entities, defaults } = declared;
  const folder = statedIn(files, ({ folder }) => folder)?.value ?? defaultFolder;
  const namespace = (statedIn(files, (target) => target.namespace) ?? defaults?.namespace)?.value;
  const found = contextOf(files, host);
  if (!found.ok) return found;
  const { value: own } = found;
  const stated = statedProjects(files, defaults);
  const placed = placeParts({ folder, namespace }, stated, host, own?.project ?? "");
  if (!placed.ok) return placed;
  const { value: placement } = placed;
  const database = databaseIn(files, host);
  const context = database === undefined ? own : generatedIn(placement.data);
  const library = statedLibrary(files, defaults);
  const facts = {
    placement,
    references: [],
    library: chosenLibrary(library, host),
    health: healthIn([...files, ...(defaults === undefined ? [] : [defaults])], host),
    isRelational: database !== undefined || isRelational(host, placement.data.project),
    hasOpenApi: host.packages.has("Microsoft.AspNetCore.OpenApi") || host.calls.has("AddOpenApi"),
  };
  const ofLibrary = libraryFaults(library, host);
  if (context === undefined) return resultOf(facts, ofLibrary);
  const rows = entities.filter(({ isExisting }) => isExisting).flatMap((entity) => classesOf(entity, declared));
  const mapsEntities = entities.some(({ isExisting }) => !isExisting);
  const references = partReferences(placement, host, { context, rows, mapsEntities });
  const faults = [
    ...ofLibrary,
    ...(facts.isRelational ? [] : unstorableAnswers(entities)),
    ...olderEfCore(entities, host, placement.data.project),
    ...checkPlacement(placement, stated, host, references),
  ];
  return resultOf({ ...facts, references, dbContext: context, ...(database !== undefined && { database }) }, faults);
}

/** Returns the projects that the files state, part by part, else those of the configuration. */
function statedProjects(files: readonly FileDecl[], defaults: Declared["defaults"]): StatedProjects {
  const stated = (part: Part) => statedIn(files, ({ projects }) => projects[part]) ?? defaults?.projects[part];
  return { entity: stated("entity"), contracts: stated("contracts"), data: stated("data"), api: stated("api") };
}

/** Returns the database that the files state; the schema refuses any other name. */
function databaseIn(files: readonly FileDecl[], { projectFile }: Host): Database | undefined {
  const stated = statedIn(files, ({ database }) => database)?.value;
  const id = databaseIds.find((one) => one === stated);
  // In a connection string, a semicolon would end the name.
  return id && { id, fileName: `${projectFile.replace(/\.\w+$/, "").replace(/[^\p{L}\p{N}. ()_-]/gu, "_")}.db` };
}

/** Returns the emitted context, as if the host had it. */
function generatedIn({ project, namespace }: PartPlace): HostClass {
  return { name: generatedContext, namespace, isPublic: true, ...(project !== "" && { project }) };
}

/** Returns who maps the health endpoints: as stated, else the host if it maps one of the two itself. */
function healthIn(files: readonly Pick<FileDecl, "health">[], { routes }: Host): Target["health"] {
  const stated = files.map(({ health }) => health?.value).find((value) => value !== undefined);
  if (stated !== undefined) return stated === "host" ? "host" : "tenon";
  return routes.some(({ path }) => isHealthRoute(path)) ? "host" : "tenon";
}

/** Tells whether a project knows the relational part of EF Core. Packages that bring EF Core along unseen count as relational. */
function isRelational(host: Host, path: string): boolean {
  const projects = projectsOf(host);
  const reached = projectReach(projects)(path);
  const packages = host.projects.filter((one) => reached.has(one.path)).flatMap((one) => [...one.packages.keys()]);
  const ofEfCore = packages.filter((id) => /EntityFrameworkCore/i.test(id));
  return ofEfCore.length === 0 || ofEfCore.some((id) => !nonRelational.test(id));
}

/** Checks that each part's project can refer to those that its code needs, and has their framework. Spec: entity-file, Projects. */
function checkPlacement(
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
