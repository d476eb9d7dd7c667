import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Layer } from "../../emit/layer.ts";
import { modelLibraries } from "../../emit/rows/model-libraries/index.ts";
import { minimalModels } from "../../emit/rows/model-libraries/minimal.ts";
import type { ModelLibrary } from "../../emit/rows/model-libraries/model-library.ts";
import { libraryFaults } from "../../entity/endpoint-library.ts";
import type { Host } from "../../host/host.ts";
import { type HostNeed, libraryNeedsOf } from "../../host/needs.ts";
import { webFaults } from "../../host/snapshot/read-web-host.ts";
import type { Model } from "../../model/ir.ts";
import { leftByOtherLibraries } from "./left-by-other-libraries.ts";
import { type LibrarySources, libraryOfModels, modelGeneratorNames, modelLibraryFacts } from "./library-of-models.ts";
import { namesOfOthers } from "./names-by-library.ts";

/** The library of the endpoints in a host, and all that follows from the choice. */
interface EndpointsInHost {
  readonly library: ModelLibrary;
  /** The generators that only other libraries have. */
  readonly replaced: ReadonlySet<string>;
  readonly needs: readonly HostNeed[];
  readonly faults: readonly Diagnostic[];
}

interface Surroundings extends LibrarySources {
  readonly host: Host;
}

/** Chooses the library of a model's endpoints, with its packages, calls and faults. Spec: fastendpoints, Choice of the library. */
export function endpointsIn(model: Model, layers: ReadonlySet<Layer>, surroundings: Surroundings): EndpointsInHost {
  const id = libraryOfModels(layers, surroundings);
  if (id === undefined) return { library: minimalModels, replaced: new Set(), needs: [], faults: [] };
  const { host, defaults } = surroundings;
  const library = modelLibraries[id];
  const lacking = libraryNeedsOf(host, library.needs);
  return {
    library,
    replaced: namesOfOthers(modelGeneratorNames(), library.id),
    needs: [...lacking.map((need) => ({ ...need, group: "library" })), ...leftByOtherLibraries(library, model, host)],
    faults: [...webFaults(host), ...libraryFaults(defaults?.library, modelLibraryFacts(surroundings))],
  };
}
