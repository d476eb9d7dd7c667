import type { Described } from "../declared.ts";
import type { Expr } from "../expr.ts";
import type { DeclaredType, Type } from "../type.ts";

/** The way from an event that starts something to its end, step by step, over events of several aggregates. */
export interface Process extends Described {
  /** The identity that each of its events names. */
  readonly key: DeclaredType;
  /** The union of its steps and its end. */
  readonly type: DeclaredType;
  readonly steps: readonly Step[];
  /** The transitions that start it, then those of each step. */
  readonly transitions: readonly Transition[];
}

/** A step, and what the process keeps while it is there. */
export interface Step extends Described {
  readonly kept: readonly { readonly name: string; readonly type: Type }[];
}

/** The name of the case at which a process ends. */
export const lastStep = "Done";

/** The way from one step to the next. Its expressions are over the fields of its event, or over the `key` of a timeout; parameters are what the step keeps. */
export interface Transition {
  /** Undefined for one that starts the process. */
  readonly step: string | undefined;
  readonly cause: TransitionCause;
  readonly next: string;
  /** The value of each parameter of the next step; undefined for an optional one without argument. */
  readonly kept: readonly (Expr | undefined)[];
  readonly calls: readonly ProcessCall[];
}

/** An event, with the field that has the key, or the time that the process is in the step at most. */
export type TransitionCause =
  | { readonly kind: "event"; readonly event: DeclaredType; readonly field: string }
  | { readonly kind: "timeout"; readonly wait: Expr };

/** A call of a command or a factory. */
export interface ProcessCall {
  /** The name of the process. */
  readonly name: string;
  readonly root: string;
  readonly kind: "command" | "factory";
  /** The name of the command or factory. */
  readonly behaviour: string;
  /** The identity of the root; undefined for a new one that needs none. */
  readonly identity: Expr | undefined;
  /** The value of each parameter; undefined for an optional one without argument and default. */
  readonly arguments: readonly (Expr | undefined)[];
  /** True if it reaches rows that belong to callers. */
  readonly isForCallers: boolean;
}

/** Returns the whole expressions of a process. */
export function expressionsOfProcess({ transitions }: Process): readonly Expr[] {
  return transitions.flatMap((one) => [
    ...(one.cause.kind === "timeout" ? [one.cause.wait] : []),
    ...expressionsOfTransition(one),
  ]);
}

/** Returns the expressions of a transition that are computed when it happens. */
export function expressionsOfTransition({ kept, calls }: Transition): readonly Expr[] {
  const given = calls.flatMap(({ identity, arguments: values }) => [identity, ...values]);
  return [...kept, ...given].filter((value) => value !== undefined);
}
