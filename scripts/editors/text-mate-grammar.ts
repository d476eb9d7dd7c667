import { durationUnits, type Keyword, keywords, signs } from "../../generators/model/parse/tokens.ts";
import { generics, scalars } from "../../generators/model/type.ts";

/** The keywords that steer an expression. */
const flow: ReadonlySet<Keyword> = new Set(["if", "then", "else", "when", "let", "in", "matches"]);
/** The keywords before the name of a type. */
const types: ReadonlySet<Keyword> = new Set([
  ...(["value", "quantity", "enum", "event", "entity", "aggregate", "service", "readmodel", "policy", "spec"] as const),
]);
/** The keywords before the name of something that runs. */
const functions: ReadonlySet<Keyword> = new Set(["command", "create", "operation", "usecase", "query", "find"]);
const constants: ReadonlySet<Keyword> = new Set(["true", "false"]);
/** The words that are keywords before a colon, too. */
const beforeColon: ReadonlySet<Keyword> = new Set(["operations"]);

interface Rule {
  readonly name?: string;
  readonly match?: string;
  readonly begin?: string;
  readonly end?: string;
  readonly captures?: Readonly<Record<string, { readonly name: string }>>;
  readonly beginCaptures?: Readonly<Record<string, { readonly name: string }>>;
  readonly patterns?: readonly Rule[];
}

/** Returns the TextMate grammar of models, made of the keywords and signs of the lexer. */
export function textMateGrammar() {
  return {
    name: "Tenon model",
    scopeName: "source.tenon-model",
    fileTypes: ["model"],
    patterns: [...comments, ...literals, ...declarations(), ...words(), ...names, operators()],
  };
}

const comments: readonly Rule[] = [
  { name: "comment.line.documentation.tenon-model", match: "///(?!/).*$" },
  { name: "comment.line.double-slash.tenon-model", match: "//.*$" },
  { name: "comment.block.tenon-model", begin: "/\\*", end: "\\*/" },
];

const text: Rule = {
  name: "string.quoted.double.tenon-model",
  begin: '"',
  // A text ends with its line, also without its quote.
  end: '"|$',
  patterns: [
    { name: "constant.character.escape.tenon-model", match: "\\\\." },
    { name: "variable.parameter.route.tenon-model", match: '\\{[^{}"]+\\}' },
  ],
};

const literals: readonly Rule[] = [
  text,
  {
    match: "\\b(matches)\\s*(/(?:[^/\\\\\\r\\n]|\\\\.)+/)",
    captures: {
      "1": { name: "keyword.control.tenon-model" },
      "2": { name: "string.regexp.tenon-model" },
    },
  },
  { name: "constant.other.date.tenon-model", match: "\\b[0-9]{4}-[0-9]{2}-[0-9]{2}\\b" },
  { name: "constant.other.time.tenon-model", match: "\\b[0-9]{2}:[0-9]{2}(:[0-9]{2})?\\b" },
  {
    name: "constant.numeric.duration.tenon-model",
    match: `\\b[0-9]+[ \\t]+(${durationUnits.map((unit) => `${unit}?`).join("|")})\\b`,
  },
  { name: "constant.numeric.decimal.tenon-model", match: "\\b[0-9]+\\.[0-9]+\\b" },
  { name: "constant.numeric.integer.tenon-model", match: "\\b[0-9]+\\b" },
  {
    match: "(@)([A-Za-z_]\\w*)",
    captures: {
      "1": { name: "punctuation.definition.annotation.tenon-model" },
      "2": { name: "entity.name.function.decorator.tenon-model" },
    },
  },
];

function declarations(): readonly Rule[] {
  return [
    declaration(types, "entity.name.type.tenon-model"),
    declaration(functions, "entity.name.function.tenon-model"),
    declaration(new Set<Keyword>(["context", "module"]), "entity.name.namespace.tenon-model"),
  ];
}

function declaration(words: ReadonlySet<Keyword>, name: string): Rule {
  return {
    match: `(?<![.@\\w])(${[...words].join("|")})\\s+([A-Za-z_]\\w*)`,
    captures: { "1": { name: "keyword.declaration.tenon-model" }, "2": { name } },
  };
}

/** Returns the rules of keywords. A soft keyword before a colon, or behind a dot, is a name. */
function words(): readonly Rule[] {
  const all = [...keywords.values()];
  const rest = all.filter((word) => !(flow.has(word) || constants.has(word) || beforeColon.has(word)));
  const rule = (name: string, some: readonly Keyword[], behind = "(?!\\s*[:.])"): Rule => ({
    name,
    match: `(?<![.@\\w])(?:${some.join("|")})\\b${behind}`,
  });
  return [
    rule("constant.language.tenon-model", [...constants]),
    rule("keyword.control.tenon-model", [...flow]),
    rule("keyword.other.tenon-model", [...beforeColon], ""),
    rule("keyword.other.tenon-model", rest),
  ];
}

const names: readonly Rule[] = [
  { name: "variable.other.property.tenon-model", match: "(?<![.\\w])[A-Za-z_]\\w*(?=\\s*:)" },
  { name: "support.type.tenon-model", match: `\\b(?:${[...Object.keys(scalars), ...generics.keys()].join("|")})\\b` },
  { name: "entity.name.type.tenon-model", match: "\\b[A-Z]\\w*\\b" },
  { name: "variable.other.tenon-model", match: "\\b[a-z_]\\w*\\b" },
];

function operators(): Rule {
  const isOperator = (sign: string) => !["{", "}", "(", ")", ",", ":", ".", "@"].includes(sign);
  const escaped = signs.filter(isOperator).map((sign) => sign.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  const longestFirst = escaped.sort((one, other) => other.length - one.length);
  return { name: "keyword.operator.tenon-model", match: longestFirst.join("|") };
}
