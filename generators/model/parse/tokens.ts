import { createToken, type ITokenConfig, Lexer, type TokenType } from "chevrotain";

// The library would look again, for each token that it is told the categories of, which tokens they hold.
const tokenType = ({ categories = [], ...config }: ITokenConfig): TokenType => {
  // All have the same properties, so that the engine finds them at the same place.
  const type = createToken({ label: config.name, start_chars_hint: [], ...config });
  const CATEGORIES = [categories].flat();
  for (const category of CATEGORIES) addTo(category, type);
  return Object.assign(type, { CATEGORIES });
};
const addTo = (category: TokenType, { tokenTypeIdx = 0 }: TokenType): void => {
  category.isParent = true;
  Object.assign(category.categoryMatchesMap ?? {}, { [tokenTypeIdx]: true });
  category.categoryMatches?.push(tokenTypeIdx);
};
const category = (name: string, label: string): TokenType => tokenType({ name, label, pattern: Lexer.NA });

/** Any token at all, so that the parser can pass over what belongs nowhere. */
export const AnyToken = category("AnyToken", "anything");
/** A name where something is declared, and after a dot. */
export const AnyName = category("AnyName", "a name");
/** A name in a type. */
export const TypeName = category("TypeName", "a type");
/** A name that stands first in an expression. */
export const ExpressionName = category("ExpressionName", "an expression");
/** A keyword that is a name elsewhere. */
export const SoftKeyword = category("SoftKeyword", "a keyword");
export const BinaryOperator = category("BinaryOperator", "an operator");
export const UnaryOperator = category("UnaryOperator", "an operator");
export const Literal = category("Literal", "an expression");
export const AnnotationArgument = category("AnnotationArgument", "a whole number or a text in quotes");
/** What people write for an arrow; the parser reports the wrong ones. */
export const ArrowLike = category("ArrowLike", "`->`");

export const Identifier = tokenType({
  name: "Identifier",
  pattern: Lexer.NA,
  categories: [AnyToken, AnyName, TypeName, ExpressionName],
});

const word = (text: string, ...categories: readonly TokenType[]): TokenType =>
  tokenType({
    name: text.charAt(0).toUpperCase() + text.slice(1),
    label: `\`${text}\``,
    pattern: text,
    categories: [AnyToken, ...categories],
  });
// Begins or continues a declaration, and is a name wherever a declaration cannot be meant.
const soft = (text: string): TokenType => word(text, SoftKeyword, AnyName, TypeName, ExpressionName);
const sign = (name: string, text: string, ...categories: readonly TokenType[]): TokenType =>
  tokenType({ name, label: `\`${text}\``, pattern: text, categories: [AnyToken, ...categories] });
const digits = Array.from("0123456789");

export const Context = soft("context");
export const Module = soft("module");
export const Value = soft("value");
export const Quantity = soft("quantity");
export const Enum = soft("enum");
export const Event = soft("event");
export const Entity = soft("entity");
export const Aggregate = soft("aggregate");
export const Identified = soft("identified");
export const By = soft("by");
export const As = soft("as");
export const Guid = soft("guid");
export const Sequence = soft("sequence");
export const Natural = soft("natural");
export const Root = soft("root");
export const Versioned = soft("versioned");
export const Version = soft("version");
export const Repository = soft("repository");
export const Operations = soft("operations");
export const Find = soft("find");
export const States = soft("states");
export const Command = soft("command");
export const Create = soft("create");
export const Requires = soft("requires");
export const Emit = soft("emit");
export const Result = soft("result");
export const Service = soft("service");
export const Operation = soft("operation");
export const Usecase = soft("usecase");
export const Readmodel = soft("readmodel");
export const From = soft("from");
export const Query = soft("query");
export const Spec = soft("spec");
export const On = soft("on");
export const Policy = soft("policy");
export const Let = soft("let");
export const In = soft("in");
export const When = word("when", SoftKeyword, AnyName, ExpressionName);
export const If = word("if", SoftKeyword, AnyName);
export const Then = word("then", SoftKeyword, AnyName);
export const Else = word("else", SoftKeyword, AnyName);
export const Invariant = word("invariant");
export const Matches = word("matches");
export const True = word("true", Literal);
export const False = word("false", Literal);

export const Decimal = tokenType({
  name: "Decimal",
  pattern: /\d+\.\d+/y,
  start_chars_hint: digits,
  categories: [AnyToken, Literal],
});
export const Int = tokenType({
  name: "Int",
  label: "a whole number",
  pattern: /\d+/y,
  start_chars_hint: digits,
  categories: [AnyToken, Literal, AnnotationArgument],
});
export const StringText = tokenType({
  name: "StringText",
  label: "a text in quotes",
  pattern: /"(?:[^"\\\r\n]|\\[^\r\n])*"/y,
  start_chars_hint: ['"'],
  categories: [AnyToken, Literal, AnnotationArgument],
});
/** A text whose closing quote is missing; it ends with its line. */
export const UnclosedString = tokenType({
  name: "UnclosedString",
  pattern: /"(?:[^"\\\r\n]|\\[^\r\n])*\\?/y,
  start_chars_hint: ['"'],
  categories: [AnyToken, StringText, Literal, AnnotationArgument],
});
export const RegexText = tokenType({
  name: "RegexText",
  label: "a pattern such as `/[A-Z]+/`",
  pattern: /\/(?:[^/\\\r\n]|\\[^\r\n])+\//y,
  start_chars_hint: ["/"],
  categories: [AnyToken],
});
/** A pattern whose closing slash is missing; it ends with its line. */
export const UnclosedRegex = tokenType({
  name: "UnclosedRegex",
  pattern: /\/[^\r\n]*/y,
  start_chars_hint: ["/"],
  categories: [AnyToken, RegexText],
});
/** What begins only behind `matches`. */
export const patternTypes: readonly TokenType[] = [RegexText, UnclosedRegex];

export const LeftBrace = sign("LeftBrace", "{");
export const RightBrace = sign("RightBrace", "}");
export const LeftParen = sign("LeftParen", "(");
export const RightParen = sign("RightParen", ")");
export const Comma = sign("Comma", ",");
export const Colon = sign("Colon", ":");
export const Dot = sign("Dot", ".");
export const At = sign("At", "@");
export const Arrow = sign("Arrow", "->", ArrowLike);
export const FatArrow = sign("FatArrow", "=>", ArrowLike);
export const Equals = sign("Equals", "=", ArrowLike);
export const Coalesce = sign("Coalesce", "??", BinaryOperator);
export const Question = sign("Question", "?");
export const Or = sign("Or", "||", BinaryOperator);
export const And = sign("And", "&&", BinaryOperator);
export const Equal = sign("Equal", "==", BinaryOperator);
export const NotEqual = sign("NotEqual", "!=", BinaryOperator);
export const LessOrEqual = sign("LessOrEqual", "<=", BinaryOperator);
export const GreaterOrEqual = sign("GreaterOrEqual", ">=", BinaryOperator);
export const Less = sign("Less", "<", BinaryOperator);
export const Greater = sign("Greater", ">", BinaryOperator);
export const Plus = sign("Plus", "+", BinaryOperator);
export const Minus = sign("Minus", "-", BinaryOperator, UnaryOperator);
export const Times = sign("Times", "*", BinaryOperator);
export const Divide = sign("Divide", "/", BinaryOperator);
export const Not = sign("Not", "!", UnaryOperator);

/** The end of the text. It is a token like others, so that a rule which fails there loses only its own part of the tree. */
export const End = tokenType({ name: "End", pattern: Lexer.NA, categories: [AnyToken] });

const comment = (name: string, pattern: RegExp): TokenType => tokenType({ name, pattern, start_chars_hint: ["/"] });
export const DocLine = comment("DocLine", /\/\/\/(?!\/)[^\r\n]*/y);
const LineComment = comment("LineComment", /\/\/[^\r\n]*/y);
const BlockComment = comment("BlockComment", /\/\*[\s\S]*?\*\//y);
/** A block comment that never ends; everything after it is lost. */
export const UnclosedComment = comment("UnclosedComment", /\/\*[\s\S]*/y);
export const commentTypes: readonly TokenType[] = [DocLine, LineComment, BlockComment, UnclosedComment];

/** A character that begins no token. */
export const Unknown = tokenType({ name: "Unknown", pattern: Lexer.NA });

/** Every token, in the order in which they are tried; the first that fits is taken. */
export const tokens: readonly TokenType[] = [
  ...commentTypes,
  ...patternTypes,
  ...[Context, Module, Value, Quantity, Enum, Event, Entity, Aggregate, Identified, By, As, Guid, Sequence, Natural],
  ...[Root, Versioned, Version, Repository, Operations, Operation, Find, States, Command, Create, Requires, Emit],
  ...[Result, Service, Usecase, Readmodel, From, Query, Spec, On, Policy, Let, Invariant, In, When, If, Then, Else],
  ...[Matches, True, False, Identifier, Decimal, Int, StringText, UnclosedString],
  ...[LeftBrace, RightBrace, LeftParen, RightParen, Comma, Colon, Dot, At, Arrow, FatArrow, Coalesce, Question],
  ...[Or, And, Equal, NotEqual, LessOrEqual, GreaterOrEqual, Equals, Less, Greater, Plus, Minus, Times, Divide, Not],
  ...[
    Unknown,
    End,
    Literal,
    AnyToken,
    AnyName,
    TypeName,
    ExpressionName,
    SoftKeyword,
    BinaryOperator,
    UnaryOperator,
    ArrowLike,
    AnnotationArgument,
  ],
];
