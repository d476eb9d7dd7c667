import type { PlannedFile } from "../../emit/planned-file.ts";
import type { LibraryId } from "../../entity/entity.ts";
import type { ResolvingDisk } from "../../files/disk.ts";
import type { Manifest } from "../../files/manifest.ts";
import type { Host } from "../../host/host.ts";
import type { HostNeed } from "../../host/needs.ts";
import { hostFiles } from "../../host/wire/host-files.ts";
import { entityGenerators } from "../entity-generators.ts";
import { libraries } from "./index.ts";
import type { EndpointLibrary } from "./library.ts";

/** Returns the generators that only other libraries have. Spec: fastendpoints, Change of the library. */
export function generatorsOfOthers(library: EndpointLibrary): ReadonlySet<string> {
  const own = new Set(namesOf(library));
  return new Set(
    othersOf(library)
      .flatMap(namesOf)
      .filter((name) => !own.has(name)),
  );
}

/** Returns the library that some recorded files belong to; undefined if none or several do. Spec: fastendpoints, Choice of the library. */
export function recordedLibrary({ files }: Pick<Manifest, "files">): LibraryId | undefined {
  const recorded = new Set([...files.values()].map(({ generator }) => generator));
  const found = Object.values(libraries).filter((library) => {
    const others = new Set(othersOf(library).flatMap(namesOf));
    return namesOf(library).some((name) => recorded.has(name) && !others.has(name));
  });
  return found.length === 1 ? found[0]?.id : undefined;
}

/** Lists the user's parts of endpoint classes that are written for another library, with what to write instead. Spec: fastendpoints, Change of the library. */
export function partsForOthers(
  library: EndpointLibrary,
  files: readonly PlannedFile[],
  host: Pick<Host, "folder" | "calls">,
  disk: ResolvingDisk,
): readonly HostNeed[] {
  const others = othersOf(library).flatMap(({ part }) => [part.hook, part.modifier]);
  const outdated = endpointTypes(files).filter((type) => others.some((word) => host.calls.has(`${type}.${word}`)));
  if (outdated.length === 0) return [];
  const sources = hostFiles(disk, host.folder);
  const texts = sources.sources("").map((file) => ({ file, text: sources.text(file) ?? "" }));
  return outdated.flatMap((type) => {
    const declaration = new RegExp(`\\bpartial\\s+class\\s+${type}\\b`);
    return texts
      .filter(({ text }) => declaration.test(text))
      .map(({ file }) => ({
        file,
        line: library.part.example(type),
        place: `instead of the part of ${type} that is there, which is for another endpoint library`,
        spot: undefined,
      }));
  });
}

function namesOf(library: EndpointLibrary): readonly string[] {
  return entityGenerators(library).map(({ name }) => name);
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
