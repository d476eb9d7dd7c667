import type { Declaration, Missing, Name, Node } from "./ast-node.ts";
import type { durationUnits } from "./parse/tokens.ts";

/** An expression as written; at most about 600 levels deep, so a walk may be recursive. */
export type Expression =
  | IntLiteral
  | DecimalLiteral
  | StringLiteral
  | BoolLiteral
  | CalendarLiteral
  | DurationLiteral
  | Reference
  | ParenthesizedExpression
  | MemberExpression
  | CallExpression
  | ListExpression
  | MakeExpression
  | ExistsExpression
  | UnaryExpression
  | BinaryExpression
  | MatchesExpression
  | IfExpression
  | WhenExpression
  | LetExpression
  | MatchExpression
  | Missing;

export interface IntLiteral extends Node {
  readonly kind: "int";
  /** The digits as written, of any length. */
  readonly text: string;
}

export interface DecimalLiteral extends Node {
  readonly kind: "decimal";
  readonly text: string;
}

export interface StringLiteral extends Node {
  readonly kind: "string";
  /** The text without quotes and escapes. */
  readonly value: string;
}

export interface BoolLiteral extends Node {
  readonly kind: "bool";
  readonly value: boolean;
}

/** A day such as `2026-12-31`, or a time of day such as `14:30`. */
export interface CalendarLiteral extends Node {
  readonly kind: "date" | "time";
  readonly text: string;
}

/** A length of time, such as `3 days`. */
export interface DurationLiteral extends Node {
  readonly kind: "duration";
  /** The digits as written, of any length. */
  readonly amount: string;
  readonly unit: DurationUnit;
}

export type DurationUnit = (typeof durationUnits)[number];

/** The first name of an expression. */
export interface Reference extends Node {
  readonly kind: "reference";
  readonly name: Name;
}

export interface ParenthesizedExpression extends Node {
  readonly kind: "parenthesized";
  readonly inner: Expression;
}

/** `target.member` */
export interface MemberExpression extends Node {
  readonly kind: "memberAccess";
  readonly target: Expression;
  readonly member: Name;
}

/** `target.member(…)` */
export interface CallExpression extends Node {
  readonly kind: "call";
  readonly target: Expression;
  readonly member: Name;
  readonly arguments: readonly (Expression | Lambda)[];
}

/** `[a, b]` */
export interface ListExpression extends Node {
  readonly kind: "list";
  readonly items: readonly Expression[];
}

/** A value with its members: `Money(amount: 1)`. */
export interface MakeExpression extends Node {
  readonly kind: "make";
  /** The context of the value, if it is named. */
  readonly qualifier: Name | undefined;
  readonly name: Name;
  readonly arguments: readonly NamedArgument[];
}

/** `exists(customer)`: a question to the store. */
export interface ExistsExpression extends Node {
  readonly kind: "exists";
  readonly word: Name;
  readonly of: Expression;
}

/** `Target.behaviour(…)`, behind the `then` of a policy or a schedule. */
export interface CallClause {
  readonly target: Name;
  readonly behaviour: Name;
  readonly arguments: readonly NamedArgument[];
}

/** `name: value`, in a value, an event, a child's factory or a policy's call. */
export interface NamedArgument extends Declaration {
  readonly kind: "namedArgument";
  readonly value: Expression;
}

/** `parameter => body`, as an argument only. */
export interface Lambda extends Node {
  readonly kind: "lambda";
  readonly parameter: Name;
  readonly body: Expression;
}

export type UnaryOperator = "!" | "-";

export interface UnaryExpression extends Node {
  readonly kind: "unary";
  readonly operator: UnaryOperator;
  readonly operand: Expression;
}

export type BinaryOperator = "??" | "||" | "&&" | "==" | "!=" | "<" | "<=" | ">" | ">=" | "+" | "-" | "*" | "/" | "%";

/** Operators of one rank associate to the left. */
export interface BinaryExpression extends Node {
  readonly kind: "binary";
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

/** `operand matches /pattern/` */
export interface MatchesExpression extends Node {
  readonly kind: "matches";
  readonly operand: Expression;
  readonly pattern: RegexLiteral;
}

export interface RegexLiteral extends Node {
  readonly kind: "regex";
  /** The text between the slashes; `\/` is a slash. */
  readonly pattern: string;
}

export interface IfExpression extends Node {
  readonly kind: "if";
  readonly condition: Expression;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
}

/** `value when condition` */
export interface WhenExpression extends Node {
  readonly kind: "when";
  readonly value: Expression;
  readonly condition: Expression;
}

export interface LetExpression extends Node {
  readonly kind: "let";
  readonly bindings: readonly LetBinding[];
  readonly body: Expression;
}

/** `match union { Case(name) => value … }` */
export interface MatchExpression extends Node {
  readonly kind: "match";
  readonly subject: Expression;
  readonly arms: readonly MatchArm[];
}

/** `Case(name) => value` */
export interface MatchArm extends Node {
  readonly kind: "matchArm";
  readonly case: Name;
  /** The name of the case in the value. */
  readonly local: Name | undefined;
  readonly value: Expression;
}

export interface LetBinding extends Declaration {
  readonly kind: "binding";
  readonly value: Expression;
}
