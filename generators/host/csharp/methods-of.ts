import { afterBracket, afterName, isWord, readType } from "./code-tokens.ts";
import { type Attribute, membersIn } from "./read-members.ts";
import type { SourceType } from "./read-types.ts";

/** A method or constructor of a class. */
export interface Method {
  readonly name: string;
  readonly modifiers: ReadonlySet<string>;
  readonly attributes: readonly Attribute[];
  /** The tokens behind the parameters. */
  readonly body: readonly string[];
}

/** Reads the methods and constructors of a class. */
export function methodsOf({ name: owner, body }: SourceType): readonly Method[] {
  return [...membersIn(body)].flatMap(({ attributes, modifiers, from, to }) => {
    const at = nameOfMember(body, from, owner);
    const open = afterName(body, at);
    const name = body[at];
    if (!isWord(name) || body[open] !== "(") return [];
    return [{ name, modifiers, attributes, body: body.slice(afterBracket(body, open), to) }];
  });
}

/** Returns the index of the name of a member, which stands behind its type if it is no constructor. */
function nameOfMember(body: readonly string[], from: number, owner: string): number {
  if (body[from] === "(") return afterBracket(body, from);
  const isConstructor = body[from] === owner && body[from + 1] === "(";
  return isConstructor ? from : (readType(body, from)?.end ?? from);
}
