import { type Database, generatedContext, type Target } from "../../entity/graft.ts";
import type { StoredManifest } from "../../files/manifest/manifest.ts";
import type { Host } from "../../host/host.ts";
import { type HostNeed, type LibraryCall, needsOf, schemaNeed } from "../../host/needs.ts";
import type { PackageNeed } from "../../host/package-need.ts";
import type { Tables } from "../outcome.ts";
import { databasePackages, inProject } from "./database-packages.ts";

/** The emitted context of a run. */
interface ContextNeeds {
  readonly database: Database;
  /** The packages of the endpoints. */
  readonly packages: readonly PackageNeed[] | undefined;
  /** The calls of the endpoint library. */
  readonly calls: readonly LibraryCall[];
  /** True if an earlier run wrote the context. */
  readonly isRecorded: boolean;
}

/** Returns the way to the tables of the emitted context. Spec: host, Database schema. */
export function tablesOf({ calls }: Host, isRecorded: boolean): Tables {
  if (calls.has("CreateTenonSchema")) return isRecorded ? "recreated" : "created";
  return isSchemaLineRemoved(calls, isRecorded) ? "migrated" : "created";
}

/** Lists the lines that a host with the emitted context lacks. Spec: entity-file, Database. */
export function databaseNeeds(
  { placement }: Target,
  host: Host,
  { database, packages = [], calls, isRecorded }: ContextNeeds,
): readonly HostNeed[] {
  const { project } = placement.data;
  const ofDatabase = databasePackages[database.id].map(inProject(host, project));
  const needs = needsOf(host, undefined, [...ofDatabase, ...packages], calls);
  const isRemoved = isSchemaLineRemoved(host.calls, isRecorded);
  return host.calls.has("CreateTenonSchema") || isRemoved ? needs : [...needs, schemaNeed];
}

// The line goes when migrations come, and must then stay away.
function isSchemaLineRemoved(calls: Host["calls"], isRecorded: boolean): boolean {
  return isRecorded && calls.has("AddTenon") && !calls.has("CreateTenonSchema");
}

/** True if the manifest names the emitted context. */
export function isContextRecorded({ files }: StoredManifest): boolean {
  return [...files.values()].some(({ generator }) => generator === `${generatedContext}Generator`);
}
