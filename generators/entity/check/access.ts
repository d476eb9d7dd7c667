import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { operations, statedAccess } from "../conventions.ts";
import type { EntityDecl } from "../declaration.ts";
import type { Access } from "../entity.ts";
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
