import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import { candidateContexts, contextsNamed } from "../../host/facts/contexts-named.ts";
import type { Host, HostClass } from "../../host/host.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { FileDecl, Located } from "../declaration.ts";
import { generatedContext } from "../graft.ts";
import { statedIn } from "../stated-in.ts";

/** Finds the host's context that stores the rows. Without entities, or with a stated database, there need not be one. Spec: entity-file, Database. */
export function contextOf(files: readonly FileDecl[], host: Host): Result<HostClass | undefined> {
  const stated = statedIn(files, ({ dbContext }) => dbContext);
  const database = statedIn(files, ({ database }) => database);
  if (database !== undefined) return noContextBeside(database, stated, host);
  if (stated !== undefined) return namedContext(host, stated);
  const nearest = nearestContexts(host);
  const isNeeded = files.length > 0 || nearest.length > 0;
  return isNeeded ? onlyContext(host, nearest, undefined) : { ok: true, value: undefined, diagnostics: [] };
}

/** Checks that a host with a stated database has no context, which decides on the database itself. */
function noContextBeside(
  { span }: Located<string>,
  stated: Located<string> | undefined,
  { dbContexts }: Host,
): Result<undefined> {
  // A second part of the emitted context may name its base class.
  const name = stated?.value ?? dbContexts.find((one) => one.name !== generatedContext)?.name;
  if (name === undefined) return { ok: true, value: undefined, diagnostics: [] };
  const hint = "Leave out target.database.";
  return { ok: false, diagnostics: [report(catalogue.databaseBesideContext, { name }, { span, hint })] };
}

// The web project's own context needs no name, whatever contexts the projects have that it refers to.
function nearestContexts(host: Host): readonly HostClass[] {
  const candidates = candidateContexts(host);
  const own = candidates.filter(({ project }) => project === undefined);
  return own.length > 0 ? own : candidates;
}

/** Finds the context that the user names. */
export function namedContext(host: Host, stated: Located<string>): Result<HostClass> {
  const { value: name, span } = stated;
  const found = contextsNamed(name, host);
  if (found.length > 0) return onlyContext(host, found, stated);
  const candidates = candidateContexts(host).map(fullNameOf);
  const rejected = host.rejectedContexts.find((one) => one.name === name || fullNameOf(one) === name);
  const hint =
    rejected === undefined
      ? spellingHint(name, [...host.dbContexts.map((context) => context.name), ...candidates])
      : `\`${fullNameOf(rejected)}\` ${rejected.reason}.`;
  return { ok: false, diagnostics: [report(catalogue.unknownDbContext, { name, candidates }, { span, hint })] };
}

function onlyContext(
  host: Host,
  [first, ...others]: readonly HostClass[],
  stated: Located<string> | undefined,
): Result<HostClass> {
  if (first === undefined) return { ok: false, diagnostics: [noContext(host)] };
  if (others.length === 0) return { ok: true, value: first, diagnostics: [] };
  const hint = "Name one with target.dbContext in the entity file.";
  return {
    ok: false,
    diagnostics: [
      report(catalogue.severalDbContexts, { names: [first, ...others].map(fullNameOf) }, { span: stated?.span, hint }),
    ],
  };
}

/** The stores that no generated code can use, by their packages. */
const otherStores: readonly (readonly [name: string, sign: RegExp])[] = [
  ["MongoDB", /^MongoDB\./i],
  ["Entity Framework 6", /^EntityFramework$/i],
];

/** Reports a host without a context, with the classes that look like one. */
function noContext({ projectFile: project, rejectedContexts, packages }: Host): Diagnostic {
  const rejected = rejectedContexts.map((one) => `\`${fullNameOf(one)}\` ${one.reason}`);
  const other = otherStores.find(([, sign]) => [...packages.keys()].some((id) => sign.test(id)));
  const stated = "target: { database: sqlite } or postgres in the entity file";
  const hint =
    other === undefined
      ? `Write ${stated} to get one; tenon init writes such a file.`
      : `The host stores its data with ${other[0]}, and new entities need EF Core on a relational database. To give them a database of their own, write ${stated}.`;
  return report(catalogue.noDbContext, { project, rejected }, { hint });
}
