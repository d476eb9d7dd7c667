import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { operations, statedAccess } from "../access.ts";
import type { EntityDecl } from "../declaration.ts";
import type { Access } from "../entity.ts";
import type { Check } from "./check.ts";

/** Warns if endpoints require a signed-in caller and the host registers no authentication. Spec: decisions, 4. */
export const unservedAccess: Check = ({ files, entities, registersAuthentication }) =>
  registersAuthentication
    ? []
    : files.flatMap((file) => {
        const closed = entities.filter((entity) => entity.file === file && asksForCaller(entity));
        if (closed.length === 0) return [];
        const names = closed.map(({ name }) => name.value);
        const hint = "Add to Program.cs, for example: builder.Services.AddAuthentication().AddJwtBearer();";
        return [report(catalogue.unservedAccess, { entities: names }, { span: file.span, hint })];
      });

function asksForCaller(entity: EntityDecl): boolean {
  const rules = [
    ...operations.map((operation) => statedAccess(entity, operation)),
    ...entity.relationships.map(({ access }) => access),
  ];
  return rules.some((rule: Access | undefined) => rule !== undefined && rule.kind !== "anonymous");
}
