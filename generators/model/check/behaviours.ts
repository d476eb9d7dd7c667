import type { CommandDecl, EntityDecl, FactoryDecl } from "../ast.ts";
import { type Scope, type TypeSymbol, typesOf } from "../bind/symbols.ts";
import { gather, ofKind } from "../items.ts";

/** A command or factory with its entity. */
export interface Behaviour<D extends CommandDecl | FactoryDecl> {
  readonly entity: TypeSymbol<EntityDecl>;
  readonly decl: D;
}

/** Every command of a context, entity by entity. */
export function commandsOf({ context }: Scope): readonly Behaviour<CommandDecl>[] {
  return gather(typesOf(context, "entity"), (entity) =>
    ofKind(entity.decl.items, "command").map((decl) => ({ entity, decl })),
  );
}

/** Every factory of a context, entity by entity. */
export function factoriesOf({ context }: Scope): readonly Behaviour<FactoryDecl>[] {
  return gather(typesOf(context, "entity"), (entity) =>
    ofKind(entity.decl.items, "factory").map((decl) => ({ entity, decl })),
  );
}

/** How a sentence names a command or factory. */
export function nameOfBehaviour({ kind, name }: CommandDecl | FactoryDecl): string {
  return kind === "factory" ? `create ${name.text}` : name.text;
}
