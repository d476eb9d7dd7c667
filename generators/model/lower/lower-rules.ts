import type { PolicyDecl, SpecDecl } from "../ast.ts";
import { identityArgument, identityFields } from "../bind/policies.ts";
import { eventOf, identityTypeOf, policyCommandOf, policyTargetOf, sourceOf } from "../bind/resolve.ts";
import type { CheckedContext } from "../check/check.ts";
import type { Policy, Specification } from "../ir.ts";
import { exprOf } from "./lower-parts.ts";

export function lowerSpecification({ name, doc, target, condition }: SpecDecl, checked: CheckedContext): Specification {
  const symbol = sourceOf(target.text, checked.scope);
  if (symbol === undefined) throw new Error("A specification has no target.");
  return { name: name.text, doc: doc?.text, target: symbol.type, condition: exprOf(checked, condition) };
}

export function lowerPolicy(decl: PolicyDecl, checked: CheckedContext): Policy {
  const { scope } = checked;
  const event = eventOf(decl, scope.context);
  const entity = policyTargetOf(decl, scope);
  const command = entity && policyCommandOf(decl, entity);
  const type = entity && identityTypeOf(entity, scope);
  const given = identityArgument(decl, scope);
  const fields = identityFields(decl, scope);
  if (event === undefined || entity === undefined || command === undefined || type === undefined)
    throw new Error("A policy has no event or command.");
  const values = new Map(decl.arguments.map(({ name, value }) => [name.text, exprOf(checked, value)]));
  return {
    name: decl.name.text,
    doc: decl.doc?.text,
    event: event.type,
    root: entity.decl.name.text,
    command: command.name.text,
    identity:
      given === undefined
        ? fields.map((name) => ({ kind: "field", name, type }) as const)[0]
        : exprOf(checked, given.value),
    arguments: command.parameters.map(({ name }) => values.get(name.text)),
  };
}
