import { isWordCharacter, type PatternReader } from "./pattern-reader.ts";
import { readClass } from "./read-class.ts";
import { readEscape } from "./read-escape.ts";

/** The inline options that change how a pattern is read. */
interface Options {
  /** `x`: white space and comments are skipped. */
  readonly ignoresSpace: boolean;
  /** `n`: only named groups capture. */
  readonly isExplicit: boolean;
}

/** The options and limits of a sequence. */
interface SequenceLimits {
  readonly options: Options;
  /** The greatest number of `|`, in a conditional. */
  readonly mostBars?: number;
  /** True if the first group is the condition and none states options. */
  readonly hasTest?: boolean;
  readonly depth: number;
}

const DEEPEST = 500;

/** pattern = sequence { "|" sequence } */
export function readGroups(reader: PatternReader): void {
  readAlternatives(reader, { options: { ignoresSpace: false, isExplicit: false }, depth: 0 });
  if (!reader.isAtEnd) reader.fail("a `)` has no `(`");
}

/** The position in a sequence. */
interface Progress {
  options: Options;
  last: "unit" | "quantifier" | "nothing";
  bars: number;
  isTest: boolean;
}

function readAlternatives(reader: PatternReader, outer: SequenceLimits): void {
  if (outer.depth > DEEPEST) reader.fail("groups are nested too deeply");
  const { options, hasTest: isTest = false } = outer;
  const progress: Progress = { options, last: "nothing", bars: 0, isTest };
  for (;;) {
    skipBlank(reader, progress.options);
    if (reader.isAtEnd || reader.peek() === ")") return;
    readPart(reader, outer, progress);
  }
}

function readPart(reader: PatternReader, outer: SequenceLimits, progress: Progress): void {
  if (reader.take("|")) {
    progress.bars += 1;
    progress.last = "nothing";
    if (progress.bars > (outer.mostBars ?? progress.bars)) reader.fail("a condition has more than two alternatives");
  } else if (isQuantifier(reader)) {
    if (progress.last !== "unit") reader.fail(misplaced[progress.last]);
    readQuantifier(reader, progress.options);
    progress.last = "quantifier";
  } else if (reader.take("(")) {
    const kept = readGroup(reader, { ...outer, options: progress.options }, progress.isTest);
    progress.options = kept ?? progress.options;
    progress.last = kept === undefined ? "unit" : "nothing";
    progress.isTest = false;
  } else {
    readUnit(reader);
    progress.last = "unit";
  }
}

const misplaced = { quantifier: "a quantifier follows another", nothing: "a quantifier follows nothing" } as const;

function readUnit(reader: PatternReader): void {
  const character = reader.next();
  if (character === "\\") readEscape(reader);
  else if (character === "[") readClass(reader);
}

function skipBlank(reader: PatternReader, { ignoresSpace }: Options): void {
  for (;;) {
    if (ignoresSpace) reader.takeWhile((character) => /^[\t\n\f\r ]$/.test(character));
    if (ignoresSpace && reader.take("#")) reader.takeWhile((character) => character !== "\n");
    else if (reader.take("(?#")) {
      reader.takeWhile((character) => character !== ")");
      if (!reader.take(")")) reader.fail("a `(?#` is not closed");
    } else return;
  }
}

function isQuantifier(reader: PatternReader): boolean {
  return /^(?:[*+?]|\{\d+(?:,\d*)?\})/.test(reader.text.slice(reader.at));
}

/** quantifier = ( "*" | "+" | "?" | "{" number [ "," [ number ] ] "}" ) [ "?" ] */
function readQuantifier(reader: PatternReader, options: Options): void {
  if (reader.next() === "{") {
    const least = reader.takeNumber();
    const most = reader.take(",") && reader.peek() !== "}" ? reader.takeNumber() : undefined;
    if (most !== undefined && least > most) reader.fail(`\`{${least},${most}}\` is reversed`);
    reader.take("}");
  }
  skipBlank(reader, options);
  reader.take("?");
}

/** Reads a group after its parenthesis. Returns options if the group only sets them for the rest of the sequence. */
function readGroup(reader: PatternReader, outer: SequenceLimits, isTest: boolean): Options | undefined {
  const inner = { options: outer.options, depth: outer.depth + 1 };
  if (reader.peek() !== "?" || reader.peek(1) === ")") {
    if (!(isTest || outer.options.isExplicit)) reader.declareGroup();
    return closed(reader, inner);
  }
  reader.at += 1;
  if (["<=", "<!", ":", "=", "!", ">"].some((opening) => reader.take(opening))) return closed(reader, inner);
  if (reader.take("<")) return readNamed(reader, ">", inner);
  if (reader.take("'")) return readNamed(reader, "'", inner);
  if (reader.peek() === "(") return readConditional(reader, inner);
  return outer.hasTest === true ? unknownGroup(reader) : readOptionGroup(reader, inner);
}

function readOptionGroup(reader: PatternReader, inner: SequenceLimits): Options | undefined {
  const options = readOptions(reader, inner.options);
  if (reader.take(")")) return options;
  return reader.take(":") ? closed(reader, { ...inner, options }) : unknownGroup(reader);
}

function closed(reader: PatternReader, outer: SequenceLimits): undefined {
  readAlternatives(reader, outer);
  if (!reader.take(")")) reader.fail("a `(` is not closed");
}

function unknownGroup(reader: PatternReader): never {
  return reader.fail("a group begins with `(?` and something unknown");
}

/** options = { letter | "+" | "-" } */
function readOptions(reader: PatternReader, options: Options): Options {
  let { ignoresSpace, isExplicit } = options;
  let isOn = true;
  for (const letter of reader.takeWhile((character) => /^[imnsx+-]$/i.test(character)).toLowerCase()) {
    if (letter === "+" || letter === "-") isOn = letter === "+";
    if (letter === "x") ignoresSpace = isOn;
    if (letter === "n") isExplicit = isOn;
  }
  return { ignoresSpace, isExplicit };
}

/** name = word [ "-" word ] | "-" word, then the closing delimiter. */
function readNamed(reader: PatternReader, close: string, inner: SequenceLimits): undefined {
  const name = readName(reader);
  if (name === 0) reader.fail("a group cannot have the number 0");
  if (name !== "") reader.declareGroup(name);
  if (reader.take("-")) {
    const other = readName(reader);
    if (other === "") reader.fail("the name of a group is not well formed");
    if (!reader.hasGroup(other)) reader.fail(`there is no group \`${other}\``);
  } else if (name === "") reader.fail("the name of a group is not well formed");
  if (!reader.take(close)) reader.fail("the name of a group is not well formed");
  return closed(reader, inner);
}

function readName(reader: PatternReader): string | number {
  return /^\d$/.test(reader.peek()) ? reader.takeNumber() : reader.takeWhile(isWordCharacter);
}

/** conditional = "(?(" ( group reference | expression ) ")" yes [ "|" no ], after the second parenthesis. */
function readConditional(reader: PatternReader, inner: SequenceLimits): undefined {
  const start = reader.at;
  reader.at += 1;
  const isNumber = /^\d$/.test(reader.peek());
  const name = readName(reader);
  if (name !== "" && (isNumber || isGroup(reader, name)) && reader.take(")")) {
    if (!reader.hasGroup(name)) reader.fail(`there is no group ${name}`);
    return closed(reader, { ...inner, mostBars: 1 });
  }
  if (isNumber) reader.fail("a condition is not closed");
  reader.at = start;
  if (/^\(\?(?:#|'|<(?![=!]))/.test(reader.text.slice(reader.at)))
    reader.fail("a condition cannot be a comment or a named group");
  return closed(reader, { ...inner, mostBars: 1, hasTest: true });
}

// During the first pass no group is known, and both readings of a name consume the same text.
function isGroup(reader: PatternReader, name: string | number): boolean {
  return reader.groups !== undefined && reader.hasGroup(name);
}
