import { afterBracket, afterStatement, isWord, readType, type TypeName } from "./code-tokens.ts";

/** An attribute: its name without `Attribute`, and the words of its arguments. */
interface Attribute {
  readonly name: string;
  readonly arguments: readonly string[];
}

/** A property of a class, as its source declares it. */
export interface SourceProperty {
  readonly name: string;
  readonly type: TypeName;
  readonly attributes: readonly Attribute[];
  /** True for a property that code of other classes can read and write. */
  readonly isOpen: boolean;
  /** True for a property that every initializer has to set. */
  readonly isRequired: boolean;
  /** True for a property with accessors, unlike a computed one. */
  readonly isStored: boolean;
}

/** A class or an enum in the source of a host. */
export interface SourceType {
  readonly name: string;
  readonly kind: "class" | "enum";
  readonly parameters: readonly string[];
  readonly bases: readonly TypeName[];
  readonly properties: readonly SourceProperty[];
  /** True if a public constructor without parameters exists. */
  readonly isConstructible: boolean;
  /** The tokens of the body. */
  readonly body: readonly string[];
}

const typeWords = new Set(["class", "record", "struct", "interface", "enum"]);
const modifierWords = new Set(
  "public internal protected private static abstract sealed virtual override new partial readonly required unsafe extern async file".split(
    " ",
  ),
);

/** Finds the classes and enums in the tokens of a C# file, nested ones included. */
export function readTypes(tokens: readonly string[]): readonly SourceType[] {
  const found: SourceType[] = [];
  for (let at = 0; at < tokens.length; ) {
    const isType = typeWords.has(tokens[at] ?? "") && isWord(tokens[at + 1]) && !isConstraint(tokens, at);
    const read = isType ? readTypeAt(tokens, at) : undefined;
    if (read === undefined) at++;
    else {
      for (const type of read.types) found.push(type);
      at = read.end;
    }
  }
  return found;
}

/** True for `where T : class`. */
function isConstraint(tokens: readonly string[], at: number): boolean {
  return tokens[at - 1] === ":" || tokens[at - 1] === ",";
}

function readTypeAt(
  tokens: readonly string[],
  at: number,
): { readonly types: readonly SourceType[]; readonly end: number } {
  const { name, parameters, bases, hasPrimary, end: open } = readTypeHead(tokens, at);
  const end = tokens[open] === "{" ? afterBracket(tokens, open) : open + 1;
  if (tokens[at] === "interface") return { types: [], end };
  const body = tokens[open] === "{" ? tokens.slice(open + 1, end - 1) : [];
  const kind = tokens[at] === "enum" ? "enum" : "class";
  const { constructors, properties } = kind === "enum" ? { properties: [], constructors: [] } : readMembers(body, name);
  const isConstructible = constructors.includes(true) || !(hasPrimary || constructors.length > 0);
  const own: SourceType = { name, kind, parameters, bases, properties, isConstructible, body };
  return { types: [own, ...(kind === "class" ? readTypes(body) : [])], end };
}

/** Reads a type declaration up to its body or semicolon. */
function readTypeHead(tokens: readonly string[], at: number) {
  const isRecord = tokens[at] === "record" && typeWords.has(tokens[at + 1] ?? "");
  const nameAt = isRecord ? at + 2 : at + 1;
  const generic = tokens[nameAt + 1] === "<" ? afterBracket(tokens, nameAt + 1) : nameAt + 1;
  const parameters = tokens.slice(nameAt + 2, generic - 1).filter((token) => token !== ",");
  const hasPrimary = tokens[generic] === "(" && tokens[generic + 1] !== ")";
  const colon = tokens[generic] === "(" ? afterBracket(tokens, generic) : generic;
  const { bases, end: afterBases } = tokens[colon] === ":" ? readBases(tokens, colon) : { bases: [], end: colon };
  let end = afterBases;
  while (end < tokens.length && tokens[end] !== "{" && tokens[end] !== ";") end++;
  return { name: tokens[nameAt] ?? "", parameters, bases, hasPrimary, end };
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

interface Members {
  readonly properties: readonly SourceProperty[];
  /** For each constructor, true if it is public and has no parameters. */
  readonly constructors: readonly boolean[];
}

function readMembers(body: readonly string[], owner: string): Members {
  const properties: SourceProperty[] = [];
  const constructors: boolean[] = [];
  for (let at = 0; at < body.length; ) {
    const { attributes, modifiers, end } = readHead(body, at);
    const read = typeWords.has(body[end] ?? "") || modifiers.has("static") ? undefined : readType(body, end);
    const isConstructor = body[end] === owner && body[end + 1] === "(";
    if (isConstructor && !modifiers.has("static")) constructors.push(modifiers.has("public") && body[end + 2] === ")");
    else if (read !== undefined)
      properties.push(...propertyAt(body, read.end, { type: read.type, attributes, modifiers }));
    at = Math.max(afterStatement(body, end), at + 1);
  }
  return { properties, constructors };
}

/** The attributes and modifiers before a member. */
function readHead(body: readonly string[], start: number) {
  const attributes: Attribute[] = [];
  const modifiers = new Set<string>();
  let end = start;
  while (body[end] === "[" || modifierWords.has(body[end] ?? "")) {
    if (body[end] !== "[") {
      modifiers.add(body[end] ?? "");
      end++;
    } else {
      const close = afterBracket(body, end);
      attributes.push(...readAttributes(body.slice(end + 1, close - 1)));
      end = close;
    }
  }
  return { attributes, modifiers, end };
}

function readAttributes(tokens: readonly string[]): readonly Attribute[] {
  const found: Attribute[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readType(tokens, at);
    if (read === undefined) break;
    const close = tokens[read.end] === "(" ? afterBracket(tokens, read.end) : read.end;
    found.push({ name: read.type.name.replace(/Attribute$/, ""), arguments: tokens.slice(read.end + 1, close - 1) });
    at = close + 1;
  }
  return found;
}

function propertyAt(
  body: readonly string[],
  at: number,
  {
    type,
    attributes,
    modifiers,
  }: { readonly type: TypeName; readonly attributes: readonly Attribute[]; readonly modifiers: ReadonlySet<string> },
): readonly SourceProperty[] {
  const name = body[at] ?? "";
  const opening = body[at + 1];
  if (!isWord(name) || (opening !== "{" && opening !== "=>")) return [];
  const accessors = opening === "{" ? body.slice(at + 2, afterBracket(body, at + 1) - 1) : [];
  const setter = accessors.findIndex((token) => token === "set" || token === "init");
  const isOpen =
    modifiers.has("public") &&
    accessors[setter] === "set" &&
    !["private", "protected", "internal"].includes(accessors[setter - 1] ?? "");
  return [
    {
      name,
      type,
      attributes,
      isOpen,
      isRequired: modifiers.has("required"),
      isStored: accessors.includes("get") && setter >= 0,
    },
  ];
}
