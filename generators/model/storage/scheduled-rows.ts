import type { Declarations } from "../declarations.ts";
import { type Expr, mapExpr, someExpr } from "../expr.ts";
import { canFail } from "../fallible.ts";
import { inlineExpr } from "../inline-expr.ts";
import type { Context, Entity } from "../ir.ts";
import { isAnswerable } from "./computable.ts";
import type { Schedule } from "./schedule.ts";
import type { Storage } from "./storage.ts";

/** The rows that the command of a schedule runs on. */
export interface ScheduledRows {
  readonly schedule: Schedule;
  readonly root: Entity;
  /** The condition over stored state; undefined for all rows. */
  readonly condition: Expr | undefined;
}

/** Returns the rows of each schedule that calls a command. */
export function scheduledRowsOf(
  { schedules, entities }: Context,
  declarations: Declarations,
): readonly ScheduledRows[] {
  return schedules
    .filter(({ kind }) => kind === "command")
    .flatMap((schedule) => {
      const root = entities.find(({ name }) => name === schedule.root);
      const condition = root && schedule.condition && inlineExpr(schedule.condition, root.type, declarations);
      return root === undefined ? [] : [{ schedule, root, condition }];
    });
}

/** True for rows that one statement chooses. Spec: model-infrastructure, Schedules. */
export function areChosenInStore(
  { root, condition }: ScheduledRows,
  stored: { readonly storage: Storage; readonly declarations: Declarations },
): boolean {
  if (condition === undefined) return true;
  const asked = withGiven(condition);
  return !canFail(asked) && isAnswerable(asked, { ...stored, source: root.type, locals: new Map() });
}

// Values that the time alone decides come with the statement, as literals would.
function withGiven(expr: Expr): Expr {
  const isGiven = someExpr(expr, ({ kind }) => kind === "now") && !someExpr(expr, ({ kind }) => ofRow.has(kind));
  return isGiven ? { kind: "string", value: "", type: expr.type } : mapExpr(expr, withGiven);
}

const ofRow: ReadonlySet<Expr["kind"]> = new Set(["field", "identity", "identityOf", "local", "satisfies"]);
