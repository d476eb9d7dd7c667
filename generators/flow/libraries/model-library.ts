import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Layer } from "../../emit/layer.ts";
import { modelLibraries } from "../../emit/rows/model-libraries/index.ts";
import { minimalModels } from "../../emit/rows/model-libraries/minimal.ts";
import type { ModelLibrary } from "../../emit/rows/model-libraries/model-library.ts";
import type { HostDefaults } from "../../entity/declaration.ts";
import { chosenLibrary, type LibraryFacts, libraryFaults } from "../../entity/endpoint-library.ts";
import type { LibraryId } from "../../entity/graft.ts";
import type { Manifest } from "../../files/manifest/manifest.ts";
import type { Host } from "../../host/host.ts";
import { type HostNeed, libraryNeedsOf } from "../../host/needs.ts";
import { webFaults } from "../../host/snapshot/read-web-host.ts";
import type { Model } from "../../model/ir.ts";
import { servedIn } from "../../model/operation/model-operation.ts";
import { recordedLibrary } from "./entity-library.ts";
import { outdatedParts } from "./outdated-parts.ts";
import { libraryOfRecord, namesOfOthers } from "./recorded-library.ts";

/** The sources of the decision on a library: the host, its configuration and its record. */
interface LibrarySources {
  readonly host: Host;
  readonly defaults: HostDefaults | undefined;
  readonly manifest: Pick<Manifest, "files">;
}

/** Returns the library of a model's endpoints: the stated one, else that of the models by record, then of the entities, then of the packages. Returns undefined without the api layer. Spec: fastendpoints, Choice of the library. */
export function libraryOfModels(layers: ReadonlySet<Layer>, sources: LibrarySources): LibraryId | undefined {
  return layers.has("api") ? chosenLibrary(sources.defaults?.library, factsOf(sources)) : undefined;
}

/** Returns the facts that decide where the configuration states no library for models. */
function factsOf({ host, manifest }: LibrarySources): LibraryFacts {
  const ofModels = libraryOfRecord(rowsOf, manifest);
  return { packages: host.packages, recordedLibrary: ofModels ?? recordedLibrary(manifest) };
}

function rowsOf(id: LibraryId) {
  return modelLibraries[id].generators;
}

/** The library of the endpoints in a host, and all that follows from the choice. */
interface EndpointsInHost {
  readonly library: ModelLibrary;
  /** The generators that only other libraries have. */
  readonly replaced: ReadonlySet<string>;
  readonly needs: readonly HostNeed[];
  readonly faults: readonly Diagnostic[];
}

/** Chooses the library of a model's endpoints, with its packages, calls and faults. Spec: fastendpoints, Choice of the library. */
export function endpointsIn(model: Model, layers: ReadonlySet<Layer>, sources: LibrarySources): EndpointsInHost {
  const id = libraryOfModels(layers, sources);
  if (id === undefined) return { library: minimalModels, replaced: new Set(), needs: [], faults: [] };
  const { host, defaults } = sources;
  const library = modelLibraries[id];
  const lacking = libraryNeedsOf(host, library.needs).map((need) => ({ ...need, group: "library" }));
  return {
    library,
    replaced: namesOfOthers(rowsOf, id),
    needs: [...lacking, ...partsForOthers(library, model, host), ...otherMappings(library, model, host)],
    faults: [...webFaults(host), ...libraryFaults(defaults?.library, factsOf(sources))],
  };
}

/** Lists the user's parts of endpoint classes that are written for another library, with what to write instead. Spec: fastendpoints, Change of the library. */
function partsForOthers({ id, parts: partsOf }: ModelLibrary, { contexts }: Model, host: Host): readonly HostNeed[] {
  const others = Object.values(modelLibraries).filter((other) => other.id !== id);
  const parts = contexts.flatMap((context) => {
    const [{ example } = { example: "" }] = partsOf(context);
    return others.flatMap((other) => other.parts(context)).map((part) => ({ ...part, example }));
  });
  return outdatedParts(parts, host);
}

/** Lists the calls that map contexts, which a library without them leaves over. Spec: fastendpoints, Change of the library. */
function otherMappings({ isMapped }: ModelLibrary, { contexts }: Model, { calls }: Host): readonly HostNeed[] {
  return contexts
    .filter((context) => !isMapped && servedIn(context).length > 0 && calls.has(`Map${context.name}Endpoints`))
    .map(({ name }) => ({
      file: "Program.cs",
      line: "app.MapFastEndpoints();",
      place: `instead of Map${name}Endpoints(), as FastEndpoints maps the endpoints of ${name} itself`,
      spot: undefined,
    }));
}
