import type { LibraryId } from "../../../entity/graft.ts";
import { fastEndpoints } from "./fastendpoints.ts";
import type { EndpointLibrary } from "./library.ts";
import { minimal } from "./minimal.ts";

/** Every endpoint library, by its name in `target.library`. */
export const libraries: Readonly<Record<LibraryId, EndpointLibrary>> = {
  minimal,
  fastendpoints: fastEndpoints,
};
