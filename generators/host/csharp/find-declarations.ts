import { fullNameOf } from "../../text/class-names.ts";
import type { ClassMembers } from "../host.ts";
import { afterBrackets, isWord, readDottedName } from "./tokens.ts";

/** The attributes that make a property a concurrency token of EF Core. */
const versionAttributes: ReadonlySet<string | undefined> = new Set(
  ["ConcurrencyCheck", "Timestamp"].flatMap((name) => [name, `${name}Attribute`]),
);

const delimiters: ReadonlySet<string | undefined> = new Set(["{", "}", ";"]);

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
  readonly members: ClassMembers;
}

/** The types and namespaces that a C# file declares. */
export interface Declarations {
  readonly classes: readonly ClassDeclaration[];
  /** The types outside of other types, by their full names. */
  readonly types: readonly string[];
  readonly namespaces: readonly string[];
  /** The namespaces of types that are no parts. A part stands where the type does that it completes. */
  readonly chosenNamespaces: readonly string[];
}

/** The declarations so far. They grow, because a copy for each one would take quadratic time. */
interface Found {
  readonly classes: ClassDeclaration[];
  readonly types: string[];
  readonly namespaces: string[];
  readonly chosen: Set<string>;
}

interface Scope {
  readonly namespace: string;
  readonly isInType: boolean;
  /** The number of blocks around, those of namespaces aside. */
  readonly depth: number;
  /** The enclosing scope; undefined for a whole file. */
  readonly outer: Scope | undefined;
  /** The members of the class whose body this is. */
  readonly members?: GrowingMembers | undefined;
}

interface GrowingMembers {
  readonly properties: string[];
  readonly versions: string[];
}

/** The next token and its scope. */
interface State {
  readonly at: number;
  readonly scope: Scope;
  readonly modifiers: readonly string[];
  /** The members of the class whose body comes next. */
  readonly pending?: GrowingMembers | undefined;
  readonly found: Found;
}

// More modifiers, and longer names, are no code that anybody wrote; without limits they would take quadratic time.
const none: readonly string[] = [];
const mostModifiers = 10;
const longestNamespace = 1000;
// Each class of a deeper one would take memory, and nobody writes one.
const deepest = 24;

const modifierWords: ReadonlySet<string | undefined> = new Set(
  "public internal partial sealed abstract file unsafe static new record".split(" "),
);
const obstacles = [
  ["abstract", "is abstract"],
  ["static", "is static"],
  ["file", "is local to its file"],
] as const;
const typeWords: ReadonlySet<string | undefined> = new Set(["class", "struct", "interface", "enum", "record", "where"]);
const accessorWords: ReadonlySet<string> = new Set(["get", "set", "init"]);

/** Finds the types and namespaces in the tokens of a C# file. */
export function findDeclarations(tokens: readonly string[]): Declarations {
  const file: Scope = { namespace: "", isInType: false, depth: 0, outer: undefined };
  const found: Found = { classes: [], types: [], namespaces: [], chosen: new Set() };
  let state: State = { at: 0, scope: file, modifiers: [], found };
  while (state.at < tokens.length) state = step(tokens, state);
  const { classes, types, namespaces, chosen } = found;
  return { classes, types, namespaces, chosenNamespaces: [...chosen] };
}

function step(tokens: readonly string[], state: State): State {
  const token = tokens[state.at] ?? "";
  const { scope, pending, found } = state;
  const modifiers = modifierWords.has(token) ? [...state.modifiers, token].slice(-mostModifiers) : none;
  // Spelled out: a spread for each of a million tokens takes half a second.
  const next = { at: state.at + 1, scope, modifiers, pending, found };
  switch (token) {
    case "namespace":
      return enterNamespace(tokens, next);
    case "struct":
    case "interface":
    case "enum":
      addType(tokens, next);
      return next;
    case "class":
      return isClassAt(tokens, next) ? addClass(tokens, next, state.modifiers) : next;
    case "record":
      return isRecordAt(tokens, state) ? addClass(tokens, next, modifiers) : next;
    case "{":
      return enterBlock(tokens, next);
    case ";":
      return { at: next.at, scope, modifiers, pending: undefined, found };
    case "}":
      return { at: next.at, scope: scope.outer ?? scope, modifiers, pending, found };
    default:
      return next;
  }
}

function isClassAt(tokens: readonly string[], { at, scope }: Pick<State, "at" | "scope">): boolean {
  return isWord(tokens[at]) && tokens[at] !== "where" && scope.depth <= deepest;
}

const beforeRecord: ReadonlySet<string | undefined> = new Set([undefined, ";", "{", "}", ")", ...modifierWords]);
const behindName: ReadonlySet<string | undefined> = new Set(["(", "<", ":", "{", ";"]);

/** True for a record without `class`. The word can be a name as well, which declares no type outside of one. */
function isRecordAt(tokens: readonly string[], { at, scope }: State): boolean {
  const name = tokens[at + 1];
  return (
    !scope.isInType &&
    beforeRecord.has(tokens[at - 1]) &&
    isWord(name) &&
    !modifierWords.has(name) &&
    name !== "struct" &&
    name !== "class" &&
    behindName.has(tokens[at + 2])
  );
}

/** Adds the type whose name comes next, unless it is in another one. */
function addType(tokens: readonly string[], { at, scope, found }: State): void {
  const name = tokens[at];
  if (scope.isInType || !isWord(name) || typeWords.has(name)) return;
  const { namespace } = scope;
  found.types.push(fullNameOf({ namespace, name: name.replace("@", "") }));
  if (tokens[at - 2] !== "partial" && namespace !== "") found.chosen.add(namespace);
}

// A file-scoped namespace has no block and ends with the file.
function enterNamespace(tokens: readonly string[], { at, scope, ...rest }: State): State {
  const { name, end } = readDottedName(tokens, at);
  // Joined to a flat text: each class of a nested one would flatten a concatenation again.
  const whole = scope.namespace === "" ? name : [scope.namespace, name].join(".");
  const namespace = whole.length > longestNamespace ? scope.namespace : whole;
  const outer = tokens[end] === "{" ? scope : scope.outer;
  rest.found.namespaces.push(namespace);
  return { ...rest, at: end + 1, scope: { ...scope, namespace, outer } };
}

function enterBlock(tokens: readonly string[], { at, pending, scope, modifiers, found }: State): State {
  const name = tokens[at - 2];
  const isProperty = pending === undefined && isWord(name) && beginsWithAccessor(tokens, at);
  if (isProperty && scope.members !== undefined) {
    const property = name.replace("@", "");
    scope.members.properties.push(property);
    if (hasVersionAttribute(tokens, at - 2)) scope.members.versions.push(property);
  }
  const inner = { namespace: scope.namespace, isInType: true, depth: scope.depth + 1, outer: scope, members: pending };
  return { at, scope: inner, modifiers, pending: undefined, found };
}

// Attributes and modifiers can precede the accessor.
function beginsWithAccessor(tokens: readonly string[], at: number): boolean {
  let end = at;
  while (end < tokens.length && !/^[;{}]$/.test(tokens[end] ?? "")) end++;
  return tokens.slice(at, end).some((token) => accessorWords.has(token));
}

function addClass(tokens: readonly string[], state: State, modifiers: readonly string[]): State {
  const { declaration, end } = readClass(tokens, state.at, state.scope);
  const members = { properties: [], versions: [] };
  const found = {
    ...declaration,
    obstacle: declaration.obstacle ?? obstacles.find(([word]) => modifiers.includes(word))?.[1],
    isPublic: modifiers.includes("public"),
    isRecord: modifiers.includes("record"),
    members,
  };
  addType(tokens, state);
  state.found.classes.push(found);
  return { ...state, at: end, pending: members };
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

/** True if a public property, whose name stands at `at`, has an attribute that makes it a concurrency token. Spec: entity-file, Concurrency. */
function hasVersionAttribute(tokens: readonly string[], at: number): boolean {
  let start = at;
  while (start > 0 && !delimiters.has(tokens[start - 1])) start--;
  // Square brackets are no tokens: attributes are what precedes the modifiers, and a type of the same name follows them.
  const end = tokens.indexOf("public", start);
  return end >= 0 && end < at && isNamedOutsideBrackets(tokens.slice(start, end));
}

/** True if tokens name one of the attributes, and not only in the arguments of another. */
function isNamedOutsideBrackets(tokens: readonly string[]): boolean {
  let depth = 0;
  return tokens.some((token, at) => {
    if (token === "(" || token === "<") depth++;
    if (token === ")" || token === ">") depth--;
    return depth === 0 && versionAttributes.has(token) && tokens[at + 1] !== ".";
  });
}
