import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { frameworkKey } from "../../../http/route-template.ts";
import { type ModelOperation, titleOf } from "../../operation/model-operation.ts";
import type { Check } from "../check.ts";

/** Reports routes that differ here and are equal for the web framework. The specification compares letter by letter. Spec: model-http, Twin routes. */
export const twinRoute: Check = ({ operations }) => {
  const holders = new Map<string, ModelOperation>();
  return operations.flatMap(({ operation: claimant, fault }) => {
    if (fault !== undefined) return [];
    const { verb, route, span } = claimant;
    const key = `${verb} ${frameworkKey(route)}`;
    const holder = holders.get(key);
    if (holder === undefined) holders.set(key, claimant);
    // Equal routes are an error of their own.
    if (holder === undefined || holder.route.text === route.text) return [];
    const names = { claimant: titleOf(claimant), holder: titleOf(holder) };
    const args = { verb, route: route.text, other: holder.route.text, ...names };
    return [
      report(catalogue.twinRoute, args, { span, notes: [{ message: `${names.holder} is here.`, span: holder.span }] }),
    ];
  });
};
