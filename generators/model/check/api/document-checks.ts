import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { isSchemeName, roleOf } from "../../../http/access.ts";
import { documentPathOf } from "../../../http/route-template.ts";
import { type ModelOperation, titleOf } from "../../operation/model-operation.ts";
import type { LoweredCheck } from "../check.ts";

/** Reports operations with one verb and, with their tokens bare, one path. Spec: openapi, Document warnings. */
export const sameDocumentPath: LoweredCheck = ({ operations }) => {
  const holders = new Map<string, ModelOperation>();
  return operations.flatMap((claimant) => {
    const { verb } = claimant;
    const path = documentPathOf(claimant.route);
    const holder = holders.get(`${verb} ${path}`);
    if (holder === undefined) holders.set(`${verb} ${path}`, claimant);
    return holder === undefined
      ? []
      : [report(catalogue.sameDocumentPath, { verb, path, ...titlesOf(claimant, holder) }, placesOf(claimant, holder))];
  });
};

/** Reports paths that differ in the names of their tokens only. Spec: openapi, Document warnings. */
export const twinDocumentPath: LoweredCheck = ({ operations }) => {
  const holders = new Map<string, ModelOperation>();
  const seen = new Set<string>();
  return operations.flatMap((claimant) => {
    const path = documentPathOf(claimant.route);
    const key = path.replace(/\{[^}]*\}/g, "{}");
    const holder = holders.get(key);
    if (holder === undefined) holders.set(key, claimant);
    const isKnown = seen.has(path);
    seen.add(path);
    if (isKnown || holder === undefined) return [];
    const args = { path, other: documentPathOf(holder.route), ...titlesOf(claimant, holder) };
    return [report(catalogue.twinDocumentPath, args, placesOf(claimant, holder))];
  });
};

/** Reports paths but the root that end in a slash. Spec: openapi, Document warnings. */
export const trailingSlash: LoweredCheck = ({ operations }) =>
  operations
    .filter(({ route }) => route.text !== "/" && documentPathOf(route).endsWith("/"))
    .map((operation) => {
      const args = { path: operation.route.text, name: titleOf(operation) };
      return report(catalogue.trailingSlash, args, { span: operation.span });
    });

/** Reports roles that cannot name a security scheme. Spec: openapi, Document warnings. */
export const roleWithoutScheme: LoweredCheck = ({ operations }) =>
  operations.flatMap((operation) => {
    const role = roleOf(operation);
    if (role === undefined || isSchemeName(role)) return [];
    const { access: origin } = operation.origins;
    const span = origin.kind === "annotation" ? origin.span : operation.span;
    return [report(catalogue.roleWithoutScheme, { role }, { span })];
  });

/** Reports behaviours that nothing can serve. Spec: openapi, Document warnings. */
export const unservedOperation: LoweredCheck = ({ entities, operations }) => {
  const roots = new Set(entities.filter(({ isRoot }) => isRoot).map(({ name }) => name));
  return operations
    .filter(({ isServed }) => !isServed)
    .map((operation) => {
      const needed = operation.kind === "command" ? "getById" : "add";
      const isRoot = operation.entity !== undefined && roots.has(operation.entity);
      const reason = isRoot ? `the repository has no \`${needed}\`` : "its entity is not the root of an aggregate";
      return report(catalogue.unservedOperation, { name: titleOf(operation), reason }, { span: operation.span });
    });
};

function titlesOf(claimant: ModelOperation, holder: ModelOperation) {
  return { claimant: titleOf(claimant), holder: titleOf(holder) };
}

function placesOf({ span }: ModelOperation, holder: ModelOperation) {
  return { span, notes: [{ message: `${titleOf(holder)} is here.`, span: holder.span }] };
}
