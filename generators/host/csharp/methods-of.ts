import { afterBracket, afterName, isWord, readType, type TypeName } from "./code-tokens.ts";
import { type Attribute, membersIn, type Parameter, readParameters } from "./read-members.ts";
import type { SourceType } from "./read-types.ts";

/** A method or constructor of a class. */
export interface Method {
  readonly name: string;
  readonly modifiers: ReadonlySet<string>;
  readonly attributes: readonly Attribute[];
  /** The type of its result; undefined for a constructor and for a tuple. */
  readonly type: TypeName | undefined;
  readonly isGeneric: boolean;
  /** Undefined for parameters that are no plain values. */
  readonly parameters: readonly Parameter[] | undefined;
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
    const close = afterBracket(body, open);
    const type = at === from ? undefined : readType(body, from)?.type;
    const parameters = readParameters(body.slice(open + 1, close - 1));
    return [{ name, modifiers, attributes, type, isGeneric: open > at + 1, parameters, body: body.slice(close, to) }];
  });
}

/** Returns the index of the name of a member, which stands behind its type if it is no constructor. */
function nameOfMember(body: readonly string[], from: number, owner: string): number {
  if (body[from] === "(") return afterBracket(body, from);
  const isConstructor = body[from] === owner && body[from + 1] === "(";
  return isConstructor ? from : (readType(body, from)?.end ?? from);
}
