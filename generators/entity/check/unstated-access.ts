import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { grouped } from "../../text/grouped.ts";
import { endpointNames, statedAccess } from "../access.ts";
import type { EntityDecl } from "../declaration.ts";
import type { Check } from "./check.ts";

/** Reports entities with endpoints whose access nothing states. Spec: decisions, 4. */
export const unstatedAccess: Check = ({ entities, registersAuthentication }) =>
  registersAuthentication
    ? []
    : [...grouped(entities.filter(leavesOpen), ({ file }) => file)].map(([file, open]) => {
        const names = open.map(({ name }) => name.value);
        const hint = "Say who may call them: defaults: { access: anonymous }, authenticated, or { policy: name }.";
        return report(catalogue.unstatedAccess, { entities: names }, { span: file.span, hint });
      });

function leavesOpen(entity: EntityDecl): boolean {
  return endpointNames.some((endpoint) => statedAccess(entity, endpoint) === undefined);
}
