import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { claimantOf } from "../route/derive-route.ts";
import type { DocumentCheck } from "./document-check.ts";

/** Each behaviour can be served. Spec: decisions, 7, behaviours without a root or repository operation. */
export const unservedOperation: DocumentCheck = ({ entities, routes }) => {
  const roots = new Set(entities.filter(({ isRoot }) => isRoot).map(({ name }) => name));
  return routes
    .filter(({ isServed }) => !isServed)
    .map((route) => {
      const operation = route.kind === "command" ? "getById" : "add";
      const isRoot = route.entity !== undefined && roots.has(route.entity);
      const reason = isRoot ? `the repository has no \`${operation}\`` : "its entity is not the root of an aggregate";
      return report(catalogue.unservedOperation, { name: claimantOf(route), reason }, { span: route.span });
    });
};
