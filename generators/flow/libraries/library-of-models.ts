import type { Layer } from "../../emit/layer.ts";
import { namesInManifests } from "../../emit/row.ts";
import { modelLibraries } from "../../emit/rows/model-libraries/index.ts";
import type { HostDefaults } from "../../entity/declaration.ts";
import { chosenLibrary, type LibraryFacts } from "../../entity/endpoint-library.ts";
import type { LibraryId } from "../../entity/entity.ts";
import type { Manifest } from "../../files/manifest/manifest.ts";
import type { Host } from "../../host/host.ts";
import { libraryOfRecord, type NamesByLibrary } from "./names-by-library.ts";
import { recordedLibrary } from "./other-libraries.ts";

/** The sources of the decision on a library: the host, its configuration and its record. */
export interface LibrarySources {
  readonly host: Pick<Host, "packages">;
  readonly defaults: HostDefaults | undefined;
  readonly manifest: Pick<Manifest, "files">;
}

/** Returns the library of a model's endpoints: the stated one, else that of the models by record, then of the entities, then of the packages. Returns undefined without the api layer. Spec: fastendpoints, Choice of the library. */
export function libraryOfModels(layers: ReadonlySet<Layer>, sources: LibrarySources): LibraryId | undefined {
  return layers.has("api") ? chosenLibrary(sources.defaults?.library, modelLibraryFacts(sources)) : undefined;
}

/** Returns the facts that decide where the configuration states no library for models. */
export function modelLibraryFacts({ host, manifest }: Omit<LibrarySources, "defaults">): LibraryFacts {
  const ofModels = libraryOfRecord(modelGeneratorNames(), manifest);
  return { packages: host.packages, recordedLibrary: ofModels ?? recordedLibrary(manifest) };
}

/** Returns the names of the generators that each library brings to the api layer. */
export function modelGeneratorNames(): NamesByLibrary {
  const all = Object.values(modelLibraries);
  return new Map(all.map(({ id, generators }) => [id, namesInManifests(generators)]));
}
