import { afterBracket, afterStatement, isWord, readType, type TypeName } from "./code-tokens.ts";

/** An attribute: its name without `Attribute`, its first type argument, and the tokens of its arguments. */
export interface Attribute {
  readonly name: string;
  readonly type: TypeName | undefined;
  readonly arguments: readonly string[];
}

/** A property of a class, as its source declares it. */
export interface SourceProperty {
  readonly name: string;
  readonly type: TypeName;
  readonly attributes: readonly Attribute[];
  /** True for a property that code of other classes can read. */
  readonly isReadable: boolean;
  /** The way in which code of other classes writes it: at any time, in initializers alone, or never. */
  readonly setter: "set" | "init" | undefined;
  /** True for a property that every initializer has to set. */
  readonly isRequired: boolean;
  /** True for a property with both accessors, which EF Core maps by convention. */
  readonly isStored: boolean;
}

/** A parameter of a method, constructor or record. */
export interface Parameter {
  readonly name: string;
  readonly type: TypeName;
  readonly attributes: readonly Attribute[];
  /** True if a call can leave it out. */
  readonly hasDefault: boolean;
}

/** A constructor of a class. */
export interface Constructor {
  readonly isPublic: boolean;
  /** Undefined for parameters that no value of a request can be, such as `ref` ones. */
  readonly parameters: readonly Parameter[] | undefined;
  /** True if initializers need not set what is required. */
  readonly setsRequired: boolean;
}

/** The words that begin the declaration of a type. */
export const typeWords = new Set(["class", "record", "struct", "interface", "enum"]);
/** The words that stand before a declaration. */
export const modifierWords = new Set(
  "public internal protected private static abstract sealed virtual override new partial readonly required unsafe extern async file".split(
    " ",
  ),
);

interface Members {
  readonly properties: readonly SourceProperty[];
  readonly constructors: readonly Constructor[];
}

/** Reads the properties and constructors of a class. */
export function readMembers(body: readonly string[], owner: string): Members {
  const properties: SourceProperty[] = [];
  const constructors: Constructor[] = [];
  for (const { attributes, modifiers, from } of membersIn(body)) {
    const read = typeWords.has(body[from] ?? "") || modifiers.has("static") ? undefined : readType(body, from);
    const isConstructor = body[from] === owner && body[from + 1] === "(";
    if (isConstructor && !modifiers.has("static")) {
      const parameters = readParameters(body.slice(from + 2, afterBracket(body, from + 1) - 1));
      const setsRequired = attributes.some((one) => one.name === "SetsRequiredMembers");
      constructors.push({ isPublic: modifiers.has("public"), parameters, setsRequired });
    } else if (read !== undefined)
      properties.push(...propertyAt(body, read.end, { type: read.type, attributes, modifiers }));
  }
  return { properties, constructors };
}

interface Member {
  readonly attributes: readonly Attribute[];
  readonly modifiers: ReadonlySet<string>;
  readonly from: number;
  readonly to: number;
}

/** Finds the members in the body of a class. */
export function* membersIn(body: readonly string[]): Generator<Member> {
  for (let at = 0; at < body.length; ) {
    const { attributes, modifiers, end } = readHead(body, at);
    const to = Math.max(afterStatement(body, end), at + 1);
    yield { attributes, modifiers, from: end, to };
    at = to;
  }
}

/** Reads the attributes and modifiers before a declaration. */
export function readHead(body: readonly string[], start: number) {
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

/** Reads the parameters between two brackets; undefined if one of them is no plain value. */
export function readParameters(tokens: readonly string[]): readonly Parameter[] | undefined {
  const found: Parameter[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { attributes, end } = readHead(tokens, at);
    const read = readType(tokens, end);
    const name = tokens[read?.end ?? tokens.length];
    if (read === undefined || !isWord(name)) return undefined;
    const behind = tokens[read.end + 1];
    if (behind !== undefined && behind !== "," && behind !== "=") return undefined;
    found.push({ name, type: read.type, attributes, hasDefault: behind === "=" });
    at = afterParameter(tokens, read.end);
  }
  return found;
}

/** Returns the index behind the comma that ends a parameter. */
function afterParameter(tokens: readonly string[], at: number): number {
  let end = at;
  while (end < tokens.length && tokens[end] !== ",") {
    end = "([{<".includes(tokens[end] ?? "") ? afterBracket(tokens, end) : end + 1;
  }
  return end + 1;
}

function readAttributes(tokens: readonly string[]): readonly Attribute[] {
  const found: Attribute[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readType(tokens, at);
    if (read === undefined) break;
    const close = tokens[read.end] === "(" ? afterBracket(tokens, read.end) : read.end;
    const { name, arguments: types } = read.type;
    found.push({
      name: name.replace(/Attribute$/, ""),
      type: types[0],
      arguments: tokens.slice(read.end + 1, close - 1),
    });
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
  const getter = accessors.indexOf("get");
  const setter = accessors.findIndex((token) => token === "set" || token === "init");
  const isOpen = (accessor: number) =>
    modifiers.has("public") && accessor >= 0 && !hiddenWords.has(accessors[accessor - 1] ?? "");
  return [
    {
      name,
      type,
      attributes,
      isReadable: opening === "=>" ? modifiers.has("public") : isOpen(getter),
      setter: !isOpen(setter) ? undefined : accessors[setter] === "init" ? "init" : "set",
      isRequired: modifiers.has("required"),
      isStored: getter >= 0 && setter >= 0,
    },
  ];
}

const hiddenWords: ReadonlySet<string> = new Set(["private", "protected", "internal"]);
