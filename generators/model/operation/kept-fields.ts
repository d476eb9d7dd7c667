import { resolveType } from "../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import { ofKind } from "../items.ts";
import { statementsIn } from "../statements-in.ts";
import { isSameType } from "../type.ts";
import type { ApiDecl, ModelOperation } from "./model-operation.ts";

/** Returns the fields that a patch keeps where its request leaves parameters out, by parameter: the command assigns each as it is, once, and steps no state by it. Spec: model-http, Patches. */
export function keptFields(
  decl: ApiDecl,
  entity: TypeSymbol | undefined,
  { verb }: Pick<ModelOperation, "verb">,
  scope: Scope,
): ReadonlyMap<string, string> {
  if (decl.kind !== "command" || entity === undefined || verb !== "PATCH") return new Map();
  const always = ofKind(decl.statements, "assign");
  const direct = statementsIn(decl.statements, "assign").flatMap((statement) =>
    statement.value.kind === "reference"
      ? [{ field: statement.field.text, parameter: statement.value.name.text, isAlways: always.includes(statement) }]
      : [],
  );
  const kept = direct.filter(({ field, parameter, isAlways }) => {
    const member = entity.members.get(field);
    const given = decl.parameters.find(({ name }) => name.text === parameter);
    return (
      isAlways &&
      member !== undefined &&
      given !== undefined &&
      given.value === undefined &&
      isSameType(resolveType(member.type, scope), resolveType(given.type, scope)) &&
      direct.filter((other) => other.parameter === parameter || other.field === field).length === 1 &&
      entity.states.every(({ name }) => name.text !== field)
    );
  });
  return new Map(kept.map(({ field, parameter }) => [parameter, field]));
}
