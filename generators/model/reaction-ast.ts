import type { Documented, Missing, Name, Node } from "./ast-node.ts";
import type { CallClause, Expression, NamedArgument } from "./expression-ast.ts";
import type { Times } from "./modifier-ast.ts";

/** `Event`, or `Context.Event` for an integration event of another context. */
export interface Cause {
  /** The other context; undefined for an event of the own one. */
  readonly home: Name | undefined;
  readonly event: Name;
}

/** `policy Name when Event after wait then Target.behaviour(…)`: a command or a factory. */
export interface PolicyDecl extends Documented, Cause, CallClause {
  readonly kind: "policy";
  readonly wait: Expression | undefined;
}

/** `schedule Name every times then Target.behaviour(…) where condition`: a command on rows, or a factory. */
export interface ScheduleDecl extends Documented, Times, CallClause {
  readonly kind: "schedule";
  readonly condition: Expression | undefined;
}

/** `on Event(field) then Next(…) { … }`, or `after wait then Next(…) { … }`. */
export interface TransitionDecl extends Node {
  readonly kind: "transition";
  /** True behind `starts`. */
  readonly isStart: boolean;
  readonly home: Name | undefined;
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
