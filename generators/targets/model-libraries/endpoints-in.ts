import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Layer } from "../../emit/model-generator.ts";
import type { HostDefaults } from "../../entity/declaration.ts";
import { chosenLibrary, libraryFaults } from "../../entity/endpoint-library.ts";
import type { ResolvingDisk } from "../../files/disk.ts";
import type { Manifest } from "../../files/manifest.ts";
import type { Host } from "../../host/host.ts";
import { type HostNeed, libraryNeedsOf } from "../../host/needs.ts";
import { webFaults } from "../../host/read-web-host.ts";
import { atRestoredVersions } from "../../host/restored-versions.ts";
import type { Model } from "../../model/ir.ts";
import { libraryOfRecord, type NamesByLibrary, namesOfOthers } from "../libraries/names-by-library.ts";
import { recordedLibrary } from "../libraries/other-libraries.ts";
import { modelLibraries } from "./index.ts";
import { leftByOtherLibraries } from "./left-by-other-libraries.ts";
import { minimalModels } from "./minimal.ts";
import type { ModelLibrary } from "./model-library.ts";

/** The library of the endpoints in a host, and all that follows from the choice. */
interface EndpointsInHost {
  readonly library: ModelLibrary;
  /** The generators that only other libraries have. */
  readonly replaced: ReadonlySet<string>;
  readonly needs: readonly HostNeed[];
  readonly faults: readonly Diagnostic[];
}

interface Surroundings {
  readonly host: Host;
  readonly defaults: HostDefaults | undefined;
  readonly manifest: Manifest;
  readonly disk: ResolvingDisk;
}

/** Chooses the library of a model's endpoints: the stated one, else that of the models by record, then of the entities, then of the packages. Spec: fastendpoints, Choice of the library. */
export function endpointsIn(
  model: Model,
  layers: ReadonlySet<Layer>,
  { host, defaults, manifest, disk }: Surroundings,
): EndpointsInHost {
  if (!layers.has("api")) return { library: minimalModels, replaced: new Set(), needs: [], faults: [] };
  const names = namesByLibrary();
  const facts = {
    packages: host.packages,
    recordedLibrary: libraryOfRecord(names, manifest) ?? recordedLibrary(manifest),
  };
  const library = modelLibraries[chosenLibrary(defaults?.library, facts)];
  const { packages, calls } = library.needs;
  const lacking = libraryNeedsOf(host, { packages: atRestoredVersions(packages, host, disk), calls });
  return {
    library,
    replaced: namesOfOthers(names, library.id),
    needs: [
      ...lacking.map((need) => ({ ...need, group: "library" })),
      ...leftByOtherLibraries(library, model, host, disk),
    ],
    faults: [...webFaults(disk, host), ...libraryFaults(defaults?.library, facts)],
  };
}

function namesByLibrary(): NamesByLibrary {
  const all = Object.values(modelLibraries);
  return new Map(all.map(({ id, generators }) => [id, new Set(generators.map(({ name }) => name))]));
}
