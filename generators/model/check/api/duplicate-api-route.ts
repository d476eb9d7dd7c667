import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { verbAndRoute } from "../../../http/operation.ts";
import { conventionOf } from "../../operation/declare-operations.ts";
import { type ModelOperation, titleOf } from "../../operation/model-operation.ts";
import type { Check } from "../check.ts";

/** No two operations of a context have the same verb and, letter for letter, the same route. Spec: model-http, Route collisions. */
export const duplicateApiRoute: Check = ({ operations }) => {
  const holders = new Map<string, ModelOperation>();
  return operations.flatMap(({ operation: claimant }) => {
    const key = verbAndRoute(claimant);
    const holder = holders.get(key);
    if (holder !== undefined) return areNamesakes(claimant, holder) ? [] : [collision(claimant, holder)];
    holders.set(key, claimant);
    return [];
  });
};

// Two of one name on one entity are a mistake of their own, and their routes only follow from it.
function areNamesakes(one: ModelOperation, other: ModelOperation): boolean {
  const areFromNames = [one, other].every(({ origins }) => origins.route.kind === "convention");
  return areFromNames && one.entity === other.entity && one.name.toLowerCase() === other.name.toLowerCase();
}

function collision(claimant: ModelOperation, holder: ModelOperation): Diagnostic {
  const { verb, route, span } = claimant;
  const args = { verb, route: route.text, claimant: titleOf(claimant), holder: titleOf(holder) };
  const notes = [{ message: `${titleOf(holder)} has the route first, here.`, span: holder.span }];
  return report(catalogue.duplicateApiRoute, args, { span, notes, hint: hintFor(claimant, holder) });
}

function hintFor(claimant: ModelOperation, holder: ModelOperation): string | undefined {
  const isFactory = (one: ModelOperation) => one.kind === "factory" && isConventional(one);
  if (!isFactory(claimant)) return undefined;
  if (isFactory(holder))
    return "Give one of the two factories its own `@route` or verb, or rename one factory or one entity.";
  const own = `Give ${titleOf(claimant)} its own \`@route\` or verb`;
  return isConventional(holder) ? `${own}.` : `${own}, or move the annotation on ${titleOf(holder)}.`;
}

/** True if verb and route are the convention's, which an annotation may repeat. Spec: model-http, Route collisions. */
function isConventional(operation: ModelOperation): boolean {
  const { verb, route } = conventionOf(operation);
  return operation.verb === verb && operation.route.text === route;
}
