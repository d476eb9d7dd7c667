import type { Declared } from "../entity/declaration.ts";
import type { TargetShape } from "../entity/entity-file.ts";
import type { Host } from "../host/host.ts";
import type { InputFile } from "../source/decode-text.ts";

/** The entity file to add to. */
export interface ChosenFile {
  /** The path from the host folder, as the manifest records it. */
  readonly path: string;
  /** Undefined for a new file. */
  readonly bytes: Uint8Array | undefined;
  /** The path of the schema from a new file. */
  readonly schema: string;
  /** The target of a new file. */
  readonly target: TargetShape | undefined;
}

/** The subject of the questions: the host, its entity files, and the file to add to. */
export interface Subject {
  readonly host: Host;
  /** The files as read, including the chosen one if it exists. */
  readonly inputs: readonly InputFile[];
  readonly declared: Declared;
  readonly file: ChosenFile;
}
