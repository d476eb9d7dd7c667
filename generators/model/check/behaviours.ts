import type { CommandDecl, FactoryDecl } from "../ast.ts";

/** Names a command or factory in messages. */
export function nameOfBehaviour({ kind, name }: CommandDecl | FactoryDecl): string {
  return kind === "factory" ? `create ${name.text}` : name.text;
}
