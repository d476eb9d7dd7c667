import type { LibraryWords } from "../../emit/csharp/http-words.ts";
import type { Generator } from "../../emit/generator.ts";
import type { ModelGenerator } from "../../emit/model-generator.ts";
import type { LibraryId } from "../../entity/entity.ts";
import type { LibraryNeeds } from "../../host/needs.ts";

/** Everything that depends on the endpoint library: a second library is a second object. */
export interface EndpointLibrary {
  readonly id: LibraryId;
  /** The folders below `templates/` that hold its endpoints. */
  readonly templates: { readonly entity: string; readonly model: string };
  readonly words: LibraryWords;
  /** The types of the library that a `global using` of the host brings into every file, but those that templates mention. */
  readonly typeNames: ReadonlySet<string>;
  /** The endpoints of entity files, and the files that only they need. */
  readonly entityGenerators: readonly Generator[];
  /** The api layer of models. */
  readonly modelGenerators: readonly ModelGenerator[];
  readonly needs: LibraryNeeds;
}
