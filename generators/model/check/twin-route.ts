import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { gather } from "../items.ts";
import { frameworkKey } from "../route/framework-key.ts";
import type { ApiOperation } from "./api-operations.ts";
import type { Check } from "./check.ts";

/** No two routes are different here and equal for the web framework. Silent in spec, which compares letter for letter. Spec: decisions, 7. */
export const twinRoute: Check = ({ operations }) => {
  const holders = new Map<string, ApiOperation>();
  return gather(operations, (claimant) => {
    if (claimant.fault !== undefined) return [];
    const { verb, template } = claimant.route;
    const key = `${verb} ${frameworkKey(claimant.parts)}`;
    const holder = holders.get(key);
    if (holder === undefined) holders.set(key, claimant);
    // Equal routes are an error of their own.
    if (holder === undefined || holder.route.template === template) return [];
    const args = {
      verb,
      route: template,
      other: holder.route.template,
      claimant: claimant.title,
      holder: holder.title,
    };
    const at = ({ decl }: ApiOperation) => ({ ...decl.span, end: decl.name.end });
    return [
      report(catalogue.twinRoute, args, {
        span: at(claimant),
        notes: [{ message: `${holder.title} is here.`, span: at(holder) }],
      }),
    ];
  });
};
