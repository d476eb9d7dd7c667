import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { gather } from "../items.ts";
import { isConventional } from "../route/derive-route.ts";
import type { ApiOperation } from "./api-operations.ts";
import type { Check } from "./check.ts";

/** No two operations of a context have the same verb and, letter for letter, the same route. Spec: model, Route collision rule. */
export const duplicateApiRoute: Check = ({ operations }) => {
  const holders = new Map<string, ApiOperation>();
  return gather(operations, (claimant) => {
    const key = `${claimant.route.verb} ${claimant.route.template}`;
    const holder = holders.get(key);
    if (holder !== undefined) return areNamesakes(claimant, holder) ? [] : [collision(claimant, holder)];
    holders.set(key, claimant);
    return [];
  });
};

// Two of one name on one entity are a mistake of their own, and their routes only follow from it.
function areNamesakes({ route: one }: ApiOperation, { route: other }: ApiOperation): boolean {
  const areFromNames = [one, other].every(({ origins }) => origins.template.kind === "convention");
  return areFromNames && one.entity === other.entity && one.name.toLowerCase() === other.name.toLowerCase();
}

function collision(claimant: ApiOperation, holder: ApiOperation): Diagnostic {
  const { verb, template } = claimant.route;
  const args = { verb, route: template, claimant: claimant.title, holder: holder.title };
  const notes = [{ message: `${holder.title} has the route first, here.`, span: holder.decl.span }];
  return report(catalogue.duplicateApiRoute, args, {
    // At the declaration, which begins at its first annotation; its body would fill the frame.
    span: { ...claimant.decl.span, end: claimant.decl.name.end },
    notes,
    hint: hintFor(claimant, holder),
  });
}

function hintFor(claimant: ApiOperation, holder: ApiOperation): string | undefined {
  const isFactory = ({ route }: ApiOperation) => route.kind === "factory" && isConventional(route);
  if (!isFactory(claimant)) return undefined;
  if (isFactory(holder))
    return "Give one of the two factories its own `@route` or verb, or rename one factory or one entity.";
  const own = `Give ${claimant.title} its own \`@route\` or verb`;
  return isConventional(holder.route) ? `${own}.` : `${own}, or move the annotation on ${holder.title}.`;
}
