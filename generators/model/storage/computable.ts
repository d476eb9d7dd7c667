import { type Expr, type LambdaOperationName, mentionsField, someExpr } from "../expr.ts";
import { canFail } from "../fallible.ts";
import {
  type DeclaredType,
  isNumber,
  isOrdered,
  isSameType,
  isScalar,
  isWholeNumber,
  keyOf,
  required,
  type Type,
} from "../type.ts";
import { hasMembers, itemPosition, type Position, positionOf, type RowPlace } from "./stored-position.ts";

type Binary = Extract<Expr, { readonly kind: "binary" }>;
type Operation = Extract<Expr, { readonly kind: "operation" }>;
type LambdaOperation = Extract<Expr, { readonly kind: "lambdaOperation" }>;

/** True if the database can make a field of a read model: it computes the value, or the row holds it as a whole. */
export function isReadable(expr: Expr, place: RowPlace): boolean {
  return (
    isWhole(expr, place) ||
    isOfChildren(expr, place) ||
    (isAnswerable(expr, place) && !(expr.type.kind === "optional" && isComputedDecimal(expr)))
  );
}

/** True for results that the database computes from the row of each child alone. */
function isOfChildren(expr: Expr, place: RowPlace): boolean {
  if (!isMap(expr)) return false;
  const child = itemsOf(expr.target, place);
  if (child?.form.kind !== "children" || isComputedDecimal(expr.body)) return false;
  return isAlone(expr) && isAnswerable(expr.body, inside(expr, child, place));
}

export function isMap(expr: Expr): expr is LambdaOperation {
  return expr.kind === "lambdaOperation" && expr.operation === "map";
}

// SQLite cannot join rows that depend on the row beside them.
function isAlone(list: Expr): boolean {
  return list.kind !== "lambdaOperation" || (!mentionsField(list.body) && isAlone(list.target));
}

/** True for a decimal that the database computes, with more digits than C# keeps. */
export function isComputedDecimal(expr: Expr): boolean {
  return isScalar(required(expr.type), "Decimal") && canFail(expr);
}

/** True if the database computes a value that it knows how to return or to compare. */
export function isAnswerable(expr: Expr, place: RowPlace): boolean {
  return isComputable(expr, place) && isMapped(expr);
}

/** True for a value with the mapping of a column; an enum member alone has none, and neither has `none`. */
function isMapped(expr: Expr): boolean {
  if (expr.kind === "if") return isMapped(expr.whenTrue) || isMapped(expr.whenFalse);
  if (expr.kind === "binary" && expr.operator === "??") return isMapped(expr.left);
  return expr.kind !== "enumMember" && expr.kind !== "none";
}

/** True if every database computes a value as C# does. Specifications, computed fields and `let` are inlined before. Spec: model-infrastructure, Projections. */
function isComputable(expr: Expr, place: RowPlace): boolean {
  const isOk = (part: Expr) => isComputable(part, place);
  switch (expr.kind) {
    case "int":
    case "decimal":
    case "string":
    case "bool":
    case "date":
    case "time":
    case "duration":
    case "enumMember":
    case "none":
      return true;
    case "unary":
      return isOk(expr.operand) && (expr.operator === "!" || isCounted(expr.type));
    case "binary":
      return isOk(expr.left) && isOk(expr.right) && operatorsFit(expr);
    case "if":
      return isOk(expr.condition) && [expr.whenTrue, expr.whenFalse].every((one) => isOk(one) && fits(one, expr.type));
    case "when":
      return isOk(expr.value) && isOk(expr.condition) && !canFail(expr.value);
    case "operation":
      return isOperation(expr, place);
    case "lambdaOperation":
      return isLambda(expr, place);
    case "present":
      return positionOf(expr, place) === undefined ? isOk(expr.of) : isColumn(expr, place);
    case "field":
    case "identity":
    case "identityOf":
    case "local":
    case "member":
      return isColumn(expr, place);
    case "let":
    case "match":
    case "list":
    case "make":
    case "matches":
    case "now":
    case "caller":
    case "callerHas":
    case "exists":
    case "fieldOf":
    case "parameter":
    case "satisfies":
      return false;
  }
}

function isColumn(expr: Expr, place: RowPlace): boolean {
  const position = positionOf(expr, place);
  return position !== undefined && isComparable(position, place);
}

// The text of a time or a Guid in JSON is not that of a column, and a database can read another Double from it.
function isComparable({ form, isInJson }: Position, { storage }: RowPlace): boolean {
  if (form.kind !== "column" || !isInJson) return form.kind === "column";
  const { type } = form;
  const isGuid = type.kind === "identity" && storage.strategyOf(type).kind === "guid";
  return !(isGuid || isScalar(type, "Instant", "Date", "Time", "Duration", "Guid", "Double"));
}

/** True for a stored field as a whole, which is read and not computed, and for an identity that is made of columns. */
function isWhole(expr: Expr, place: RowPlace): boolean {
  if (expr.kind === "make" && isIdentityOf(expr.value, place))
    return expr.arguments.every(({ value }) => isColumn(value, place));
  if (expr.kind !== "field" && expr.kind !== "member") return false;
  const position = positionOf(expr, place);
  return position !== undefined && position.form.kind !== "children" && !position.isInJson;
}

function isIdentityOf(value: DeclaredType, { source, declarations }: RowPlace): boolean {
  const identity = declarations.entities.get(keyOf(source))?.identity;
  return identity !== undefined && identity.parts.length > 0 && isSameType(identity.type, value);
}

// An Int becomes another text than the same Decimal on SQLite, so that only literals and operands of arithmetic may.
function fits(part: Expr, type: Type): boolean {
  const [found, expected] = [required(part.type), required(type)];
  if (isWholeNumber(found) && isWholeNumber(expected)) return isScalar(found, "Int") || isScalar(expected, "Long");
  if (isScalar(found, "String") && isScalar(expected, "String")) return true;
  return isSameType(found, expected) || (part.kind === "int" && isScalar(expected, "Decimal", "Double"));
}

function operatorsFit({ operator, left, right, type }: Binary): boolean {
  switch (operator) {
    case "&&":
    case "||":
      return !canFail(right);
    case "==":
    case "!=":
      return (fits(left, right.type) || fits(right, left.type)) && (isMapped(left) || isMapped(right));
    case "<":
    case "<=":
    case ">":
    case ">=":
      return isOrdered(left.type) && isOrdered(right.type);
    case "??":
      return fits(left, type) && fits(right, type);
    case "+":
      return (isCounted(left.type) && isCounted(right.type)) || (isText(left) && isText(right));
    case "-":
    case "*":
      return isCounted(left.type) && isCounted(right.type);
    case "/":
    case "%":
      return false;
  }
}

// Databases answer a Double that overflows each in its own way, and sum in any order.
function isCounted(type: Type): boolean {
  return isNumber(type) && !isScalar(type, "Double");
}

function isText({ type }: Expr): boolean {
  return isScalar(type, "String");
}

function isOperation(expr: Operation, place: RowPlace): boolean {
  const {
    operation,
    target,
    arguments: [argument],
  } = expr;
  switch (operation) {
    case "count":
    case "isEmpty":
    case "isNotEmpty":
      return itemsOf(target, place) !== undefined;
    case "start":
    case "end":
      return isColumn(expr, place);
    case "containsItem":
      return argument !== undefined && isSearchable(target, place) && isComputable(argument, place);
    case "isPresent":
    case "isNone":
      return isTestable(target, place);
    case "addMonths":
    case "at":
    case "average":
    case "ceiling":
    case "containsText":
    case "date":
    case "day":
    case "days":
    case "distinct":
    case "endsWith":
    case "first":
    case "floor":
    case "get":
    case "hasKey":
    case "hour":
    case "hours":
    case "isBlank":
    case "keys":
    case "last":
    case "length":
    case "lower":
    case "max":
    case "min":
    case "minute":
    case "minutes":
    case "month":
    case "replace":
    case "round":
    case "second":
    case "seconds":
    case "startsWith":
    case "substring":
    case "time":
    case "toDecimal":
    case "toDouble":
    case "toInt":
    case "toLong":
    case "trim":
    case "upper":
    case "year":
      return false;
  }
}

/** True for a list or a set among whose items a criterion is looked up. Spec: model-infrastructure, Finders. */
export function isFoundByItem(expr: Expr, place: RowPlace): boolean {
  const position = positionOf(expr, place);
  const type = required(expr.type);
  if (position === undefined || position.isInJson || !(type.kind === "set" || type.kind === "list")) return false;
  const item = { form: place.storage.formOf(type.item), isInJson: true, isOptional: false };
  return hasOneText(type.item) && (type.kind === "set" || isComparable(item, place));
}

/** True for a type whose equal values have one text in JSON. */
function hasOneText(type: Type): boolean {
  const { kind } = type;
  return (
    kind === "enum" || kind === "identity" || (kind === "scalar" && !isScalar(type, "Decimal", "Double", "Instant"))
  );
}

/** True for a list in which databases find an item. Npgsql knows the JSON of plain scalars alone. */
function isSearchable(list: Expr, place: RowPlace): boolean {
  const item = itemPosition(list, place);
  if (item === undefined || !isComparable(item, place)) return false;
  const isPlain = item.form.kind === "column" && item.form.type.kind === "scalar";
  return isPlain || positionOf(list, place)?.isInJson !== true;
}

/** True if a column tells that something is absent. */
function isTestable(expr: Expr, place: RowPlace): boolean {
  const position = positionOf(expr, place);
  if (position === undefined) return false;
  return position.form.kind === "column" || (hasMembers(position.form) && !position.isInJson);
}

/** Returns the position of the items of a list, or of those of its items that a condition selects. */
function itemsOf(list: Expr, place: RowPlace): Position | undefined {
  if (list.kind !== "lambdaOperation" || list.operation !== "where") return itemPosition(list, place);
  const item = itemsOf(list.target, place);
  const isTested = item !== undefined && !canFail(list.body) && isComputable(list.body, inside(list, item, place));
  return isTested ? item : undefined;
}

function inside({ parameter }: LambdaOperation, item: Position, place: RowPlace): RowPlace {
  return { ...place, locals: new Map([...place.locals, [parameter, item]]) };
}

const translated: ReadonlySet<LambdaOperationName> = new Set(["all", "any", "none", "count", "sum"]);

function isLambda(expr: LambdaOperation, place: RowPlace): boolean {
  const { operation, target, parameter, body, type } = expr;
  const item = itemsOf(target, place);
  if (item === undefined || !translated.has(operation)) return false;
  // A sum over columns of outer rows alone belongs to these in SQL.
  const isOwn = someExpr(body, (part) => part.kind === "local" && part.name === parameter);
  if (operation === "sum" ? !(isCounted(type) && isOwn) : canFail(body)) return false;
  return isComputable(body, inside(expr, item, place));
}
