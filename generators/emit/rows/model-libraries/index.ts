import type { LibraryId } from "../../../entity/graft.ts";
import { fastEndpointsModels } from "./fastendpoints.ts";
import { minimalModels } from "./minimal.ts";
import type { ModelLibrary } from "./model-library.ts";

/** The endpoints of models in every library. Apart from those of entities, so that a graft of entities loads no code of models. */
export const modelLibraries: Readonly<Record<LibraryId, ModelLibrary>> = {
  minimal: minimalModels,
  fastendpoints: fastEndpointsModels,
};
