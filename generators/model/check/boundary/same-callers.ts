import type { Behaviour, Scope } from "../../bind/symbols.ts";
import type { CallerClause } from "../../modifier-ast.ts";
import type { TransitionDecl } from "../../reaction-ast.ts";
import { statementsIn } from "../../statements-in.ts";
import type { OfCallers } from "../../storage/caller-rows.ts";

type Raised = Pick<TransitionDecl, "home" | "event">;

/** Returns the behaviours that raise one of some events. */
export function raisersOf(events: ReadonlySet<string>, { context }: Scope): readonly Behaviour[] {
  return context.behaviours.filter(({ decl: { statements } }) =>
    statementsIn(statements, "emit").some(({ event }) => events.has(event.text)),
  );
}

/** True if the rows that raise some events belong to callers as other rows do, by the same claims. Spec: model-rules, Rows of callers. */
export function belongsToSameCallers(rows: OfCallers, events: readonly Raised[], scope: Scope): boolean {
  if (events.some(({ home }) => home !== undefined)) return false;
  const raising = raisersOf(new Set(events.flatMap(({ event }) => event?.text ?? [])), scope);
  return (
    raising.length > 0 &&
    raising.every(
      ({ entity: { aggregate: raised } }) =>
        isSameClaim(raised?.tenant, rows.tenant) && isSameClaim(raised?.owner, rows.owner),
    )
  );
}

function isSameClaim(raised: CallerClause | undefined, wanted: CallerClause | undefined): boolean {
  return wanted === undefined || (raised !== undefined && raised.claim?.value === wanted.claim?.value);
}
