import type { BinaryOperator, DurationUnit, UnaryOperator } from "./expression-ast.ts";
import type { DeclaredType, TextFormat, Type } from "./type.ts";

/** A typed expression with resolved names. Parentheses are implied by the shape. */
export type Expr = ExprShape & { readonly type: Type };

type ExprShape =
  | { readonly kind: "int" | "decimal"; readonly text: string }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "bool"; readonly value: boolean }
  | { readonly kind: "date" | "time"; readonly text: string }
  | { readonly kind: "duration"; readonly amount: string; readonly unit: DurationUnit }
  | { readonly kind: "now" }
  /** The identity of who calls. */
  | { readonly kind: "caller" }
  /** True if who calls has a role. */
  | { readonly kind: "callerHas"; readonly role: string }
  /** True if the store has an aggregate of an identity. */
  | { readonly kind: "exists"; readonly of: Expr; readonly root: DeclaredType }
  /** A field of the aggregate of an identity in the store; absent with the aggregate. */
  | { readonly kind: "fieldOf"; readonly of: Expr; readonly root: DeclaredType; readonly name: string }
  /** The absent value of an optional type. */
  | { readonly kind: "none" }
  /** A parameter of a command, factory, operation or enum. */
  | { readonly kind: "parameter"; readonly name: string }
  /** A lambda's parameter or a `let` name. */
  | { readonly kind: "local"; readonly name: string }
  /** A field of the enclosing declaration or of a read model's source. */
  | { readonly kind: "field"; readonly name: string }
  /** The identity of the enclosing declaration. */
  | { readonly kind: "identity" }
  | { readonly kind: "enumMember"; readonly enum: DeclaredType; readonly name: string }
  | { readonly kind: "member"; readonly target: Expr; readonly name: string }
  /** The identity of another entity: `target.id`. */
  | { readonly kind: "identityOf"; readonly target: Expr }
  /** The test of a specification; without a target, of the enclosing declaration. */
  | { readonly kind: "satisfies"; readonly specification: SpecificationName; readonly target: Expr | undefined }
  /** A new value of the model; its other members have their defaults. */
  | {
      readonly kind: "make";
      readonly value: DeclaredType;
      readonly arguments: readonly { readonly name: string; readonly value: Expr }[];
    }
  /** A new list, set or map: the items of another one, if there is one, and some more. */
  | { readonly kind: "list"; readonly of: Expr | undefined; readonly items: readonly Expr[] }
  /** An optional value that is proven present. */
  | { readonly kind: "present"; readonly of: Expr }
  /** A built-in member or call, such as `lines.count` or `name.startsWith("A")`. */
  | {
      readonly kind: "operation";
      readonly operation: OperationName;
      readonly target: Expr;
      readonly arguments: readonly Expr[];
    }
  | {
      readonly kind: "lambdaOperation";
      readonly operation: LambdaOperationName;
      readonly target: Expr;
      readonly parameter: string;
      readonly body: Expr;
    }
  | { readonly kind: "unary"; readonly operator: UnaryOperator; readonly operand: Expr }
  | { readonly kind: "binary"; readonly operator: BinaryOperator; readonly left: Expr; readonly right: Expr }
  | { readonly kind: "matches"; readonly operand: Expr; readonly pattern: string; readonly format?: TextFormat }
  | { readonly kind: "if"; readonly condition: Expr; readonly whenTrue: Expr; readonly whenFalse: Expr }
  | { readonly kind: "when"; readonly value: Expr; readonly condition: Expr }
  | {
      readonly kind: "let";
      readonly bindings: readonly { readonly name: string; readonly value: Expr }[];
      readonly body: Expr;
    }
  /** The value of the case that a union is; each case has one arm. */
  | { readonly kind: "match"; readonly subject: Expr; readonly arms: readonly MatchedCase[] };

/** An arm of `match`, with the local name of its case. */
export interface MatchedCase {
  readonly case: DeclaredType;
  readonly local: string | undefined;
  readonly value: Expr;
}

/** A specification by its context and declared name. */
export interface SpecificationName {
  readonly context: string;
  readonly name: string;
}

export type OperationName =
  | "length"
  | "trim"
  | "lower"
  | "upper"
  | "isBlank"
  | "startsWith"
  | "endsWith"
  | "containsText"
  | "substring"
  | "replace"
  | "round"
  | "floor"
  | "ceiling"
  | "toInt"
  | "toLong"
  | "toDouble"
  | "toDecimal"
  | "count"
  | "isEmpty"
  | "isNotEmpty"
  | "containsItem"
  | "first"
  | "last"
  | "distinct"
  | "average"
  | "min"
  | "max"
  | "hasKey"
  | "get"
  | "keys"
  | "start"
  | "end"
  | CalendarOperation
  | "isPresent"
  | "isNone";

/** The parts of days, times and lengths of time, the day and time of an instant, and a day some months later. */
export type CalendarOperation =
  | ("date" | "time" | "at" | "addMonths")
  | ("year" | "month" | "day" | "hour" | "minute" | "second")
  | ("days" | "hours" | "minutes" | "seconds");

export type LambdaOperationName =
  | ("all" | "any" | "none" | "count" | "distinctBy" | "sum" | "average" | "min" | "max")
  /** These give some of the items, all in another order, or a result for each. */
  | ("where" | "orderBy" | "map");

/** Replaces the direct subexpressions of an expression; the shape and the type stay. */
export function mapExpr(expr: Expr, map: (part: Expr) => Expr): Expr {
  switch (expr.kind) {
    case "member":
    case "identityOf":
      return { ...expr, target: map(expr.target) };
    case "satisfies":
      return { ...expr, target: expr.target && map(expr.target) };
    case "present":
    case "exists":
    case "fieldOf":
      return { ...expr, of: map(expr.of) };
    case "make":
      return { ...expr, arguments: expr.arguments.map(({ name, value }) => ({ name, value: map(value) })) };
    case "list":
      return { ...expr, of: expr.of && map(expr.of), items: expr.items.map(map) };
    case "operation":
      return { ...expr, target: map(expr.target), arguments: expr.arguments.map(map) };
    case "lambdaOperation":
      return { ...expr, target: map(expr.target), body: map(expr.body) };
    case "unary":
    case "matches":
      return { ...expr, operand: map(expr.operand) };
    case "binary":
      return { ...expr, left: map(expr.left), right: map(expr.right) };
    case "if":
      return { ...expr, condition: map(expr.condition), whenTrue: map(expr.whenTrue), whenFalse: map(expr.whenFalse) };
    case "when":
      return { ...expr, value: map(expr.value), condition: map(expr.condition) };
    case "let":
      return {
        ...expr,
        bindings: expr.bindings.map(({ name, value }) => ({ name, value: map(value) })),
        body: map(expr.body),
      };
    case "match":
      return {
        ...expr,
        subject: map(expr.subject),
        arms: expr.arms.map((arm) => ({ ...arm, value: map(arm.value) })),
      };
    case "int":
    case "decimal":
    case "string":
    case "bool":
    case "date":
    case "time":
    case "duration":
    case "none":
    case "now":
    case "caller":
    case "callerHas":
    case "parameter":
    case "local":
    case "field":
    case "identity":
    case "enumMember":
      return expr;
  }
}

/** Returns the direct subexpressions, in order. */
export function childrenOf(expr: Expr): readonly Expr[] {
  const children: Expr[] = [];
  mapExpr(expr, (child) => {
    children.push(child);
    return child;
  });
  return children;
}

/** True if any subexpression, or the expression itself, satisfies a test. */
export function someExpr(expr: Expr, has: (part: Expr) => boolean): boolean {
  return has(expr) || childrenOf(expr).some((child) => someExpr(child, has));
}

/** A question to the store, for an aggregate or a field of one. */
export type StoreQuestion = Extract<Expr, { readonly kind: "exists" | "fieldOf" }>;

/** A question that the domain cannot answer: who calls, or what the store has. */
export type Question = StoreQuestion | Extract<Expr, { readonly kind: "caller" | "callerHas" }>;

/** Lists the fields of the enclosing declaration that an expression mentions, `id` included. */
export function fieldsIn(expr: Expr): readonly string[] {
  if (expr.kind === "field") return [expr.name];
  return expr.kind === "identity" ? ["id"] : childrenOf(expr).flatMap(fieldsIn);
}

/** True if an expression mentions a field, so that its member is computed and not stored. */
export function mentionsField(expr: Expr): boolean {
  return someExpr(
    expr,
    (part) =>
      part.kind === "field" || part.kind === "identity" || (part.kind === "satisfies" && part.target === undefined),
  );
}

/** The call of `where` that selects children of a list. */
export type ChildSelection = Extract<Expr, { readonly kind: "lambdaOperation" }>;

/** Returns the selection of any number of children; undefined for the identity of one. */
export function selectionIn(chosen: Expr): ChildSelection | undefined {
  return chosen.kind === "lambdaOperation" ? chosen : undefined;
}

type Comparable = bigint | number | string;

const comparisons: Readonly<Partial<Record<BinaryOperator, (one: Comparable, other: Comparable) => boolean>>> = {
  "==": (one, other) => one === other,
  "!=": (one, other) => one !== other,
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
};

/** Evaluates a comparison of two values of one ordered type; undefined for other operators. */
export function comparison<Value extends Comparable>(
  operator: BinaryOperator,
  one: Value,
  other: Value,
): boolean | undefined {
  return comparisons[operator]?.(one, other);
}
