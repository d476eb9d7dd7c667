import type { CommandDecl, FactoryDecl } from "../ast.ts";
import type { Behaviour, ContextSymbols } from "../bind/symbols.ts";

/** Every command of a context, then every factory. */
export function behavioursOf({ commands, factories }: ContextSymbols): readonly Behaviour[] {
  return [...commands, ...factories];
}

/** How a sentence names a command or factory. */
export function nameOfBehaviour({ kind, name }: CommandDecl | FactoryDecl): string {
  return kind === "factory" ? `create ${name.text}` : name.text;
}
