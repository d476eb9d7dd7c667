import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Check } from "./check.ts";
import { clashesOf } from "./clashes.ts";

/** Checks that entity names differ in more than letter case and that each entity is declared in one file. Spec: decisions, 3. */
export const sameEntityName: Check = ({ entities }) =>
  clashesOf(entities, ({ name }) => name.value.toLowerCase()).map(({ first, second }) => {
    const place = { span: second.name.span, notes: [{ message: "The other one is here.", span: first.name.span }] };
    return first.name.value === second.name.value
      ? report(catalogue.entityInTwoFiles, { entity: second.name.value }, place)
      : report(catalogue.sameEntityName, { name: second.name.value, other: first.name.value }, place);
  });
