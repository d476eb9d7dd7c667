import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { sortDiagnostics } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { isSchemeName, roleOf } from "../../http/access.ts";
import { documentPathOf } from "../../http/route-template.ts";
import type { Context, Model } from "../ir.ts";
import { type ModelOperation, titleOf } from "../operation/model-operation.ts";

/** A rule of the OpenAPI document of a context. A context that breaks it is right as a model. */
type DocumentCheck = (context: Context) => readonly Diagnostic[];

/** Reports operations with one verb and, with their tokens bare, one path. Spec: openapi, Document warnings. */
const sameDocumentPath: DocumentCheck = ({ operations }) => {
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
const twinDocumentPath: DocumentCheck = ({ operations }) => {
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
const trailingSlash: DocumentCheck = ({ operations }) =>
  operations
    .filter(({ route }) => route.text !== "/" && documentPathOf(route).endsWith("/"))
    .map((operation) => {
      const args = { path: operation.route.text, name: titleOf(operation) };
      return report(catalogue.trailingSlash, args, { span: operation.span });
    });

/** Reports roles that cannot name a security scheme. Spec: openapi, Document warnings. */
const roleWithoutScheme: DocumentCheck = ({ operations }) =>
  operations.flatMap((operation) => {
    const role = roleOf(operation);
    if (role === undefined || isSchemeName(role)) return [];
    const { access: origin } = operation.origins;
    const span = origin.kind === "annotation" ? origin.span : operation.span;
    return [report(catalogue.roleWithoutScheme, { role }, { span })];
  });

/** Reports behaviours that nothing can serve. Spec: openapi, Document warnings. */
const unservedOperation: DocumentCheck = ({ entities, operations }) => {
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

const checks: readonly DocumentCheck[] = [
  sameDocumentPath,
  twinDocumentPath,
  trailingSlash,
  roleWithoutScheme,
  unservedOperation,
];

/** Reports what keeps a valid model from having a document, or what its reader has to know. */
export function checkDocument({ contexts }: Model): readonly Diagnostic[] {
  return sortDiagnostics(contexts.flatMap((context) => checks.flatMap((check) => check(context))));
}

function titlesOf(claimant: ModelOperation, holder: ModelOperation) {
  return { claimant: titleOf(claimant), holder: titleOf(holder) };
}

function placesOf({ span }: ModelOperation, holder: ModelOperation) {
  return { span, notes: [{ message: `${titleOf(holder)} is here.`, span: holder.span }] };
}
