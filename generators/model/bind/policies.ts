import type { PolicyDecl } from "../ast.ts";
import type { NamedArgument } from "../statement-ast.ts";
import { isSameType } from "../type.ts";
import { eventOf, identityTypeOf, memberTypeOf, policyCommandOf, policyTargetOf } from "./resolve.ts";
import type { Scope } from "./symbols.ts";

/** Returns the argument that is the identity of the aggregate. A parameter `id` of the command takes the name for itself. */
export function identityArgument(policy: PolicyDecl, scope: Scope): NamedArgument | undefined {
  const entity = policyTargetOf(policy, scope);
  const command = entity && policyCommandOf(policy, entity);
  if (command?.parameters.some(({ name }) => name.text === "id") === true) return undefined;
  return policy.arguments.find(({ name }) => name.text === "id");
}

/** Lists the fields of the event that have the type of the aggregate's identity. Spec: model-rules, Policies. */
export function identityFields(policy: PolicyDecl, scope: Scope): readonly string[] {
  const event = eventOf(policy, scope.context);
  const entity = policyTargetOf(policy, scope);
  const identity = entity && identityTypeOf(entity, scope);
  if (event === undefined || identity === undefined) return [];
  return [...event.members.keys()].filter((name) => {
    const type = memberTypeOf(event, name, scope);
    return type !== undefined && isSameType(type, identity);
  });
}
