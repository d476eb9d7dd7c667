import { scheduleClass } from "../../../../model/emitted-names.ts";
import { type ScheduledRows, scheduledRowsOf } from "../../../../model/storage/scheduled-rows.ts";
import { camelCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { declaredType, extensionMethod, typeName } from "../../names.ts";
import { scheduledRun } from "../application/policy-view.ts";
import { repositoryProperty } from "../application/repository-views.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { identityOf } from "./row-identity.ts";

/** Returns the words that register the schedules of a context, each with the statement that finds its runs. */
export function scheduleWords(place: ModelPlace) {
  const { context, facts } = place;
  const rows = new Map(scheduledRowsOf(context, facts.declarations).map((one) => [one.schedule, one]));
  return context.schedules.map((schedule) => {
    const chosen = rows.get(schedule);
    return {
      store: `${context.name}Store`,
      run: chosen === undefined ? typeName("ScheduledRun") : scheduledRun(schedule, chosen.root),
      schedule: scheduleClass(schedule.name),
      ...(chosen === undefined ? once() : rowsWords(chosen, place)),
    };
  });
}

function once() {
  const runs = `${typeName("List")}<${typeName("ScheduledRun")}>`;
  return { start: `static (_, now, _) => ${typeName("Task")}.FromResult<${runs}>([new(now)]));`, calls: [] };
}

function rowsWords({ schedule, root, condition }: ScheduledRows, { facts, spelled }: ModelPlace) {
  const taken = ["store", "now", "ct", "services"];
  const row = freshIdentifier(camelCaseOf(root.name), new Set(taken));
  const at: ExpressionPlace = {
    ...{ facts, spelled, isTree: true, receiver: `${row}.`, now: "now" },
    subject: `nameof(${declaredType(root.type)})`,
    names: new Set([...taken, row]),
  };
  const where =
    condition === undefined ? [] : [`.${extensionMethod("Where")}(${row} => ${csharpExpression(condition, at)})`];
  const run = `new ${scheduledRun(schedule, root)}(now, ${identityOf(root, row)})`;
  return {
    start: `static (store, now, ct) => store.${repositoryProperty(root.name)}`,
    calls: [...where, `.${extensionMethod("Select")}(${row} => ${run})`, `.${extensionMethod("ToListAsync")}(ct));`],
  };
}
