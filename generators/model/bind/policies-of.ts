import type { CommandDecl, EntityDecl, EventDecl, PolicyDecl } from "../ast.ts";
import type { ContextSymbols, Scope, TypeSymbol } from "./symbols.ts";

/** The event that a policy begins with; undefined where the context has none of its name. */
export function eventOf({ event }: PolicyDecl, context: ContextSymbols): TypeSymbol<EventDecl> | undefined {
  return context.events.find(({ decl }) => decl.name.text === event.text);
}

/** The entity that a policy calls, by its name or by that of the aggregate whose root it is. */
export function policyTargetOf({ target }: PolicyDecl, { context }: Scope): TypeSymbol<EntityDecl> | undefined {
  const { entities } = context;
  const root = context.aggregates.find(({ name }) => name.text === target.text)?.root.text;
  return (
    entities.find(({ decl }) => decl.name.text === target.text) ?? entities.find(({ decl }) => decl.name.text === root)
  );
}

/** The command that a policy calls; undefined where its target has none of its name. */
export function policyCommandOf({ command }: PolicyDecl, entity: TypeSymbol<EntityDecl>): CommandDecl | undefined {
  return entity.commands.find(({ name }) => name.text === command.text);
}
