import type { PlannedFile } from "../../emit/planned-file.ts";
import { namesInManifests } from "../../emit/row.ts";
import { entityGenerators } from "../../emit/rows/entity-generators.ts";
import { libraries } from "../../emit/rows/libraries/index.ts";
import type { EndpointLibrary } from "../../emit/rows/libraries/library.ts";
import type { LibraryId } from "../../entity/entity.ts";
import type { Manifest } from "../../files/manifest/manifest.ts";
import type { Host } from "../../host/host.ts";
import type { HostNeed } from "../../host/needs.ts";
import { libraryOfRecord, type NamesByLibrary, namesOfOthers } from "./names-by-library.ts";
import { outdatedParts } from "./outdated-parts.ts";

/** Returns the generators that only other libraries have. Spec: fastendpoints, Change of the library. */
export function generatorsOfOthers({ id }: EndpointLibrary): ReadonlySet<string> {
  return namesOfOthers(names(), id);
}

/** Returns the library of the recorded endpoints of entities. Spec: fastendpoints, Choice of the library. */
export function recordedLibrary(manifest: Pick<Manifest, "files">): LibraryId | undefined {
  return libraryOfRecord(names(), manifest);
}

/** Lists the user's parts of endpoint classes that are written for another library, with what to write instead. Spec: fastendpoints, Change of the library. */
export function partsForOthers(
  library: EndpointLibrary,
  files: readonly PlannedFile[],
  host: Pick<Host, "disk" | "folder" | "calls">,
): readonly HostNeed[] {
  const words = othersOf(library).flatMap(({ part }) => [part.hook, part.modifier]);
  const parts = endpointTypes(files).map((type) => ({ type, words, example: library.part.example(type) }));
  return outdatedParts(parts, host);
}

function names(): NamesByLibrary {
  const all = Object.values(libraries);
  return new Map(all.map((library) => [library.id, namesInManifests(entityGenerators(library))]));
}

function othersOf({ id }: EndpointLibrary): readonly EndpointLibrary[] {
  return Object.values(libraries).filter((other) => other.id !== id);
}

/** Returns the classes of the endpoints of entities and relationships. */
function endpointTypes(files: readonly PlannedFile[]): readonly string[] {
  return files.flatMap(({ path, generator, item }) =>
    item !== "" && generator.endsWith("EndpointGenerator") ? [/([^/]+)\.g\.cs$/.exec(path)?.[1] ?? ""] : [],
  );
}
