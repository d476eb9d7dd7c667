import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Access } from "../../http/access.ts";
import { grouped } from "../../text/grouped.ts";
import { endpointNames, statedAccess } from "../access.ts";
import type { EntityDecl } from "../declaration.ts";
import type { Check } from "./check.ts";

/** Reports entities that ask for a signed-in caller where the host registers no authentication. Spec: decisions, 4. */
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
