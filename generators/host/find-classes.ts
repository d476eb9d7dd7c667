import { afterBrackets, isWord, readDottedName } from "./tokens.ts";

/** One declaration of a class; a partial class has several. */
export interface ClassDeclaration {
  readonly name: string;
  readonly namespace: string;
  /** The first base type, as written without type arguments. */
  readonly base: string | undefined;
  /** The reason why code elsewhere cannot instantiate the class, as the end of a sentence: `is abstract`. */
  readonly obstacle: string | undefined;
  readonly isPublic: boolean;
  /** True for a record, whose parameters are also properties. */
  readonly isRecord: boolean;
  /** The properties of this part that have accessors. */
  readonly properties: readonly string[];
}

interface Scope {
  readonly namespace: string;
  readonly isInType: boolean;
  /** The properties of the class whose body this is. */
  readonly properties?: string[];
}

/** The next token and its enclosing scopes. */
interface State {
  readonly at: number;
  readonly scope: Scope;
  readonly outer: readonly Scope[];
  readonly modifiers: readonly string[];
  /** The properties of the class whose body comes next. */
  readonly pending?: string[] | undefined;
  readonly found: readonly ClassDeclaration[];
}

const modifierWords: ReadonlySet<string | undefined> = new Set(
  "public internal partial sealed abstract file unsafe static new record".split(" "),
);
const obstacles = [
  ["abstract", "is abstract"],
  ["static", "is static"],
  ["file", "is local to its file"],
] as const;
const accessorWords: ReadonlySet<string> = new Set(["get", "set", "init"]);

/** Finds the class declarations in the tokens of a C# file. */
export function findClasses(tokens: readonly string[]): readonly ClassDeclaration[] {
  let state: State = { at: 0, scope: { namespace: "", isInType: false }, outer: [], modifiers: [], found: [] };
  while (state.at < tokens.length) state = step(tokens, state);
  return state.found;
}

function step(tokens: readonly string[], state: State): State {
  const token = tokens[state.at] ?? "";
  const modifiers = modifierWords.has(token) ? [...state.modifiers, token] : [];
  const next = { ...state, at: state.at + 1, modifiers };
  switch (token) {
    case "namespace":
      return enterNamespace(tokens, next);
    case "class":
      return isWord(tokens[next.at]) && tokens[next.at] !== "where" ? addClass(tokens, next, state.modifiers) : next;
    case "{":
      return enterBlock(tokens, next);
    case ";":
      return { ...next, pending: undefined };
    case "}":
      return { ...next, outer: state.outer.slice(0, -1), scope: state.outer.at(-1) ?? state.scope };
    default:
      return next;
  }
}

// A file-scoped namespace has no block and ends with the file.
function enterNamespace(tokens: readonly string[], { at, scope, outer, ...rest }: State): State {
  const { name, end } = readDottedName(tokens, at);
  const inner = { ...scope, namespace: scope.namespace === "" ? name : `${scope.namespace}.${name}` };
  return { ...rest, at: end + 1, outer: tokens[end] === "{" ? [...outer, scope] : outer, scope: inner };
}

function enterBlock(tokens: readonly string[], { pending, scope, outer, ...state }: State): State {
  const name = tokens[state.at - 2];
  const isProperty = pending === undefined && isWord(name) && beginsWithAccessor(tokens, state.at);
  if (isProperty) scope.properties?.push(name.replace("@", ""));
  const inner = { namespace: scope.namespace, isInType: true, ...(pending && { properties: pending }) };
  return { ...state, outer: [...outer, scope], scope: inner };
}

// Attributes and modifiers can precede the accessor.
function beginsWithAccessor(tokens: readonly string[], at: number): boolean {
  let end = at;
  while (end < tokens.length && !/^[;{}]$/.test(tokens[end] ?? "")) end++;
  return tokens.slice(at, end).some((token) => accessorWords.has(token));
}

function addClass(tokens: readonly string[], state: State, modifiers: readonly string[]): State {
  const { declaration, end } = readClass(tokens, state.at, state.scope);
  const properties: string[] = [];
  const found = {
    ...declaration,
    obstacle: declaration.obstacle ?? obstacles.find(([word]) => modifiers.includes(word))?.[1],
    isPublic: modifiers.includes("public"),
    isRecord: modifiers.includes("record"),
    properties,
  };
  return { ...state, at: end, pending: properties, found: [...state.found, found] };
}

function readClass(
  tokens: readonly string[],
  at: number,
  scope: Scope,
): { readonly declaration: Pick<ClassDeclaration, "name" | "namespace" | "base" | "obstacle">; readonly end: number } {
  const isGeneric = tokens[at + 1] === "<";
  const afterParameters = isGeneric ? afterBrackets(tokens, at + 1) : at + 1;
  const afterConstructor = tokens[afterParameters] === "(" ? afterBrackets(tokens, afterParameters) : afterParameters;
  const base = tokens[afterConstructor] === ":" ? readDottedName(tokens, afterConstructor + 1) : undefined;
  return {
    declaration: {
      name: (tokens[at] ?? "").replace("@", ""),
      namespace: scope.namespace,
      base: base?.name,
      obstacle: scope.isInType ? "is nested in another type" : isGeneric ? "is generic" : undefined,
    },
    end: base?.end ?? afterConstructor,
  };
}
