import type { CommandDecl, EntityDecl, EventDecl, PolicyDecl } from "../ast.ts";
import type { ContextSymbols, Scope, TypeSymbol } from "./symbols.ts";

/** Returns the event of a policy; undefined if it does not exist. */
export function eventOf({ event }: PolicyDecl, context: ContextSymbols): TypeSymbol<EventDecl> | undefined {
  return context.events.find(({ decl }) => decl.name.text === event.text);
}

/** Returns the entity that a policy calls, by its name or as the root of an aggregate. */
export function policyTargetOf({ target }: PolicyDecl, { context }: Scope): TypeSymbol<EntityDecl> | undefined {
  const { entities } = context;
  const root = context.aggregates.find(({ name }) => name.text === target.text)?.root.text;
  return (
    entities.find(({ decl }) => decl.name.text === target.text) ?? entities.find(({ decl }) => decl.name.text === root)
  );
}

/** Returns the command that a policy calls; undefined if it does not exist. */
export function policyCommandOf({ command }: PolicyDecl, entity: TypeSymbol<EntityDecl>): CommandDecl | undefined {
  return entity.commands.find(({ name }) => name.text === command.text);
}
