import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Name } from "../ast-node.ts";
import type * as ast from "../expression-ast.ts";
import {
  beginsNext,
  expect,
  expectDeclaredName,
  expectMemberName,
  expectName,
  isOnLaterLine,
  missing,
  reportMismatch,
  takeName,
} from "./expect.ts";
import { expectPattern, takeBool, takeCalendar, takeDecimal, takeDuration, takeInt, takeString } from "./literals.ts";
import { parseArguments, parseNamedItems } from "./parse-type.ts";
import {
  accept,
  advance,
  complain,
  mostOperations,
  nested,
  type Parser,
  peek,
  spanFrom,
  spanOfNext,
  startOf,
} from "./parser.ts";
import { isExpressionName, isName, isTypeName, operatorRanks } from "./tokens.ts";

const rankOf: ReadonlyMap<string, number> = new Map(
  operatorRanks.flatMap((operators, rank) => operators.map((operator) => [operator, rank] as const)),
);

/** expr = let | guard */
export function parseExpression(parser: Parser): ast.Expression {
  return beginsLet(parser) ? nested(parser, parseLet) : parseGuard(parser);
}

function beginsLet(parser: Parser): boolean {
  return parser.kind === "let" && isName(peek(parser, 1)) && peek(parser, 2) === "=";
}

/** let = "let" binding { "," binding } "in" expr */
function parseLet(parser: Parser): ast.LetExpression {
  const start = startOf(parser);
  const bindings: ast.LetBinding[] = [];
  expect(parser, "let");
  do bindings.push(parseBinding(parser));
  while (accept(parser, ","));
  expect(parser, "in");
  const body = parseExpression(parser);
  return { kind: "let", bindings, body, span: spanFrom(parser, start) };
}

/** binding = SNAME "=" expr */
function parseBinding(parser: Parser): ast.LetBinding {
  const name = expectName(parser);
  expect(parser, "=");
  const value = parseExpression(parser);
  return { kind: "binding", name, value, span: spanFrom(parser, name.start) };
}

/** guard = cond [ "when" cond ] */
function parseGuard(parser: Parser): ast.Expression {
  const value = parseCondition(parser);
  if (parser.kind !== "when" || beginsNext(parser)) return value;
  advance(parser);
  const condition = parseCondition(parser);
  return { kind: "when", value, condition, span: spanFrom(parser, value.span.start) };
}

/** cond = if | match | binary */
export function parseCondition(parser: Parser): ast.Expression {
  if (beginsMatch(parser)) return nested(parser, parseMatch);
  return parser.kind === "if" && !beginsNext(parser) ? nested(parser, parseIf) : parseBinary(parser, 0);
}

/** if = "if" cond "then" cond "else" cond */
function parseIf(parser: Parser): ast.IfExpression {
  const start = startOf(parser);
  expect(parser, "if");
  const condition = parseCondition(parser);
  expect(parser, "then");
  const whenTrue = parseCondition(parser);
  expect(parser, "else");
  const whenFalse = parseCondition(parser);
  return { kind: "if", condition, whenTrue, whenFalse, span: spanFrom(parser, start) };
}

// `match` is a name as well: the names of a subject, a brace and an arm, at least its name, follow the word alone.
function beginsMatch(parser: Parser): boolean {
  if (parser.kind !== "match" || !isExpressionName(peek(parser, 1))) return false;
  let distance = 1;
  while (isName(peek(parser, distance)) && peek(parser, distance + 1) === ".") distance += 2;
  const arm = distance + 2;
  return (
    isName(peek(parser, distance)) &&
    peek(parser, distance + 1) === "{" &&
    peek(parser, arm) !== "}" &&
    ["=>", "(", "}"].includes(peek(parser, arm + 1))
  );
}

/** match = "match" ENAME { "." SNAME } "{" arm { arm } "}" */
function parseMatch(parser: Parser): ast.MatchExpression {
  countOperation(parser);
  const start = startOf(parser);
  advance(parser);
  const subject = parsePostfix(parser);
  const arms: ast.MatchArm[] = [];
  expect(parser, "{");
  do arms.push(parseArm(parser));
  while (isName(parser.kind));
  expect(parser, "}");
  return { kind: "match", subject, arms, span: spanFrom(parser, start) };
}

/** arm = NAME [ "(" SNAME ")" ] "=>" expr [ "," ] */
function parseArm(parser: Parser): ast.MatchArm {
  const name = expectDeclaredName(parser);
  const local = accept(parser, "(") ? expectName(parser) : undefined;
  if (local !== undefined) expect(parser, ")");
  expect(parser, "=>");
  const value = parseExpression(parser);
  const span = spanFrom(parser, name.start);
  accept(parser, ",");
  return { kind: "matchArm", case: name, local, value, span };
}

/** binary = unary { OPERATOR unary | "matches" REGEX }, as far as the operators bind as tightly as `lowest`. */
function parseBinary(parser: Parser, lowest: number): ast.Expression {
  let left = parseUnary(parser);
  for (;;) {
    const operator = parser.kind;
    const rank = rankOf.get(operator);
    if (rank === undefined || rank < lowest || !countOperation(parser)) return left;
    advance(parser);
    const { start } = left.span;
    left = isBinaryOperator(operator)
      ? { kind: "binary", operator, left, right: parseBinary(parser, rank + 1), span: spanFrom(parser, start) }
      : { kind: "matches", operand: left, pattern: expectPattern(parser), span: spanFrom(parser, start) };
  }
}

function isBinaryOperator(kind: string): kind is ast.BinaryOperator {
  return rankOf.has(kind) && kind !== "matches";
}

/** unary = { "!" | "-" } postfix */
function parseUnary(parser: Parser): ast.Expression {
  if (parser.kind !== "!" && parser.kind !== "-") return parsePostfix(parser);
  const first = parser.index;
  while ((parser.kind === "!" || parser.kind === "-") && countOperation(parser)) advance(parser);
  const end = parser.index;
  let operand = parsePostfix(parser);
  const { kinds, starts } = parser.tokens;
  for (let index = end - 1; index >= first; index -= 1) {
    const span = spanFrom(parser, starts[index] ?? 0);
    operand = { kind: "unary", operator: kinds[index] === "!" ? "!" : "-", operand, span };
  }
  return operand;
}

/** postfix = primary { "." SNAME [ arguments ] } */
function parsePostfix(parser: Parser): ast.Expression {
  let target = parsePrimary(parser);
  while (parser.kind === "." && countOperation(parser)) target = parseAccess(parser, target);
  return target;
}

function parseAccess(parser: Parser, target: ast.Expression): ast.MemberExpression | ast.CallExpression {
  expect(parser, ".");
  const member = expectMemberName(parser);
  const given = parser.kind === "(" ? nested(parser, parseCallArguments) : undefined;
  const span = spanFrom(parser, target.span.start);
  // Empty parentheses may be left out.
  return given === undefined || given.length === 0
    ? { kind: "memberAccess", target, member, span }
    : { kind: "call", target, member, arguments: given, span };
}

/** arguments = "(" [ argument { "," argument } ] ")" */
function parseCallArguments(parser: Parser): readonly (ast.Expression | ast.Lambda)[] {
  return parseArguments(parser, parseArgument);
}

/** argument = SNAME "=>" expr | expr */
function parseArgument(parser: Parser): ast.Expression | ast.Lambda {
  if (!isName(parser.kind) || peek(parser, 1) !== "=>") return parseExpression(parser);
  const parameter = takeName(parser);
  expect(parser, "=>");
  const body = parseExpression(parser);
  return { kind: "lambda", parameter, body, span: spanFrom(parser, parameter.start) };
}

/** [ namedArguments ], with namedArguments = "(" [ namedArgument { "," namedArgument } ] ")" */
export function parseNamedArguments(parser: Parser): readonly ast.NamedArgument[] {
  return parser.kind === "(" ? parseNamedItems(parser, "an argument", parseNamedArgument) : [];
}

/** namedArgument = SNAME ":" expr */
function parseNamedArgument(parser: Parser): ast.NamedArgument {
  const name = expectName(parser);
  expect(parser, ":", "`:`", "An argument has its name before it: `amount: 5`.");
  const value = parseExpression(parser);
  return { kind: "namedArgument", name, value, span: spanFrom(parser, name.start) };
}

/** primary = make | exists | list | ENAME | INT | DECIMAL | DATE | TIME | DURATION | STRING | "true" | "false" | "(" expr ")" */
function parsePrimary(parser: Parser): ast.Expression {
  if (beginsOpen(parser)) return parseOpen(parser);
  if (isExpressionName(parser.kind)) return parseNamed(parser);
  if (parser.kind === "(") return nested(parser, parseParenthesized);
  if (parser.kind === "[") return nested(parser, parseList);
  const number = takeInt(parser) ?? takeDecimal(parser) ?? takeCalendar(parser) ?? takeDuration(parser);
  return number ?? takeString(parser) ?? takeBool(parser) ?? missing(parser, "an expression");
}

/** True for a `let`, `if` or `match`, which is no operand, as it ends where the whole expression does. */
function beginsOpen(parser: Parser): boolean {
  // On a later line, `if` begins the next statement, and a line ends with no condition.
  const isOnLine = !(isOnLaterLine(parser) || isOnLaterLine(parser, 1));
  return beginsLet(parser) || beginsMatch(parser) || (parser.kind === "if" && isOnLine && !beginsNext(parser));
}

/** Reports an operand that lacks its parentheses, and reads it. */
function parseOpen(parser: Parser): ast.Expression {
  reportMismatch(parser, "an expression", "Put it in parentheses.");
  return nested(parser, parseExpression);
}

function parseNamed(parser: Parser): ast.Expression {
  // A name with a colon or an arrow begins the next member or assignment.
  if (beginsNext(parser)) return missing(parser, "an expression");
  if (beginsMake(parser)) return parseMake(parser);
  if (parser.kind === "exists" && peek(parser, 1) === "(") return parseExists(parser);
  const name = takeName(parser);
  if (parser.kind === "(") refuseCall(parser, name);
  return { kind: "reference", name, span: name };
}

// Behind a context, only named arguments tell a value from a member.
function beginsMake(parser: Parser): boolean {
  const isQualified = peek(parser, 1) === "." && isTypeName(peek(parser, 2));
  const at = isQualified ? 3 : 1;
  if (!isTypeName(parser.kind) || peek(parser, at) !== "(") return false;
  return (!isQualified && peek(parser, at + 1) === ")") || areNamed(parser, at);
}

/** True if the arguments in the brackets at a distance begin with a name and a colon. */
function areNamed(parser: Parser, distance: number): boolean {
  return isName(peek(parser, distance + 1)) && peek(parser, distance + 2) === ":";
}

/** make = TNAME [ "." TNAME ] namedArguments */
function parseMake(parser: Parser): ast.MakeExpression {
  countOperation(parser);
  const first = takeName(parser);
  const second = accept(parser, ".") ? takeName(parser) : undefined;
  const given = nested(parser, parseNamedArguments);
  const [qualifier, name] = second === undefined ? [undefined, first] : [first, second];
  return { kind: "make", qualifier, name, arguments: given, span: spanFrom(parser, first.start) };
}

/** exists = "exists" "(" expr ")" */
function parseExists(parser: Parser): ast.ExistsExpression {
  countOperation(parser);
  const word = takeName(parser);
  const { inner } = nested(parser, parseParenthesized);
  return { kind: "exists", word, of: inner, span: spanFrom(parser, word.start) };
}

function refuseCall(parser: Parser, name: Name): void {
  const hint =
    "A value is made with the names of its members, such as `Money(amount: 1)`; operations stand behind a dot: `lines.count`.";
  complain(parser, catalogue.calledName, { name: name.text }, { span: name, hint });
  skipArguments(parser);
}

/** Reads the arguments of what takes none, so that they are no mistake of their own. */
function skipArguments(parser: Parser): void {
  nested<unknown>(parser, areNamed(parser, 0) ? parseNamedArguments : parseCallArguments);
}

/** list = "[" [ expr { "," expr } ] "]" */
function parseList(parser: Parser): ast.ListExpression {
  const start = startOf(parser);
  const items: ast.Expression[] = [];
  expect(parser, "[");
  if (parser.kind !== "]") {
    do items.push(parseExpression(parser));
    while (accept(parser, ","));
  }
  expect(parser, "]", "`,` or `]`");
  return { kind: "list", items, span: spanFrom(parser, start) };
}

function parseParenthesized(parser: Parser): ast.ParenthesizedExpression {
  const start = startOf(parser);
  expect(parser, "(");
  const inner = parseExpression(parser);
  expect(parser, ")");
  return { kind: "parenthesized", inner, span: spanFrom(parser, start) };
}

// Returns false beyond the limit, where the rest of the expression is skipped.
function countOperation(parser: Parser): boolean {
  parser.operations += 1;
  if (parser.operations <= mostOperations) return true;
  complain(parser, catalogue.expressionTooLong, { limit: mostOperations }, { span: spanOfNext(parser) });
  parser.kind = "lost";
  return false;
}
