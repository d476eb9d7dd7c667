import { type Result, resultOf } from "../diagnostics/result.ts";
import type { Host, HostClass } from "../host/host.ts";
import { checkPlacement } from "./check-placement.ts";
import type { Declared, FileDecl } from "./declaration.ts";
import { chosenLibrary, type LibraryFacts, libraryFaults, statedLibrary } from "./endpoint-library.ts";
import { type Database, databaseIds, generatedContext, type Target } from "./entity.ts";
import { classesOf } from "./existing-class.ts";
import { partReferences } from "./part-references.ts";
import { placeParts, type StatedProjects } from "./place-parts.ts";
import type { Part, PartPlace } from "./placement.ts";
import { isRelational } from "./relational.ts";
import { statedIn } from "./stated-in.ts";
import { contextOf } from "./storing-context.ts";

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
  const faults = [...ofLibrary, ...checkPlacement(placement, stated, host, references)];
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
