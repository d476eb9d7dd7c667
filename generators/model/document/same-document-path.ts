import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { claimantOf } from "../route/derive-route.ts";
import type { Route } from "../route/route.ts";
import type { DocumentCheck } from "./document-check.ts";

/** No two operations have one verb and, with their tokens bare, one path. Spec: decisions, 7, a document without lint errors. */
export const sameDocumentPath: DocumentCheck = ({ routes }) => {
  const holders = new Map<string, Route>();
  return routes.flatMap((claimant) => {
    const { verb, path, span } = claimant;
    const holder = holders.get(`${verb} ${path}`);
    if (holder === undefined) holders.set(`${verb} ${path}`, claimant);
    if (holder === undefined) return [];
    const args = { verb, path, claimant: claimantOf(claimant), holder: claimantOf(holder) };
    return [
      report(catalogue.sameDocumentPath, args, {
        span,
        notes: [{ message: `${claimantOf(holder)} is here.`, span: holder.span }],
      }),
    ];
  });
};
