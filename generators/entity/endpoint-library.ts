import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Host } from "../host/host.ts";
import type { FileDecl, HostDefaults, Written } from "./declaration.ts";
import { type LibraryId, libraryIds } from "./graft.ts";
import { statedIn } from "./stated-in.ts";

const oldestMajor = 7;
const hint = "Update the package, or write target: { library: minimal } in the entity file.";

/** The facts that decide where the files state no library. */
export interface LibraryFacts extends Pick<Host, "packages"> {
  /** The library whose endpoints the host has by record: a package that comes later changes none of them. */
  readonly recordedLibrary?: LibraryId | undefined;
}

/** Returns the endpoint library of a host whose entity files state none: the one that it references in a version for which Tenon has endpoints. Spec: fastendpoints, Choice of the library. */
export function libraryOf(host: Pick<Host, "packages">): LibraryId {
  const found = fastEndpointsIn(host);
  return found === undefined || isTooOld(found.version) ? "minimal" : "fastendpoints";
}

/** Returns the stated endpoint library, or the recorded one, or that of the host; the schema refuses any other name. Spec: fastendpoints, Choice of the library. */
export function chosenLibrary(stated: Written<string>, host: LibraryFacts): LibraryId {
  return libraryIds.find((id) => id === stated?.value) ?? host.recordedLibrary ?? libraryOf(host);
}

/** Returns the library that the entity files state, else the configuration. */
export function statedLibrary(files: readonly FileDecl[], defaults: HostDefaults | undefined): Written<string> {
  return statedIn(files, ({ library }) => library) ?? defaults?.library;
}

/** Reports a version of FastEndpoints that has no endpoints of ours: an error if it is wanted, else a warning. Spec: fastendpoints, Choice of the library. */
export function libraryFaults(stated: Written<string>, host: LibraryFacts): readonly Diagnostic[] {
  const { version } = fastEndpointsIn(host) ?? {};
  if (version === undefined || !isTooOld(version)) return [];
  if ((stated?.value ?? host.recordedLibrary) === "fastendpoints")
    return [report(catalogue.libraryTooOld, { version }, { ...stated, hint })];
  return stated === undefined ? [report(catalogue.libraryPassedOver, { version }, { hint })] : [];
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
