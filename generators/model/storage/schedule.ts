import type { Expr } from "../expr.ts";
import type { DurationUnit } from "../expression-ast.ts";

/** A command that runs on rows at certain times, or a factory that makes a root then. */
export interface Schedule {
  readonly name: string;
  readonly doc: string | undefined;
  readonly times: ScheduleTimes;
  readonly root: string;
  readonly kind: "command" | "factory";
  /** The name of the command or factory. */
  readonly behaviour: string;
  /** The rows that the command runs on, over their fields; undefined for all rows. */
  readonly condition: Expr | undefined;
  /** The identity of the new root; undefined if it needs none. */
  readonly identity: Expr | undefined;
  /** The value of each parameter, over the fields of the row; undefined for an optional one without argument and default. */
  readonly arguments: readonly (Expr | undefined)[];
}

/** The length of time between two runs, or the time of day in a zone. */
export type ScheduleTimes =
  | { readonly kind: "interval"; readonly amount: string; readonly unit: DurationUnit }
  | { readonly kind: "daily"; readonly time: string; readonly zone: string };

/** Returns the expressions of a schedule. */
export function expressionsOfSchedule({ condition, identity, arguments: values }: Schedule): readonly Expr[] {
  return [condition, identity, ...values].filter((value) => value !== undefined);
}
