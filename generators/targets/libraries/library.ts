import type { LibraryWords } from "../../emit/csharp/http-words.ts";
import type { Generator } from "../../emit/generator.ts";
import type { ModelGenerator } from "../../emit/model-generator.ts";
import type { LibraryId } from "../../entity/entity.ts";
import type { PackageNeed } from "../../host/needs.ts";

/** Everything that depends on the endpoint library: a second library is a second object. */
export interface EndpointLibrary {
  readonly id: LibraryId;
  /** The folders below `templates/` that hold its endpoints. */
  readonly templates: { readonly entity: string; readonly model: string };
  readonly words: LibraryWords;
  /** The endpoints of entity files, and the files that only they need. */
  readonly entityGenerators: readonly Generator[];
  /** The api layer of models. */
  readonly modelGenerators: readonly ModelGenerator[];
  /** The packages that emitted endpoints refer to, and that a host may lack. */
  readonly packages: readonly PackageNeed[];
}
