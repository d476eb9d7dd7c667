import type { PlannedFile } from "../../emit/planned-file.ts";
import { entityGenerators } from "../../emit/rows/entity-generators.ts";
import { libraries } from "../../emit/rows/libraries/index.ts";
import type { EndpointLibrary } from "../../emit/rows/libraries/library.ts";
import type { LibraryId } from "../../entity/graft.ts";
import type { Manifest } from "../../files/manifest/manifest.ts";
import type { Host } from "../../host/host.ts";
import type { HostNeed } from "../../host/needs.ts";
import { outdatedParts } from "./outdated-parts.ts";
import { libraryOfRecord } from "./recorded-library.ts";

/** Returns the rows of entities with an endpoint library. */
export function entityRows(id: LibraryId) {
  return entityGenerators(libraries[id]);
}

/** Returns the library of the recorded endpoints of entities. Spec: fastendpoints, Choice of the library. */
export function recordedLibrary(manifest: Pick<Manifest, "files">): LibraryId | undefined {
  return libraryOfRecord(entityRows, manifest);
}

/** Lists the user's parts of endpoint classes that are written for another library, with what to write instead. Spec: fastendpoints, Change of the library. */
export function partsForOthers(
  { id, part }: EndpointLibrary,
  files: readonly PlannedFile[],
  host: Pick<Host, "calls" | "typeNames">,
): readonly HostNeed[] {
  const others = Object.values(libraries).filter((other) => other.id !== id);
  const words = others.flatMap((other) => [other.part.hook, other.part.modifier]);
  const types = files
    .filter(({ generator, item }) => item !== "" && generator.endsWith("EndpointGenerator"))
    .map(({ path }) => /([^/]+)\.g\.cs$/.exec(path)?.[1] ?? "");
  return outdatedParts(
    types.map((type) => ({ type, words, example: part.example(type) })),
    host,
  );
}
