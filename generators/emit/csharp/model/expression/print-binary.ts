import { type Expr, someExpr } from "../../../../model/expr.ts";
import { isArithmetic } from "../../../../model/fallible.ts";
import { isNumber, isSameType, isScalar, required, type ScalarName, type Type } from "../../../../model/type.ts";
import { csharpString } from "../../csharp-text.ts";
import { silenced, typeName } from "../../names.ts";
import { csharpTypeOf } from "../declaration-words.ts";
import {
  finite,
  type InnerPlace,
  inChecked,
  type Print,
  type Printed,
  primary,
  ranks,
  within,
} from "./expression-place.ts";

type Binary = Extract<Expr, { readonly kind: "binary" }>;

const ranksOf: Readonly<Record<Binary["operator"], number>> = {
  "??": ranks.coalescing,
  "||": ranks.or,
  "&&": ranks.and,
  "==": ranks.equality,
  "!=": ranks.equality,
  "<": ranks.relational,
  "<=": ranks.relational,
  ">": ranks.relational,
  ">=": ranks.relational,
  "+": ranks.additive,
  "-": ranks.additive,
  "*": ranks.multiplicative,
  "/": ranks.multiplicative,
  "%": ranks.multiplicative,
};

/** Prints an operator between two expressions, with brackets only where C# would read another tree. */
export function printBinary(expr: Binary, at: InnerPlace, print: Print): Printed {
  if (isOfDoubles(expr)) return printDouble(expr, at, print);
  const isCounted = expr.operator === "+" || expr.operator === "-" || expr.operator === "*";
  return isCounted
    ? inChecked(expr, at, (inside) => printOperator(expr, inside, print))
    : printOperator(expr, at, print);
}

/** The kinds of expressions in arithmetic of literals. */
const literal: ReadonlySet<string> = new Set(["int", "decimal", "unary", "binary"]);

/** True for arithmetic of which C# throws no overflow. */
function isOfDoubles(expr: Expr): boolean {
  return expr.kind === "binary" && isArithmetic(expr) && isScalar(expr.type, "Double");
}

/** Prints arithmetic so that a result which is not finite throws. One of literals was checked before. */
function printDouble(expr: Binary, at: InnerPlace, print: Print): Printed {
  const isDivision = expr.operator === "/" || expr.operator === "%";
  const printPart: Print = (side, inside) => {
    // A division by an infinity is finite.
    const isInFinite = isOfDoubles(side) && !(isDivision && side === expr.right);
    return print(side, { ...inside, isInFinite });
  };
  const printed = printOperator(expr, at, printPart);
  const isOwn = at.isTree !== true && at.isInFinite !== true && someExpr(expr, ({ kind }) => !literal.has(kind));
  return isOwn ? primary(finite(printed.text)) : printed;
}

function printOperator(expr: Binary, at: InnerPlace, print: Print): Printed {
  const { operator } = expr;
  const [left, right] = sidesOf(expr);
  if ((operator === "==" || operator === "!=") && [left, right].some(({ type }) => required(type).kind === "entity"))
    return sameIdentity(expr, at, print);
  if (operator === "-" && isScalar(expr.type, "Duration") && !isScalar(left.type, "Duration"))
    return primary(`${typeName("Duration")}.Between(${print(right, at).text}, ${print(left, at).text})`);
  const rank = ranksOf[operator];
  const part = (side: Expr) => (isTextSum(expr) ? printText(side, at, print) : printSide(side, at, print));
  // These three mean the same however they are grouped.
  const isAssociative = operator === "&&" || operator === "||" || operator === "??";
  const [one, other] = [within(rank, part(left)), within(isAssociative ? rank : rank + 1, part(right))];
  // A variable or enum member beside itself draws a warning; a property does not.
  const isCompared = rank === ranks.equality || rank === ranks.relational;
  const warning = isCompared && one === other && left.kind !== "field" ? silenced("CS1718") : "";
  return { text: `${one} ${operator} ${other}${warning}`, rank };
}

function printSide(side: Expr, at: InnerPlace, print: Print): Printed {
  if (side.kind !== "none") return print(side, at);
  return { text: `(${csharpTypeOf(side.type)})null`, rank: ranks.unary };
}

/** A value or a length of time is multiplied from the right, so that it needs one operator only. */
function sidesOf({ operator, left, right }: Binary): readonly [Expr, Expr] {
  const isMultiplied = ({ type }: Expr) => type.kind === "value" || isScalar(type, "Duration");
  return operator === "*" && isMultiplied(right) && !isMultiplied(left) ? [right, left] : [left, right];
}

function isTextSum({ operator, type }: Binary): boolean {
  return operator === "+" && isScalar(type, "String");
}

/** Entities are the same where their identities are, which `==` on classes does not ask. */
function sameIdentity({ operator, left, right }: Binary, at: InnerPlace, print: Print): Printed {
  const equals = at.names.has("Equals") ? "object.Equals" : "Equals";
  const text = `${equals}(${print(left, at).text}, ${print(right, at).text})`;
  return operator === "==" ? primary(text) : { text: `!${text}`, rank: ranks.unary };
}

/** True for a type whose optional form is another type of C#. */
export function isStruct(type: Type): boolean {
  const some = required(type);
  return some.kind === "scalar" && !isScalar(some, "String");
}

/** Tells whether a branch needs a cast to the common type: C# finds none for `Int?` and another number, or for a null. */
export function needsCast(branch: Expr, common: Type): boolean {
  if (branch.kind === "none") return isStruct(common);
  return common.kind === "optional" && isNumber(common.of) && !isSameType(required(branch.type), common.of);
}

/** The formats of points of time: those of ISO 8601. */
const formats: ReadonlyMap<ScalarName, string> = new Map([
  ["Instant", "O"],
  ["Date", "O"],
  ["Time", "HH:mm:ss.FFFFFFF"],
]);

/** An expression as a part of a text. What a text says must not depend on the culture of the thread, and Bool is in lower case as in the model. */
function printText(expr: Expr, at: InnerPlace, print: Print): Printed {
  if (expr.kind === "bool") return primary(csharpString(String(expr.value)));
  if (expr.kind === "int" || expr.kind === "decimal") return primary(csharpString(withoutZeros(expr.text)));
  const printed = print(expr, at);
  if (isScalar(expr.type, "Bool"))
    return { text: `${within(ranks.coalescing, printed)} ? "true" : "false"`, rank: ranks.conditional };
  if (isScalar(expr.type, "Duration", "Guid")) return primary(`${within(ranks.primary, printed)}.ToString()`);
  if (expr.type.kind !== "scalar" || isScalar(expr.type, "String")) return printed;
  const format = formats.get(expr.type.name);
  const culture = `${format === undefined ? "" : `"${format}", `}${typeName("CultureInfo")}.InvariantCulture`;
  return primary(`${within(ranks.primary, printed)}.ToString(${culture})`);
}

/** Returns the digits of a number as C# and texts have them. */
export function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, "");
}
