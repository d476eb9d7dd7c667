import type { NamedTypeRef, ParameterDecl, TypeRef } from "../ast.ts";
import type * as ast from "../expression-ast.ts";

/** The source text from which literals are copied, because one literal has several spellings. */
export type Source = string;

export function typeText(type: TypeRef): string {
  return type.kind === "missing" ? "" : namedTypeText(type);
}

function namedTypeText({ qualifier, name, arguments: given, isOptional }: NamedTypeRef): string {
  const types = given.length === 0 ? "" : `<${given.map(typeText).join(", ")}>`;
  return `${qualifier === undefined ? "" : `${qualifier.text}.`}${name.text}${types}${isOptional ? "?" : ""}`;
}

export function parametersText(parameters: readonly ParameterDecl[], source: Source): string {
  return `(${parameters.map((parameter) => parameterText(parameter, source)).join(", ")})`;
}

export function parameterText({ name, type, value }: ParameterDecl, source: Source): string {
  return `${name.text}: ${typeText(type)}${value === undefined ? "" : ` = ${expressionText(value, source)}`}`;
}

/** Formats named arguments in parentheses; empty without arguments. */
export function namedArgumentsText(given: readonly ast.NamedArgument[], source: Source): string {
  return given.length === 0 ? "" : argumentsText(given, (value) => expressionText(value, source));
}

function argumentsText(given: readonly ast.NamedArgument[], text: (value: ast.Expression) => string): string {
  return `(${given.map(({ name, value }) => `${name.text}: ${text(value)}`).join(", ")})`;
}

/** The expressions with several spellings. */
export type Literal =
  | ast.CalendarLiteral
  | ast.DurationLiteral
  | ast.IntLiteral
  | ast.DecimalLiteral
  | ast.StringLiteral
  | ast.BoolLiteral
  | ast.RegexLiteral;

/** Formats an expression on one line, with the author's parentheses and literals. */
export function expressionText(expression: ast.Expression | ast.Lambda, source: Source): string {
  return spellExpression(expression, (literal) => literalText(literal, source));
}

/** Formats an expression on one line, with the author's parentheses; `spell` formats its literals. */
export function spellExpression(expression: ast.Expression | ast.Lambda, spell: (literal: Literal) => string): string {
  const text = (inner: ast.Expression | ast.Lambda): string => spellExpression(inner, spell);
  switch (expression.kind) {
    case "missing":
      return "";
    case "int":
    case "decimal":
    case "string":
    case "bool":
    case "date":
    case "time":
    case "duration":
      return spell(expression);
    case "reference":
      return expression.name.text;
    case "parenthesized":
      return `(${text(expression.inner)})`;
    case "memberAccess":
      return `${text(expression.target)}.${expression.member.text}`;
    case "call":
      return `${text(expression.target)}.${expression.member.text}(${expression.arguments.map(text).join(", ")})`;
    case "list":
      return `[${expression.items.map(text).join(", ")}]`;
    case "make": {
      const { qualifier, name, arguments: given } = expression;
      return `${qualifier === undefined ? "" : `${qualifier.text}.`}${name.text}${argumentsText(given, text)}`;
    }
    case "exists":
      return `exists(${text(expression.of)})`;
    case "lambda":
      return `${expression.parameter.text} => ${text(expression.body)}`;
    case "unary":
      return `${expression.operator}${text(expression.operand)}`;
    case "binary":
      return `${text(expression.left)} ${expression.operator} ${text(expression.right)}`;
    case "matches":
      return `${text(expression.operand)} matches ${spell(expression.pattern)}`;
    case "if":
      return `if ${text(expression.condition)} then ${text(expression.whenTrue)} else ${text(expression.whenFalse)}`;
    case "when":
      return `${text(expression.value)} when ${text(expression.condition)}`;
    case "match": {
      const arms = expression.arms.map(({ case: name, local, value }) => {
        return `${name.text}${local === undefined ? "" : `(${local.text})`} => ${text(value)}`;
      });
      return `match ${text(expression.subject)} { ${arms.join(", ")} }`;
    }
    case "let": {
      const bindings = expression.bindings.map(({ name, value }) => `${name.text} = ${text(value)}`);
      return `let ${bindings.join(", ")} in ${text(expression.body)}`;
    }
  }
}

/** Copies a literal as written. */
export function literalText({ kind, span }: Literal, source: Source): string {
  const text = source.slice(span.start, span.end);
  return kind === "duration" ? text.replace(/[ \t]+/, " ") : text;
}
