import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { claimantOf } from "../route/derive-route.ts";
import type { DocumentCheck } from "./document-check.ts";

/** No path but the root ends in a slash. Spec: decisions, 7, a document without lint errors. */
export const trailingSlash: DocumentCheck = ({ routes }) =>
  routes
    .filter(({ path }) => path.length > 1 && path.endsWith("/"))
    .map((route) =>
      report(catalogue.trailingSlash, { path: route.template, name: claimantOf(route) }, { span: route.span }),
    );
