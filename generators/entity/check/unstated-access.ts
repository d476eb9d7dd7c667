import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { endpointNames, statedAccess } from "../access.ts";
import type { Check } from "./check.ts";

/** Reports entities with endpoints whose access nothing states. Spec: decisions, 4. */
export const unstatedAccess: Check = ({ files, entities, registersAuthentication }) =>
  registersAuthentication
    ? []
    : files.flatMap((file) => {
        const open = entities.filter(
          (entity) =>
            entity.file === file && endpointNames.some((endpoint) => statedAccess(entity, endpoint) === undefined),
        );
        if (open.length === 0) return [];
        const hint = "Say who may call them: defaults: { access: anonymous }, authenticated, or { policy: name }.";
        return [
          report(catalogue.unstatedAccess, { entities: open.map(({ name }) => name.value) }, { span: file.span, hint }),
        ];
      });
