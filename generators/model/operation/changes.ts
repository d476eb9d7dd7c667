import type { Expr } from "../expr.ts";
import type { DeclaredType } from "../type.ts";

/** The condition of an `if`, which is judged once, where it stands among the changes. */
export interface Condition {
  readonly value: Expr;
  /** The number of changes above it. */
  readonly at: number;
}

/** The side of an `if` on which a statement stands. Statements of one `if` share its condition. */
export interface Branch {
  readonly condition: Condition;
  readonly isElse: boolean;
}

/** `field -> value`. */
export interface Assignment {
  readonly field: string;
  readonly value: Expr;
}

/** `field += Child.factory(…)`. */
export interface ChildAddition {
  readonly kind: "add";
  readonly field: string;
  readonly child: DeclaredType;
  readonly factory: string;
  /** The value of each parameter of the factory; undefined for an optional one without argument and default. */
  readonly arguments: readonly (Expr | undefined)[];
  /** True if the child's identity is an argument, so that another child may have it already. */
  readonly isIdentityGiven: boolean;
}

/** `field -= identity`, or `field -= field.where(…)`. */
export interface ChildRemoval {
  readonly kind: "remove";
  readonly field: string;
  readonly child: DeclaredType;
  readonly chosen: Expr;
}

/** `field[identity].command(…)`, or `field[field.where(…)].command(…)`. */
export interface ChildCall {
  readonly kind: "call";
  readonly field: string;
  readonly child: DeclaredType;
  readonly chosen: Expr;
  readonly command: string;
  /** The value of each parameter of the command; undefined for an optional one without argument and default. */
  readonly arguments: readonly (Expr | undefined)[];
}

export type ChildChange = ChildAddition | ChildRemoval | ChildCall;

/** A change, and the branch that it stands on; undefined for one that is always made. */
export type Change<C> = C & { readonly branch: Branch | undefined };

/** A raised or published event with the given member values. */
export interface Emission {
  readonly event: DeclaredType;
  readonly branch: Branch | undefined;
  /** The condition behind the event, judged after all changes. */
  readonly when: Expr | undefined;
  readonly arguments: readonly { readonly name: string; readonly value: Expr }[];
}
