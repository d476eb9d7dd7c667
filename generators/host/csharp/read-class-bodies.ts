import type { SourceTexts } from "../facts/find-endpoints.ts";

/** A class with what stands directly in it. */
export interface ClassBody {
  readonly name: string;
  /** The first base type, with its namespace and without type arguments; empty without one. */
  readonly base: string;
  /** The first type argument of the base type. */
  readonly baseArgument: string | undefined;
  readonly isAbstract: boolean;
  readonly attributes: readonly Attribute[];
  readonly methods: readonly MethodBody[];
}

/** An attribute without its suffix: `[HttpGet("{id}")]` is `HttpGet`. */
export interface Attribute {
  readonly name: string;
  /** The offset behind its opening bracket; undefined without arguments. */
  readonly arguments: number | undefined;
}

/** A method or constructor of a class. */
export interface MethodBody {
  readonly name: string;
  readonly isPublic: boolean;
  readonly attributes: readonly Attribute[];
  /** The offsets of the member, from its signature to its end. */
  readonly start: number;
  readonly end: number;
}

const declaration = /\b(?:class|record)\s{1,9}(\w{1,200})/g;

/** Reads the classes of a C# file with their attributes and methods. */
export function readClassBodies(texts: SourceTexts): readonly ClassBody[] {
  const { blanked } = texts;
  return [...blanked.matchAll(declaration)].flatMap(({ 0: whole, 1: name = "", index }) => {
    const open = endOfHeader(texts, index + whole.length);
    if (open === undefined) return [];
    const header = blanked.slice(index + whole.length, open);
    const [, base = "", baseArgument] = /:\s*([\w.:]+)(?:<\s*([\w.]+))?/.exec(withoutBrackets(header)) ?? [];
    const { modifiers, attributes } = before(texts, index);
    const isAbstract = /\babstract\b/.test(modifiers);
    return [{ name, base, baseArgument, isAbstract, attributes, methods: methodsIn(texts, open) }];
  });
}

/** Returns the offset of the bracket that opens the body; undefined for a class without one. */
function endOfHeader({ blanked, brackets }: SourceTexts, from: number): number | undefined {
  const stop = /[;({[]/g;
  for (let at = from; ; ) {
    stop.lastIndex = at;
    const found = stop.exec(blanked);
    if (found === null || found[0] === ";") return undefined;
    if (found[0] === "{") return found.index;
    at = (brackets().closing.get(found.index) ?? found.index) + 1;
  }
}

// The parameters of a primary constructor can have default values with colons.
function withoutBrackets(header: string): string {
  return header.replace(/^\s*(?:<[^<>]*>)?\s*\([^()]*\)/, "");
}

/** Reads the modifiers and attributes before a declaration. */
function before(texts: SourceTexts, index: number) {
  const { blanked, brackets } = texts;
  const attributes: Attribute[] = [];
  const [modifiers = ""] = /(?:\b[a-z]{1,20}\s{1,99})*$/.exec(blanked.slice(Math.max(0, index - 500), index)) ?? [];
  let at = index - modifiers.length;
  while (at > 0) {
    while (/\s/.test(blanked[at - 1] ?? "")) at--;
    const open = blanked[at - 1] === "]" ? brackets().opening.get(at - 1) : undefined;
    if (open === undefined) break;
    attributes.unshift(...attributesIn(texts, open));
    at = open;
  }
  return { modifiers, attributes };
}

/** Reads the attributes of a section such as `[HttpGet("{id}"), Authorize]`. */
function attributesIn({ blanked, brackets }: SourceTexts, open: number): readonly Attribute[] {
  const { closing } = brackets();
  const end = closing.get(open) ?? open;
  const found: Attribute[] = [];
  const next = /[\s,]*(?:\w+:(?!:)\s*)?([\w.:]+)\s*(\()?/y;
  for (let at = open + 1; at < end; ) {
    next.lastIndex = at;
    const [whole, name = "", bracket] = next.exec(blanked) ?? [];
    if (whole === undefined) break;
    const args = bracket === undefined ? undefined : at + whole.length;
    found.push({ name: name.replace(/^.*[.:]/, "").replace(/(?<=.)Attribute$/, ""), arguments: args });
    at = args === undefined ? at + whole.length : (closing.get(args - 1) ?? end) + 1;
  }
  return found;
}

interface GrowingMember {
  readonly start: number;
  readonly attributes: readonly Attribute[];
  readonly name?: string;
  readonly isPublic?: boolean;
}

/** A bracket or semicolon directly in a class, and the end of what it opens. */
interface Stop {
  readonly sign: string;
  readonly index: number;
  readonly end: number;
}

/** Reads the methods between the brackets of a class, in one pass that steps over brackets inside. */
function methodsIn(texts: SourceTexts, open: number): readonly MethodBody[] {
  const methods: MethodBody[] = [];
  let member: GrowingMember = { start: open + 1, attributes: [] };
  for (const stop of stopsIn(texts, open)) {
    if (stop.sign === "[" || stop.sign === "(") {
      member = grown(texts, member, stop);
      continue;
    }
    const { start, attributes, name, isPublic = false } = member;
    if (name !== undefined) methods.push({ name, isPublic, attributes, start, end: stop.end });
    member = { start: stop.end + 1, attributes: [] };
  }
  return methods;
}

function stopsIn({ blanked, brackets }: SourceTexts, open: number): readonly Stop[] {
  const { closing } = brackets();
  const close = closing.get(open) ?? blanked.length;
  const found: Stop[] = [];
  const next = /[;({[]/g;
  next.lastIndex = open + 1;
  for (let stop = next.exec(blanked); stop !== null && stop.index < close; stop = next.exec(blanked)) {
    const { 0: sign, index } = stop;
    const end = sign === ";" ? index : (closing.get(index) ?? close);
    found.push({ sign, index, end });
    next.lastIndex = end + 1;
  }
  return found;
}

function grown(texts: SourceTexts, member: GrowingMember, { sign, index, end }: Stop): GrowingMember {
  // Bounded: a long expression has many brackets.
  const written = texts.blanked.slice(Math.max(member.start, index - 2000), index);
  if (sign === "(") return member.name === undefined ? { ...member, ...signatureOf(written) } : member;
  if (written.trim() !== "") return member;
  return { ...member, start: end + 1, attributes: [...member.attributes, ...attributesIn(texts, index)] };
}

const typeWords: ReadonlySet<string | undefined> = new Set(["public", "private", "protected", "internal", "static"]);

// A value behind `=` is a call and no method; a modifier before the bracket belongs to a tuple.
function signatureOf(written: string): Pick<GrowingMember, "name" | "isPublic"> {
  const [, name] = /(\w{1,200})\s*(?:<[^<>]*>)?\s*$/.exec(written.slice(-500)) ?? [];
  if (name === undefined || written.includes("=") || typeWords.has(name)) return {};
  return { name, isPublic: /\bpublic\b/.test(written) && !/\bstatic\b/.test(written) };
}
