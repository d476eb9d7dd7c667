import { isOnLaterLine } from "./expect.ts";
import { type Parser, peek, textOfNext } from "./parser.ts";
import { durationUnits } from "./tokens.ts";

const typeHint =
  "A type is a `value`, `quantity`, `enum`, `union` or `event`, or an `entity` of an `aggregate`, such as `value Money { … }`.";
const memberHint = "A field is written `name: Type`, without a word before it.";
const raiseHint = "An event is raised by `emit OrderPaid(order: id)`.";

const whereHint =
  "Criteria choose the rows, each by the field of its name: `query OrdersOf(customer: CustomerId): List<OrderRow>`.";

/** Hints by the words of other languages, in small letters. */
const byWord: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["class", "record", "struct", "interface", "type", "object"].map((word) => [word, typeHint])),
  ...Object.fromEntries(["public", "private", "protected", "readonly", "var", "val"].map((word) => [word, memberHint])),
  ...Object.fromEntries(["raise", "dispatch", "fire"].map((word) => [word, raiseHint])),
  function:
    "A `command` of an entity changes it, an `operation` of a `service` computes: `operation fee(days: Int): Int = days * 2`.",
  const: "A model has no constants of its own: write the value in its place, or as the default of a field.",
  constructor: "An entity is made by a factory: `create place(total: Decimal) { … }`.",
  return: "A command with a type answers by `result value`, a create factory by its entity.",
  throw: 'A rule is written `requires condition "message"`.',
  this: "A field is named alone: `note -> value`.",
  self: "A field is named alone: `note -> value`.",
  and: "Write `&&` for and.",
  or: "Write `||` for or.",
};

const listChanges = /^(?:add|append|push|insert|remove|delete|clear)(?:all|at|range)?$/i;

const months = /^(?:month|year)s?$/;
const units: ReadonlySet<string> = new Set(durationUnits.flatMap((unit) => [unit, unit.slice(0, -1)]));

/** Returns the form of the language for a token of another one that begins no item; undefined for any other token. */
export function foreignHint(parser: Parser): string | undefined {
  const word = textOfNext(parser);
  const before = isOnLaterLine(parser) ? undefined : peek(parser, -1);
  if (before === "int" || before === "decimal") return hintBehindNumber(parser, word);
  if (before === "name" && textAt(parser, -1) === "not") return "Write `!` for not.";
  return hintForSign(parser) ?? (parser.kind === "name" ? hintForWord(parser, word) : undefined);
}

function hintForWord(parser: Parser, word: string): string | undefined {
  if (peek(parser, 1) === "." && listChanges.test(textAt(parser, 2)))
    return `A list changes by \`${word} += value\` and \`${word} -= value\`.`;
  if (peek(parser, 1) === ":" && peek(parser, 2) === "=") return `A change is written \`${word} -> value\`.`;
  if (peek(parser, 1) === "?" && peek(parser, 2) === ":")
    return `The sign of an optional stands behind the type: \`${word}: String?\`.`;
  return Object.hasOwn(byWord, word.toLowerCase()) ? byWord[word.toLowerCase()] : undefined;
}

function hintForSign(parser: Parser): string | undefined {
  const { kind } = parser;
  if ((kind === "," || kind === ":") && peek(parser, 1) === "string")
    return `A message follows its condition without a sign: delete the \`${kind}\`.`;
  if (kind === ",") return "Nothing stands between members or statements: delete it.";
  if (kind === "?") return "A choice is written `if condition then a else b`.";
  if (kind === "where") return whereHint;
  const keyword = peek(parser, -2);
  const isRaised = keyword === "emit" || keyword === "publish";
  return kind === "{" && isRaised
    ? `Arguments stand in parentheses: \`${textAt(parser, -1)}(field: value)\`.`
    : undefined;
}

function hintBehindNumber(parser: Parser, word: string): string | undefined {
  if (parser.kind === ",") return "A number has no separators: write `1000.50`.";
  if (parser.kind !== "name" && !units.has(word)) return hintForSign(parser);
  if (months.test(word)) return "A month and a year have no length; a day moves by months: `day.addMonths(1)`.";
  if (units.has(word))
    return peek(parser, -1) === "int"
      ? `A space stands between a number and its unit: \`${textAt(parser, -1)} ${word}\`.`
      : "The number of a length of time is whole: `90 minutes`.";
  if (Object.hasOwn(byWord, word)) return byWord[word];
  return "A number has no unit but of time; a value has both: `Money(amount: 5, currency: EUR)`.";
}

function textAt({ tokens, text, index }: Parser, distance: number): string {
  return text.slice(tokens.starts[index + distance], tokens.ends[index + distance]);
}
