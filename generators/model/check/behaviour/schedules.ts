import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { policyBehaviourOf, policyTargetOf } from "../../bind/policies.ts";
import type { ScheduleDecl } from "../../reaction-ast.ts";
import { belongsToCallers } from "../../storage/caller-rows.ts";
import { isTimeOfDay, ticksOf } from "../../typing/calendar.ts";
import type { Check, CheckedContext } from "../check.ts";
import { clashingNames } from "../clashes.ts";
import { callFaults, reachFaults } from "./policies.ts";

/** Checks that a schedule has a unique name, times that exist, and a command or factory that it can call. Spec: model-rules, Schedules. */
export const schedules: Check = (checked) => {
  const decls = checked.scope.context.schedules;
  return [
    ...clashingNames(decls, (name, at) => report(catalogue.duplicateSchedule, { name }, at)),
    ...decls.flatMap((schedule) => [
      ...timesFaults(schedule),
      ...callFaults(schedule, checked.scope),
      ...targetFaults(schedule, checked),
    ]),
  ];
};

// An area and a place in it: `Europe/Zurich`. The host knows those that exist.
const zoneForm = /^(?:UTC|[A-Z]\w+(?:\/[A-Z][\w+-]*)+)$/;

function timesFaults({ name, interval, time, zone }: ScheduleDecl): readonly Diagnostic[] {
  const refused = (reason: string, { span }: Pick<ScheduleDecl, "span">, hint?: string) => [
    report(catalogue.scheduleTimes, { schedule: name.text, reason }, { span, hint }),
  ];
  if (interval !== undefined) {
    const isLong = (ticksOf(interval.amount, interval.unit) ?? 0n) > 0n;
    return isLong ? [] : refused(`\`${interval.amount} ${interval.unit}\` is no time between two runs`, interval);
  }
  return [
    ...(time === undefined || isTimeOfDay(time.text) ? [] : refused(`there is no time of day \`${time.text}\``, time)),
    ...(zone === undefined || zoneForm.test(zone.value)
      ? []
      : refused(`\`${zone.value}\` is no name of a time zone`, zone, zoneHint)),
  ];
}

const zoneHint = "Write an area and a place, as in `Europe/Zurich`; without `in`, the time is in UTC.";

function targetFaults(schedule: ScheduleDecl, { scope, callers, seekers }: CheckedContext): readonly Diagnostic[] {
  const entity = policyTargetOf(schedule, scope);
  const called = entity && policyBehaviourOf(schedule, entity);
  if (entity === undefined || called === undefined) return [];
  const { condition, behaviour, target } = schedule;
  const names = { schedule: schedule.name.text, called: called.name.text, entity: entity.decl.name.text };
  const asCaller = (reason: string, span: typeof target) => [
    report(catalogue.scheduleAsCaller, { ...names, reason }, { span }),
  ];
  return [
    ...reachFaults(schedule, called, entity),
    ...(condition !== undefined && called.kind === "factory"
      ? [report(catalogue.scheduleCondition, names, { span: condition.span })]
      : []),
    ...(callers.has(called) || seekers.has(called) ? asCaller("it depends on who calls", behaviour) : []),
    ...(entity.aggregate !== undefined && belongsToCallers(entity.aggregate)
      ? asCaller("its rows belong to callers", target)
      : []),
  ];
}
