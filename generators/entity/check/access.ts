import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Access } from "../../http/access.ts";
import { grouped } from "../../text/grouped.ts";
import { statedAccess } from "../conventions.ts";
import type { EntityDecl } from "../declaration.ts";
import { endpointNames } from "../entity.ts";
import type { Check } from "./check.ts";

/** Warns if endpoints are open only because neither the file nor the host says otherwise. Spec: entity-file, Access rules. */
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

/** Warns if endpoints require a signed-in caller and the host registers no authentication. Spec: entity-file, Access rules. */
export const unservedAccess: Check = ({ entities, registersAuthentication }) =>
  registersAuthentication
    ? []
    : [...grouped(entities.filter(asksForCaller), ({ file }) => file)].map(([file, closed]) => {
        const names = closed.map(({ name }) => name.value);
        const hint = "Add to Program.cs, for example: builder.Services.AddAuthentication().AddJwtBearer();";
        return report(catalogue.unservedAccess, { entities: names }, { span: file.span, hint });
      });

function asksForCaller(entity: EntityDecl): boolean {
  const rules = [
    ...endpointNames.map((endpoint) => statedAccess(entity, endpoint)),
    ...entity.relationships.map(({ access }) => access),
  ];
  return rules.some((rule: Access | undefined) => rule !== undefined && rule.kind !== "anonymous");
}
