import type { PatternReader } from "./pattern-reader.ts";
import { readClass, readEscape } from "./read-escape.ts";

/** The inline options that change how a pattern is read. */
interface Options {
  /** `x`: white space and comments are skipped. */
  readonly ignoresSpace: boolean;
  /** `n`: only named groups capture. */
  readonly isExplicit: boolean;
}

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

interface Progress {
  options: Options;
  last: "unit" | keyof typeof misplaced;
  bars: number;
  isTest: boolean;
}

function readAlternatives(reader: PatternReader, outer: SequenceLimits): void {
  if (outer.depth > DEEPEST) reader.fail("groups are nested too deeply");
  const { options, hasTest: isTest = false } = outer;
  const progress: Progress = { options, last: "nothing", bars: 0, isTest };
  for (;;) {
    skipBlank(reader, progress.options);
    if (reader.sees(/\)|$/y)) return;
    readPart(reader, outer, progress);
  }
}

function readPart(reader: PatternReader, outer: SequenceLimits, progress: Progress): void {
  if (reader.take(/\|/y)) {
    progress.bars += 1;
    progress.last = "nothing";
    if (progress.bars > (outer.mostBars ?? progress.bars)) reader.fail("a condition has more than two alternatives");
  } else if (reader.sees(quantifier)) {
    if (progress.last !== "unit") reader.fail(misplaced[progress.last]);
    readQuantifier(reader, progress.options);
    progress.last = "quantifier";
  } else if (reader.take(/\(/y)) {
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
  if (reader.take(/\\/y)) readEscape(reader);
  else if (reader.take(/\[/y)) readClass(reader);
  else reader.takeCharacter();
}

function skipBlank(reader: PatternReader, { ignoresSpace }: Options): void {
  for (;;) {
    if (ignoresSpace) reader.take(/[\t\n\f\r ]+/y);
    if (ignoresSpace && reader.take(/#[^\n]*/y)) continue;
    if (!reader.take(/\(\?#[^)]*/y)) return;
    if (!reader.take(/\)/y)) reader.fail("a `(?#` is not closed");
  }
}

/** quantifier = ( "*" | "+" | "?" | "{" number [ "," [ number ] ] "}" ) [ "?" ] */
const quantifier = /[*+?]|\{(\d+)(?:,(\d*))?\}/y;

function readQuantifier(reader: PatternReader, options: Options): void {
  const [least = 0, most = Number.POSITIVE_INFINITY] = (reader.take(quantifier) ?? [])
    .slice(1)
    .flatMap((digits) => (digits ? [reader.numberOf(digits)] : []));
  if (least > most) reader.fail(`\`{${least},${most}}\` is reversed`);
  skipBlank(reader, options);
  reader.take(/\?/y);
}

/** Reads a group after its parenthesis. Returns options if the group only sets them for the rest of the sequence. */
function readGroup(reader: PatternReader, outer: SequenceLimits, isTest: boolean): Options | undefined {
  const inner = { options: outer.options, depth: outer.depth + 1 };
  if (!reader.take(/\?(?!\))/y)) {
    if (!(isTest || outer.options.isExplicit)) reader.declareGroup();
    return closed(reader, inner);
  }
  if (reader.take(/<[=!]|[:=!>]/y)) return closed(reader, inner);
  if (reader.take(/</y)) return readNamed(reader, />/y, inner);
  if (reader.take(/'/y)) return readNamed(reader, /'/y, inner);
  if (reader.sees(/\(/y)) return readConditional(reader, inner);
  return outer.hasTest === true ? unknownGroup(reader) : readOptionGroup(reader, inner);
}

function readOptionGroup(reader: PatternReader, inner: SequenceLimits): Options | undefined {
  const options = readOptions(reader, inner.options);
  if (reader.take(/\)/y)) return options;
  return reader.take(/:/y) ? closed(reader, { ...inner, options }) : unknownGroup(reader);
}

function closed(reader: PatternReader, outer: SequenceLimits): undefined {
  readAlternatives(reader, outer);
  if (!reader.take(/\)/y)) reader.fail("a `(` is not closed");
}

function unknownGroup(reader: PatternReader): never {
  return reader.fail("a group begins with `(?` and something unknown");
}

/** options = { letter | "+" | "-" } */
function readOptions(reader: PatternReader, options: Options): Options {
  let { ignoresSpace, isExplicit } = options;
  let isOn = true;
  for (const letter of (reader.take(/[imnsx+-]+/iy)?.[0] ?? "").toLowerCase()) {
    if (letter === "+" || letter === "-") isOn = letter === "+";
    if (letter === "x") ignoresSpace = isOn;
    if (letter === "n") isExplicit = isOn;
  }
  return { ignoresSpace, isExplicit };
}

/** name = word [ "-" word ] | "-" word, then the closing delimiter. */
function readNamed(reader: PatternReader, closing: RegExp, inner: SequenceLimits): undefined {
  const name = reader.takeGroup();
  if (name === 0) reader.fail("a group cannot have the number 0");
  if (name !== "") reader.declareGroup(name);
  const other = reader.take(/-/y) ? reader.takeGroup() : name;
  if (other === "") reader.fail("the name of a group is not well formed");
  if (other !== name && !reader.hasGroup(other)) reader.fail(`there is no group \`${other}\``);
  if (!reader.take(closing)) reader.fail("the name of a group is not well formed");
  return closed(reader, inner);
}

/** conditional = "(?(" ( group reference | expression ) ")" yes [ "|" no ], before the second parenthesis. */
function readConditional(reader: PatternReader, inner: SequenceLimits): undefined {
  const start = reader.at;
  reader.take(/\(/y);
  const name = reader.takeGroup();
  const isNumber = typeof name === "number";
  // During the first pass no group is known, and both readings of a name consume the same text.
  const isGroup = name !== "" && reader.groups !== undefined && reader.hasGroup(name);
  if ((isNumber || isGroup) && reader.take(/\)/y)) {
    if (!reader.hasGroup(name)) reader.fail(`there is no group ${name}`);
    return closed(reader, { ...inner, mostBars: 1 });
  }
  if (isNumber) reader.fail("a condition is not closed");
  reader.at = start;
  if (reader.sees(/\(\?(?:#|'|<(?![=!]))/y)) reader.fail("a condition cannot be a comment or a named group");
  return closed(reader, { ...inner, mostBars: 1, hasTest: true });
}
