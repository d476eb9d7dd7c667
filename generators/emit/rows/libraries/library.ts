import type { LibraryId } from "../../../entity/graft.ts";
import type { LibraryNeeds } from "../../../host/needs.ts";
import type { LibraryWords } from "../../csharp/http-words.ts";
import type { Generator } from "../../generator.ts";

/** The form that the user's parts of endpoint classes have. */
export interface EndpointPart {
  /** The hook, which no other library calls so. */
  readonly hook: string;
  /** The modifier of the classes. Another library's classes cannot have it. */
  readonly modifier: "static" | "sealed";
  /** Returns a part with the hook. */
  readonly example: (type: string) => string;
}

/** Everything that depends on the endpoint library: a second library is a second object. */
export interface EndpointLibrary {
  readonly id: LibraryId;
  /** The folder below `templates/` that holds its endpoints. */
  readonly folder: string;
  readonly words: LibraryWords;
  /** The types of the library that a `global using` of the host brings into every file, but those that templates mention. */
  readonly typeNames: ReadonlySet<string>;
  /** The part of an endpoint class that a user writes. */
  readonly part: EndpointPart;
  /** The endpoints of entity files, and the files that only they need. */
  readonly entityGenerators: readonly Generator[];
  readonly needs: LibraryNeeds;
}
