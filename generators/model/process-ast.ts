import type { ParameterDecl } from "./ast.ts";
import type { Documented, Missing, Name, Node } from "./ast-node.ts";
import type { CallClause, Expression, NamedArgument } from "./expression-ast.ts";

/** `process Name by key: Identity { … }`: what follows events of several aggregates, step by step. */
export interface ProcessDecl extends Documented {
  readonly kind: "process";
  readonly key: ParameterDecl;
  readonly items: readonly (StepDecl | TransitionDecl | Missing)[];
}

/** `step Name(kept: Type) { … }`, with what the process keeps while it is there. */
export interface StepDecl extends Documented {
  readonly kind: "step";
  readonly parameters: readonly ParameterDecl[];
  readonly items: readonly (TransitionDecl | Missing)[];
}

/** `on Event(field) then Next(…) { … }`, or `after wait then Next(…) { … }`. */
export interface TransitionDecl extends Node {
  readonly kind: "transition";
  /** True behind `starts`. */
  readonly isStart: boolean;
  readonly event: Name | undefined;
  /** The field of the event that has the key. */
  readonly field: Name | undefined;
  readonly wait: Expression | undefined;
  /** The next step; undefined for `done`. */
  readonly next: Name | undefined;
  readonly arguments: readonly NamedArgument[];
  /** Undefined without braces. */
  readonly calls: readonly (ProcessCallDecl | Missing)[] | undefined;
}

/** `Target.behaviour(…)` in a transition. */
export interface ProcessCallDecl extends Node, CallClause {
  readonly kind: "processCall";
}
