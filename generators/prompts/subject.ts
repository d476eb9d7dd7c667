import type { Declared } from "../entity/declaration.ts";
import type { TargetShape } from "../entity/entity-file.ts";
import type { Host } from "../host/host.ts";
import type { InputFile } from "../source/decode-text.ts";

/** The entity file that is added to. */
export interface ChosenFile {
  /** From the host folder, as the manifest records it. */
  readonly path: string;
  /** Undefined for a file that will be new. */
  readonly bytes: Uint8Array | undefined;
  /** Where the schema is, from a new file. */
  readonly schema: string;
  /** What a new file says of where the code goes. */
  readonly target: TargetShape | undefined;
}

/** All that questions are about: the host, every entity file that serves it, and the one that is added to. */
export interface Subject {
  readonly host: Host;
  /** As they lie on the disk, the chosen one among them where it exists. */
  readonly inputs: readonly InputFile[];
  readonly declared: Declared;
  readonly file: ChosenFile;
}
