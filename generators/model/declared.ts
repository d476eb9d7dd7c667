import type { Span } from "../diagnostics/diagnostic.ts";
import type { Evolution } from "./evolution.ts";
import type { DeclaredType } from "./type.ts";

/** A part of a model with a name and the words about it. */
export interface Described {
  readonly name: string;
  readonly doc: string | undefined;
}

/** A part of a model that can have had another name before. Spec: model-rules, Renames. */
export interface Renamed {
  /** The name before the rename, and its place. */
  readonly renamedFrom?: { readonly name: string; readonly span: Span };
}

/** A named C# type; `modules` extend its namespace. */
export interface Declared extends Described, Evolution, Renamed {
  readonly type: DeclaredType;
  readonly modules: readonly string[];
  /** The aggregate that it is declared in, if any. */
  readonly aggregate: string | undefined;
}
