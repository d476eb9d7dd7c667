import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import type { Result } from "../diagnostics/result.ts";
import type { Host, HostClass } from "../host/host.ts";
import { fullNameOf } from "../text/class-names.ts";
import { spellingHint } from "../text/did-you-mean.ts";
import type { Declared, FileDecl, Located } from "./declaration.ts";
import { type LibraryId, libraryIds, type Target } from "./entity.ts";

/** True for a route that the generated health endpoints have, too. */
export function isHealthRoute(path: string): boolean {
  return /^\/(?:health|ready)\/?$/i.test(path);
}

const defaultFolder = "Tenon";

/** Decides the target: the folder of the files, and the DbContext that they name or the host's only one. Spec: entity-file, Target. */
export function targetOf({ files }: Declared, host: Host): Result<Target> {
  const folder = statedIn(files, "folder")?.value ?? defaultFolder;
  const stated = statedIn(files, "dbContext");
  const dbContext =
    stated === undefined ? onlyContext(host, nearestContexts(host), undefined) : namedContext(host, stated);
  if (!dbContext.ok) return dbContext;
  const namespace = [host.rootNamespace, ...folder.split("/")].filter((segment) => segment !== "").join(".");
  return {
    ok: true,
    value: {
      folder,
      namespace,
      dbContext: dbContext.value,
      library: libraryIn(files),
      health: healthIn(files, host),
      hasOpenApi: host.packages.has("Microsoft.AspNetCore.OpenApi") || host.calls.has("AddOpenApi"),
    },
    diagnostics: [],
  };
}

/** Returns the endpoint library that the files state; the schema refuses any other name. */
function libraryIn(files: readonly FileDecl[]): LibraryId {
  const stated = statedIn(files, "library")?.value;
  return libraryIds.find((id) => id === stated) ?? libraryIds[0];
}

/** Returns who maps the health endpoints: as stated, else the host if it maps one of the two itself. */
function healthIn(files: readonly FileDecl[], { routes }: Host): Target["health"] {
  const stated = files.map(({ health }) => health?.value).find((value) => value !== undefined);
  if (stated !== undefined) return stated === "host" ? "host" : "tenon";
  return routes.some(({ path }) => isHealthRoute(path)) ? "host" : "tenon";
}

function statedIn(files: readonly FileDecl[], key: keyof FileDecl["target"]): Located<string> | undefined {
  return files.map(({ target }) => target[key]).find((written) => written !== undefined);
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
