import type { Evolution } from "./evolution.ts";
import type { DeclaredType } from "./type.ts";

/** A part of a model with a name and the words about it. */
export interface Described {
  readonly name: string;
  readonly doc: string | undefined;
}

/** A named C# type; `modules` extend its namespace. */
export interface Declared extends Described, Evolution {
  readonly type: DeclaredType;
  readonly modules: readonly string[];
  /** The aggregate that it is declared in, if any. */
  readonly aggregate: string | undefined;
}
