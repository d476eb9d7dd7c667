import { fullNameOf } from "../../text/class-names.ts";
import { afterBracket, isWord, placesOf, readType, type TypeName } from "./code-tokens.ts";
import type { Code } from "./read-code.ts";
import {
  type Attribute,
  type Constructor,
  modifierWords,
  type Parameter,
  readHead,
  readMembers,
  readParameters,
  type SourceProperty,
  typeWords,
} from "./read-members.ts";

/** A class, a record, a struct, an enum or an interface in the source of a host; of an interface, the head alone. */
export interface SourceType {
  readonly name: string;
  readonly namespace: string;
  readonly kind: "class" | "struct" | "enum" | "interface";
  readonly isRecord: boolean;
  readonly modifiers: ReadonlySet<string>;
  readonly isPublic: boolean;
  readonly isNested: boolean;
  readonly attributes: readonly Attribute[];
  readonly parameters: readonly string[];
  readonly bases: readonly TypeName[];
  readonly properties: readonly SourceProperty[];
  readonly constructors: readonly Constructor[];
  /** The tokens of the body. */
  readonly body: readonly string[];
  /** The offset of its word in the text of the file. */
  readonly at: number | undefined;
  /** The offset of its opening brace or semicolon. */
  readonly open: number | undefined;
}

/** The types of a C# file, and the namespaces that it uses. */
export interface SourceTypesOfFile {
  readonly types: readonly SourceType[];
  readonly usings: readonly string[];
  readonly globalUsings: readonly string[];
}

type Tokens = Pick<Code, "tokens" | "starts">;

/** The tokens of a file, or between the brackets of a namespace or type. */
interface Scope extends Tokens {
  readonly namespace: string;
  readonly isNested: boolean;
  readonly depth: number;
}

/** The most types or namespaces inside of each other that are read. Each level reads the text below it again. */
const deepest = 6;

/** Reads the types in the tokens of a C# file, nested ones included. */
export function readTypes({ tokens, starts }: Tokens): SourceTypesOfFile {
  const first = tokens.findIndex((_token, at) => isTypeAt(tokens, at));
  const directives = placesOf(first < 0 ? tokens : tokens.slice(0, first), "using");
  const namesIn = (places: readonly number[]) =>
    places
      .filter((at) => isWord(tokens[at + 1]))
      .map((at) => tokens.slice(at + 1, Math.max(tokens.indexOf(";", at), at + 1)).join(""));
  const isGlobal = (at: number) => tokens[at - 1] === "global";
  return {
    types: typesIn({ tokens, starts, namespace: "", isNested: false, depth: 0 }),
    usings: namesIn(directives.filter((at) => !isGlobal(at))),
    globalUsings: namesIn(directives.filter(isGlobal)),
  };
}

/** Reads the types of a scope and of those in it. */
function typesIn(scope: Scope): readonly SourceType[] {
  const found: SourceType[] = [];
  const { tokens, depth } = scope;
  let own = scope;
  for (let at = 0; at < tokens.length && depth <= deepest; ) {
    const read = isTypeAt(tokens, at) ? readTypeAt(own, at) : readNamespace(own, at);
    for (const type of read?.types ?? []) found.push(type);
    own = read?.rest ?? own;
    at = read?.end ?? at + 1;
  }
  return found;
}

/** Reads the types between two brackets of a scope. */
function typesBetween(scope: Scope, open: number, end: number): readonly SourceType[] {
  const [tokens, starts] = [scope.tokens.slice(open + 1, end - 1), scope.starts.slice(open + 1, end - 1)];
  return typesIn({ ...scope, tokens, starts, depth: scope.depth + 1 });
}

/** The types of a declaration, the index behind it, and the scope of what follows, if it is another one. */
interface Read {
  readonly types: readonly SourceType[];
  readonly end: number;
  readonly rest?: Scope;
}

function readNamespace(outer: Scope, at: number): Read | undefined {
  const { tokens } = outer;
  if (tokens[at] !== "namespace" || !isWord(tokens[at + 1]) || outer.isNested) return undefined;
  const open = readType(tokens, at + 1)?.end ?? at + 2;
  const name = tokens.slice(at + 1, open).join("");
  const own = { ...outer, namespace: fullNameOf({ namespace: outer.namespace, name }) };
  if (tokens[open] !== "{") return { types: [], end: open + 1, rest: own };
  const end = afterBracket(tokens, open);
  return { types: typesBetween(own, open, end), end };
}

function isTypeAt(tokens: readonly string[], at: number): boolean {
  if (!(typeWords.has(tokens[at] ?? "") && isWord(tokens[at + 1])) || isConstraint(tokens, at)) return false;
  return tokens[at] !== "record" || isRecordAt(tokens, at);
}

const beforeRecord: ReadonlySet<string | undefined> = new Set([undefined, ";", "{", "}", "]", ")", ...modifierWords]);
const behindName: ReadonlySet<string | undefined> = new Set(["(", "<", ":", "{", ";"]);

/** True for the word of a record, which can be a name as well. */
function isRecordAt(tokens: readonly string[], at: number): boolean {
  return beforeRecord.has(tokens[at - 1]) && (typeWords.has(tokens[at + 1] ?? "") || behindName.has(tokens[at + 2]));
}

/** True for `where T : class`. */
function isConstraint(tokens: readonly string[], at: number): boolean {
  return tokens[at - 1] === ":" || tokens[at - 1] === ",";
}

function readTypeAt(scope: Scope, at: number): Read {
  const { tokens, starts, namespace, isNested } = scope;
  const { name, typeParameters, bases, given, end: open } = readTypeHead(tokens, at);
  const end = tokens[open] === "{" ? afterBracket(tokens, open) : open + 1;
  const kind = kindAt(tokens, at);
  const body = tokens[open] === "{" && kind !== "interface" ? tokens.slice(open + 1, end - 1) : [];
  const members = kind === "enum" ? { properties: [], constructors: [] } : readMembers(body, name);
  const parameters = readParameters(given);
  const isRecord = tokens[at] === "record";
  const positional = isRecord ? positionalProperties(parameters ?? [], kind) : [];
  const own = new Set(members.properties.map((property) => property.name));
  // A primary constructor leaves none without parameters.
  const primary = given.length === 0 ? [] : [{ isPublic: true, parameters, setsRequired: false }];
  const before = headBefore(tokens, at);
  const type: SourceType = {
    name,
    namespace,
    isNested,
    kind,
    isRecord,
    modifiers: before.modifiers,
    isPublic: before.modifiers.has("public"),
    attributes: before.attributes,
    parameters: typeParameters,
    bases,
    properties: [...positional.filter((one) => !own.has(one.name)), ...members.properties],
    constructors: [...primary, ...members.constructors],
    body,
    at: starts[at],
    open: starts[open],
  };
  const isBare = kind === "enum" || body.length === 0;
  return { types: [type, ...(isBare ? [] : typesBetween({ ...scope, isNested: true }, open, end))], end };
}

function kindAt(tokens: readonly string[], at: number): SourceType["kind"] {
  const word = tokens[at] === "record" ? tokens[at + 1] : tokens[at];
  return word === "enum" || word === "interface" || word === "struct" ? word : "class";
}

/** Reads the attributes and modifiers before the word of a type, back to the end of what precedes it. */
function headBefore(tokens: readonly string[], at: number) {
  let start = at;
  while (start > 0 && !["{", "}", ";"].includes(tokens[start - 1] ?? "")) start--;
  return readHead(tokens.slice(start, at), 0);
}

/** Returns the properties that the parameters of a record are. */
function positionalProperties(given: readonly Parameter[], kind: SourceType["kind"]): readonly SourceProperty[] {
  const setter = kind === "struct" ? "set" : "init";
  return given.map(({ name, type, attributes }) => ({
    ...{ name, type, attributes, setter },
    ...{ isReadable: true, isRequired: false, isStored: true },
  }));
}

/** Reads a type declaration up to its body or semicolon. */
function readTypeHead(tokens: readonly string[], at: number) {
  const isRecord = tokens[at] === "record" && typeWords.has(tokens[at + 1] ?? "");
  const nameAt = isRecord ? at + 2 : at + 1;
  const generic = tokens[nameAt + 1] === "<" ? afterBracket(tokens, nameAt + 1) : nameAt + 1;
  const typeParameters = tokens.slice(nameAt + 2, generic - 1).filter((token) => token !== ",");
  const colon = tokens[generic] === "(" ? afterBracket(tokens, generic) : generic;
  const given = tokens.slice(generic + 1, colon - 1);
  const { bases, end: afterBases } = tokens[colon] === ":" ? readBases(tokens, colon) : { bases: [], end: colon };
  let end = afterBases;
  while (end < tokens.length && tokens[end] !== "{" && tokens[end] !== ";") end++;
  return { name: tokens[nameAt] ?? "", typeParameters, bases, given, end };
}

/** Reads the base types behind a colon. */
function readBases(tokens: readonly string[], colon: number) {
  const bases: TypeName[] = [];
  let end = colon;
  while (end === colon || tokens[end] === ",") {
    const read = readType(tokens, end + 1);
    if (read === undefined) break;
    bases.push(read.type);
    end = tokens[read.end] === "(" ? afterBracket(tokens, read.end) : read.end;
  }
  return { bases, end };
}

/** True for a name that only interfaces have: they add no property that their classes do not declare. */
export function isInterfaceName(name: string): boolean {
  return /^I[A-Z]/.test(name);
}
