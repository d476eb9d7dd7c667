import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { claimantOf } from "../route/derive-route.ts";
import type { Route } from "../route/route.ts";
import type { DocumentCheck } from "./document-check.ts";

/** No two paths differ in the names of their tokens only. Spec: decisions, 7, a document without lint errors. */
export const twinDocumentPath: DocumentCheck = ({ routes }) => {
  const holders = new Map<string, Route>();
  const seen = new Set<string>();
  return routes.flatMap((claimant) => {
    const { path, span } = claimant;
    const key = path.replace(/\{[^}]*\}/g, "{}");
    const holder = holders.get(key);
    if (holder === undefined) holders.set(key, claimant);
    const isKnown = seen.has(path);
    seen.add(path);
    if (isKnown || holder === undefined) return [];
    const args = { path, other: holder.path, claimant: claimantOf(claimant), holder: claimantOf(holder) };
    return [
      report(catalogue.twinDocumentPath, args, {
        span,
        notes: [{ message: `${claimantOf(holder)} is here.`, span: holder.span }],
      }),
    ];
  });
};
