import { csharpIdentifier } from "../../csharp-identifier.ts";
import type { InnerPlace } from "./expression-place.ts";

/** Words that C# takes for something else in a pattern, in a property or before a lambda. */
const contextual: ReadonlySet<string> = new Set(["and", "async", "field", "from", "not", "or", "var", "when"]);

/** Words that a variable must not take from its surroundings: `_` discards a value, `nameof` names a type in a violated rule. */
const operators: ReadonlySet<string> = new Set(["_", "nameof"]);

/** Gives a lambda parameter or `let` name a C# name that hides nothing around it, and the place in which it means that. */
export function withLocal(at: InnerPlace, name: string): { readonly name: string; readonly inside: InnerPlace } {
  let free = name;
  while (at.names.has(free) || operators.has(free)) free = `${free}_`;
  const spelled = contextual.has(free) ? `@${free}` : csharpIdentifier(free);
  return {
    name: spelled,
    inside: { ...at, names: new Set([...at.names, free]), locals: new Map([...at.locals, [name, spelled]]) },
  };
}
