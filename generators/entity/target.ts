import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import type { Host, HostClass } from "../host/host.ts";
import { fullNameOf } from "../text/class-names.ts";
import { spellingHint } from "../text/did-you-mean.ts";
import { checkPlacement } from "./check-placement.ts";
import type { Declared, FileDecl, Located } from "./declaration.ts";
import { type LibraryId, libraryIds, type Target } from "./entity.ts";
import { classesOf } from "./existing-class.ts";
import { placeParts, type StatedProjects } from "./place-parts.ts";
import type { Part } from "./placement.ts";
import { isRelational } from "./relational.ts";

/** True for a route that the generated health endpoints have, too. */
export function isHealthRoute(path: string): boolean {
  return /^\/(?:health|ready)\/?$/i.test(path);
}

const defaultFolder = "Tenon";

/** Decides the target: the places of the files, and the DbContext that the entity files name or the host's only one. Spec: entity-file, Target. */
export function targetOf(declared: Declared, host: Host): Result<Target> {
  const { files, entities, defaults } = declared;
  const folder = statedIn(files, ({ folder }) => folder)?.value ?? defaultFolder;
  const dbContext = contextOf(declared, host);
  if (!dbContext.ok) return dbContext;
  const { value: context } = dbContext;
  const stated = statedProjects(files);
  const placed = placeParts(folder, stated, host, context?.project ?? "");
  if (!placed.ok) return placed;
  const { value: placement } = placed;
  const facts = {
    placement,
    library: libraryIn(files),
    health: healthIn([...files, ...(defaults === undefined ? [] : [defaults])], host),
    isRelational: isRelational(host, placement.data.project),
    hasOpenApi: host.packages.has("Microsoft.AspNetCore.OpenApi") || host.calls.has("AddOpenApi"),
  };
  if (context === undefined) return { ok: true, value: facts, diagnostics: [] };
  const rows = entities.filter(({ isExisting }) => isExisting).flatMap((entity) => classesOf(entity, declared));
  const mapsEntities = entities.some(({ isExisting }) => !isExisting);
  const faults = checkPlacement(placement, stated, host, { context, rows, mapsEntities });
  return resultOf({ ...facts, dbContext: context }, faults);
}

/** Returns the projects that the files state, part by part. */
function statedProjects(files: readonly FileDecl[]): StatedProjects {
  const stated = (part: Part) => statedIn(files, ({ projects }) => projects[part]);
  return { entity: stated("entity"), contracts: stated("contracts"), data: stated("data"), api: stated("api") };
}

/** Finds the context that stores the rows. Without entities there need not be one. */
function contextOf({ files }: Declared, host: Host): Result<HostClass | undefined> {
  const stated = statedIn(files, ({ dbContext }) => dbContext);
  if (stated !== undefined) return namedContext(host, stated);
  const nearest = nearestContexts(host);
  const isNeeded = files.length > 0 || nearest.length > 0;
  return isNeeded ? onlyContext(host, nearest, undefined) : { ok: true, value: undefined, diagnostics: [] };
}

/** Returns the endpoint library that the files state; the schema refuses any other name. */
function libraryIn(files: readonly FileDecl[]): LibraryId {
  const stated = statedIn(files, ({ library }) => library)?.value;
  return libraryIds.find((id) => id === stated) ?? libraryIds[0];
}

/** Returns who maps the health endpoints: as stated, else the host if it maps one of the two itself. */
function healthIn(files: readonly Pick<FileDecl, "health">[], { routes }: Host): Target["health"] {
  const stated = files.map(({ health }) => health?.value).find((value) => value !== undefined);
  if (stated !== undefined) return stated === "host" ? "host" : "tenon";
  return routes.some(({ path }) => isHealthRoute(path)) ? "host" : "tenon";
}

function statedIn(
  files: readonly FileDecl[],
  choice: (target: FileDecl["target"]) => Located<string> | undefined,
): Located<string> | undefined {
  return files.map(({ target }) => choice(target)).find((written) => written !== undefined);
}

// The web project's own context needs no name, whatever contexts the projects have that it refers to.
function nearestContexts({ dbContexts }: Host): readonly HostClass[] {
  const own = dbContexts.filter(({ project }) => project === undefined);
  return own.length > 0 ? own : dbContexts;
}

function namedContext(host: Host, stated: Located<string>): Result<HostClass> {
  const { value: name, span } = stated;
  const found = host.dbContexts.filter((context) => context.name === name || fullNameOf(context) === name);
  if (found.length > 0) return onlyContext(host, found, stated);
  const candidates = host.dbContexts.map(fullNameOf);
  const hint = spellingHint(name, [...host.dbContexts.map((context) => context.name), ...candidates]);
  return { ok: false, diagnostics: [report(catalogue.unknownDbContext, { name, candidates }, { span, hint })] };
}

function onlyContext(
  host: Host,
  [first, ...others]: readonly HostClass[],
  stated: Located<string> | undefined,
): Result<HostClass> {
  const span = stated?.span;
  if (first === undefined)
    return { ok: false, diagnostics: [report(catalogue.noDbContext, { project: host.projectFile }, { span })] };
  if (others.length === 0) return { ok: true, value: first, diagnostics: [] };
  const hint = "Name one with target.dbContext in the entity file.";
  return {
    ok: false,
    diagnostics: [report(catalogue.severalDbContexts, { names: [first, ...others].map(fullNameOf) }, { span, hint })],
  };
}
