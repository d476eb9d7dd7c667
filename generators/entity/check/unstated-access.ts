import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { operations, statedAccess } from "../access.ts";
import type { Check } from "./check.ts";

/** Warns if endpoints are open only because neither the file nor the host says otherwise. Spec: decisions, 4. */
export const unstatedAccess: Check = ({ files, entities, registersAuthentication }) =>
  registersAuthentication
    ? []
    : files.flatMap((file) => {
        const open = entities.filter(
          (entity) =>
            entity.file === file && operations.some((operation) => statedAccess(entity, operation) === undefined),
        );
        if (open.length === 0) return [];
        const hint = "Say who may call them: defaults: { access: anonymous }, authenticated, or { policy: name }.";
        return [
          report(catalogue.unstatedAccess, { entities: open.map(({ name }) => name.value) }, { span: file.span, hint }),
        ];
      });
