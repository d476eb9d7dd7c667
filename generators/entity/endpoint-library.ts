import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Host } from "../host/host.ts";
import type { FileDecl } from "./declaration.ts";
import { type LibraryId, libraryIds } from "./entity.ts";
import { statedIn } from "./stated-in.ts";

const oldestMajor = 7;

/** Returns the endpoint library of a host whose entity files state none: the one that it references in a version for which Tenon has endpoints. Spec: fastendpoints, Choice of the library. */
export function libraryOf(host: Pick<Host, "packages">): LibraryId {
  const found = fastEndpointsIn(host);
  return found === undefined || isTooOld(found.version) ? "minimal" : "fastendpoints";
}

/** Returns the endpoint library that the files state, or that of the host; the schema refuses any other name. */
export function libraryIn(files: readonly FileDecl[], host: Pick<Host, "packages">): LibraryId {
  const stated = statedIn(files, ({ library }) => library)?.value;
  return libraryIds.find((id) => id === stated) ?? libraryOf(host);
}

/** Reports a version of FastEndpoints that has no endpoints of ours: an error if the files want it, else a warning. Spec: fastendpoints, Choice of the library. */
export function libraryFaults(files: readonly FileDecl[], host: Pick<Host, "packages">): readonly Diagnostic[] {
  const { version } = fastEndpointsIn(host) ?? {};
  if (version === undefined || !isTooOld(version)) return [];
  const stated = statedIn(files, ({ library }) => library);
  if (stated === undefined) return [report(catalogue.libraryPassedOver, { version })];
  return stated.value === "fastendpoints" ? [report(catalogue.libraryTooOld, { version }, stated)] : [];
}

function fastEndpointsIn({ packages }: Pick<Host, "packages">) {
  const found = [...packages].find(([id]) => id.toLowerCase() === "fastendpoints");
  return found && { version: found[1] };
}

// A version that only a build knows is taken for one that will do.
function isTooOld(version: string | undefined): boolean {
  const major = /^[[(]?\s*(\d{1,9})\b/.exec(version ?? "")?.[1];
  return major !== undefined && Number(major) < oldestMajor;
}
