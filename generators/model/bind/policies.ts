import type { CommandDecl, EntityDecl, EventDecl, PolicyDecl } from "../ast.ts";
import type { NamedArgument } from "../expression-ast.ts";
import { isSameType } from "../type.ts";
import { identityTypeOf, memberTypeOf, rootNamed } from "./resolve.ts";
import type { ContextSymbols, Scope, TypeSymbol } from "./symbols.ts";

/** Returns the event of a policy; undefined if it does not exist. */
export function eventOf({ event }: PolicyDecl, context: ContextSymbols): TypeSymbol<EventDecl> | undefined {
  return context.events.find(({ decl }) => decl.name.text === event.text);
}

/** Returns the entity that a policy calls, by its name or as the root of an aggregate. */
export function policyTargetOf({ target }: PolicyDecl, { context }: Scope): TypeSymbol<EntityDecl> | undefined {
  const named = (name: string | undefined) => context.entities.find(({ decl }) => decl.name.text === name);
  return named(target.text) ?? named(rootNamed(target.text, context));
}

/** Returns the command that a policy calls; undefined if it does not exist. */
export function policyCommandOf({ command }: PolicyDecl, entity: TypeSymbol<EntityDecl>): CommandDecl | undefined {
  return entity.commands.find(({ name }) => name.text === command.text);
}

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
