import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { PlannedPlace } from "../emit/planned-file.ts";

/** Everything that a target makes of a model. */
export interface Emission<File extends PlannedPlace> {
  readonly planned: readonly File[];
  /** What keeps the target from being made of this model, or what its reader has to know. */
  readonly diagnostics: readonly Diagnostic[];
  readonly print: (file: File) => string;
  /** Whether files of a generator belong to the target: the others in the folder are not its business. */
  readonly judges: (generator: string) => boolean;
}
