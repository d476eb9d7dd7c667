import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { grouped } from "../../text/grouped.ts";
import { operations, statedAccess } from "../access.ts";
import type { EntityDecl } from "../declaration.ts";
import type { Access } from "../entity.ts";
import type { Check } from "./check.ts";

/** Who asks for a signed-in caller needs a host that can tell who calls. Spec: decisions, 4. */
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
    ...operations.map((operation) => statedAccess(entity, operation)),
    ...entity.relationships.map(({ access }) => access),
  ];
  return rules.some((rule: Access | undefined) => rule !== undefined && rule.kind !== "anonymous");
}
