import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { declarationsOf } from "../../declarations.ts";
import { areChosenInStore, scheduledRowsOf } from "../../storage/scheduled-rows.ts";
import { storageOf } from "../../storage/storage.ts";
import type { ModelCheck } from "../check.ts";

/** Reports the conditions of schedules that no database computes. Spec: model-infrastructure, Schedules. */
export const scheduledRows: ModelCheck = (model) => {
  const stored = { storage: storageOf(model), declarations: declarationsOf(model) };
  return model.contexts
    .flatMap((context) => scheduledRowsOf(context, stored.declarations))
    .filter((rows) => !areChosenInStore(rows, stored))
    .map(({ schedule, root }) =>
      report(
        catalogue.scheduledRows,
        { schedule: schedule.name, entity: root.name },
        { hint: "Compare a field with a value: `dueAt < now - 3 days` in place of `dueAt + 3 days < now`." },
      ),
    );
};
