import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { isSchemeName } from "../route/scheme-name.ts";
import type { DocumentCheck } from "./document-check.ts";

/** Each role can name a security scheme. Spec: decisions, 7, security. */
export const roleWithoutScheme: DocumentCheck = ({ routes }) =>
  routes.flatMap(({ role, origins, span }) =>
    role === undefined || isSchemeName(role)
      ? []
      : [
          report(
            catalogue.roleWithoutScheme,
            { role },
            { span: origins.role.kind === "annotation" ? origins.role.span : span },
          ),
        ],
  );
