import type { Declared, Member } from "./ir.ts";
import type { DeclaredType } from "./type.ts";

/** A value that is one of some cases. */
export interface Union extends Declared {
  readonly cases: readonly UnionCase[];
}

export interface UnionCase extends Declared {
  readonly union: DeclaredType;
  readonly members: readonly Member[];
}
