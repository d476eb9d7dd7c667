import type { CommandDecl, EntityDecl, EventDecl, FactoryDecl, IntegrationEventDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import type { CallClause, NamedArgument } from "../expression-ast.ts";
import type { PolicyDecl } from "../reaction-ast.ts";
import { isSameType } from "../type.ts";
import { isLeftToStore } from "./identities.ts";
import { identityTypeOf, memberTypeOf, rootNamed, typeOfKind } from "./resolve.ts";
import type { Scope, TypeSymbol } from "./symbols.ts";

/** Returns the event of a policy, of a transition or of what feeds a read model, also one of another context that the own one subscribes to; undefined if it does not exist. */
export function eventOf(
  { home, event }: { readonly home?: Name | undefined; readonly event: Name | undefined },
  { context, contexts }: Pick<Scope, "context" | "contexts">,
): TypeSymbol<EventDecl | IntegrationEventDecl> | undefined {
  if (home === undefined) return typeOfKind("event", event?.text, context);
  const isSubscribed = context.subscriptions.some(
    (one) => one.event.context.text === home.text && one.event.type.text === event?.text,
  );
  const publisher = isSubscribed ? contexts.get(home.text) : undefined;
  return publisher && typeOfKind("integrationEvent", event?.text, publisher);
}

/** Returns the entity that a policy or schedule calls, by its name or as the root of an aggregate. */
export function policyTargetOf(
  { target }: Pick<CallClause, "target">,
  { context }: Scope,
): TypeSymbol<EntityDecl> | undefined {
  return typeOfKind("entity", target.text, context) ?? typeOfKind("entity", rootNamed(target.text, context), context);
}

/** Returns the command or factory that a policy or schedule calls; undefined if it does not exist. */
export function policyBehaviourOf(
  { behaviour }: Pick<CallClause, "behaviour">,
  { commands, factories }: TypeSymbol<EntityDecl>,
): CommandDecl | FactoryDecl | undefined {
  return [...commands, ...factories].find(({ name }) => name.text === behaviour.text);
}

/** True if the argument `id` of a call is the identity of the root. A parameter `id` takes the name for itself, and only a store leaves that of a new root to others. */
export function takesIdentity(
  called: CommandDecl | FactoryDecl,
  entity: TypeSymbol<EntityDecl>,
  scope: Scope,
): boolean {
  if (called.parameters.some(({ name }) => name.text === "id")) return false;
  return called.kind === "command" || isLeftToStore(called, entity, scope);
}

/** Returns the argument that is the identity of the aggregate. */
export function identityArgument(policy: CallClause, scope: Scope): NamedArgument | undefined {
  const entity = policyTargetOf(policy, scope);
  const called = entity && policyBehaviourOf(policy, entity);
  if (entity === undefined || called === undefined || !takesIdentity(called, entity, scope)) return undefined;
  return policy.arguments.find(({ name }) => name.text === "id");
}

/** Lists the fields of the event that have the type of the aggregate's identity. Spec: model-rules, Policies. */
export function identityFields(policy: PolicyDecl, scope: Scope): readonly string[] {
  const event = eventOf(policy, scope);
  const entity = policyTargetOf(policy, scope);
  const identity = entity && identityTypeOf(entity, scope);
  if (event === undefined || identity === undefined) return [];
  return [...event.members.keys()].filter((name) => {
    const type = memberTypeOf(event, name, scope);
    return type !== undefined && isSameType(type, identity);
  });
}
