import type { LibraryId } from "../../../entity/graft.ts";
import type { LibraryNeeds } from "../../../host/needs.ts";
import type { Context } from "../../../model/ir.ts";
import type { ModelGenerator } from "../../model-generator.ts";

/** A partial class of endpoints that a user can add a part to. */
export interface ModelEndpointPart {
  readonly type: string;
  /** The words that tell a part for this library from one for another. */
  readonly words: readonly string[];
  /** A part with the hook. */
  readonly example: string;
}

/** Everything that the endpoints of models depend on in an endpoint library: a second library is a second object. */
export interface ModelLibrary {
  readonly id: LibraryId;
  /** The rows of the api layer. */
  readonly generators: readonly ModelGenerator[];
  /** Lists the classes of a context that users can add parts to. */
  readonly parts: (context: Context) => readonly ModelEndpointPart[];
  /** True if the host maps the endpoints of each context itself, with `Map<Context>Endpoints`. */
  readonly isMapped: boolean;
  /** The package and the calls without which a host serves no endpoint of the library. */
  readonly needs: Pick<LibraryNeeds, "packages" | "calls">;
}
