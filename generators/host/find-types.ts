import { fullNameOf } from "../text/class-names.ts";
import { isWord, readDottedName } from "./tokens.ts";

/** The types that a C# file declares outside of other types, by their full names, and its namespaces. */
export interface TypeFacts {
  readonly types: readonly string[];
  readonly namespaces: readonly string[];
  /** The namespaces of types that are no parts. A part stands where the type does that it completes. */
  readonly chosenNamespaces: readonly string[];
}

interface DeclaredType {
  readonly namespace: string;
  readonly name: string;
  readonly isPart: boolean;
}

/** The most characters of a full name in the metadata of .NET. */
const longestName = 1023;

const kinds: ReadonlySet<string> = new Set(["class", "struct", "interface", "enum", "record"]);

interface State {
  readonly at: number;
  /** The namespace; undefined in a type. */
  readonly namespace: string | undefined;
  /** The namespace whose bracket comes next. */
  readonly opened?: string | undefined;
}

/** Finds the types and namespaces in the tokens of a C# file. */
export function findTypes(tokens: readonly string[]): TypeFacts {
  const types: DeclaredType[] = [];
  const namespaces: string[] = [];
  const around: (string | undefined)[] = [];
  let state: State = { at: 0, namespace: "" };
  for (; state.at < tokens.length; state = { ...state, at: state.at + 1 }) {
    const { at, namespace } = state;
    const token = tokens[at] ?? "";
    if (token === "{" || token === "}") state = throughBracket(token, state, around);
    else if (namespace !== undefined && kinds.has(token)) types.push(...typeAt(tokens, at, namespace));
    else if (namespace !== undefined && token === "namespace") {
      state = entered(tokens, at, namespace);
      namespaces.push(state.opened ?? state.namespace ?? "");
    }
  }
  const chosen = types.flatMap(({ isPart, namespace }) => (isPart || namespace === "" ? [] : [namespace]));
  return { types: types.map(fullNameOf), namespaces, chosenNamespaces: [...new Set(chosen)] };
}

/** Enters or leaves a block; `around` has the namespaces around it, and grows and shrinks. */
function throughBracket(token: "{" | "}", { at, namespace, opened }: State, around: (string | undefined)[]): State {
  if (token === "}") return { at, namespace: around.length === 0 ? "" : around.pop() };
  around.push(namespace);
  return { at, namespace: opened };
}

// A file-scoped namespace has no bracket and ends with the file.
function entered(tokens: readonly string[], at: number, outer: string): State {
  const { name, end } = readDottedName(tokens, at + 1);
  const full = fullNameOf({ namespace: outer, name });
  // A full name that no compiler takes would make a file of nested namespaces take quadratic time.
  const whole = full.length > longestName ? outer : full;
  return tokens[end] === "{" ? { at: end - 1, namespace: outer, opened: whole } : { at: end - 1, namespace: whole };
}

function typeAt(tokens: readonly string[], at: number, namespace: string): readonly DeclaredType[] {
  const name = tokens[at + 1];
  const isType = isWord(name) && !kinds.has(name) && name !== "where";
  return isType ? [{ namespace, name: name.replace("@", ""), isPart: tokens[at - 1] === "partial" }] : [];
}
