import type { CommandDecl, FactoryDecl } from "../ast.ts";

/** How a sentence names a command or factory. */
export function nameOfBehaviour({ kind, name }: CommandDecl | FactoryDecl): string {
  return kind === "factory" ? `create ${name.text}` : name.text;
}
