import { specificationClass } from "../../../model/emitted-names.ts";
import { type Expr, someExpr } from "../../../model/expr.ts";
import { either, negated } from "../../../model/lower/negated.ts";
import { isScalar, keyOf, type Type } from "../../../model/type.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import { csharpIdentifier, csharpPattern, csharpString } from "../csharp-text.ts";
import { silenced, typeName } from "../names.ts";
import { obsoleteUse } from "../spell.ts";
import { argumentList, csharpTypeOf } from "./declaration-words.ts";
import { askedName } from "./domain/asked-words.ts";
import { constructorOrder, storedMembers } from "./domain/constructor-order.ts";
import { specificationTakesTime } from "./domain/time-words.ts";
import {
  type ExpressionPlace,
  type InnerPlace,
  inChecked,
  type Printed,
  primary,
  ranks,
  typeAt,
  within,
  withLocal,
} from "./expression/expression-place.ts";
import { isStruct, needsCast, printBinary, withoutZeros } from "./expression/print-binary.ts";
import { printIndistinct, printLambdaOperation } from "./expression/print-lambda-operation.ts";
import { printList } from "./expression/print-list.ts";
import { kept, printOperation } from "./expression/print-operation.ts";

/** An expression of the model in C#, with no more brackets than it needs. */
export function csharpExpression(expr: Expr, at: ExpressionPlace): string {
  return print(expr, { ...at, locals: at.rows ?? new Map() }).text;
}

/** Prints an expression whose items are copied, so that it need not be a list. */
export function csharpItems(expr: Expr, at: ExpressionPlace): string {
  return printItems(expr, { ...at, locals: at.rows ?? new Map() }).text;
}

/** Prints a lambda, with the name of its parameter. */
export function csharpLambda(parameter: string, body: Expr, at: ExpressionPlace) {
  const { name, inside } = withLocal({ ...at, locals: new Map() }, parameter);
  return { name, lambda: `${name} => ${print(body, inside).text}` };
}

/** Prints an expression as an operand, in brackets where it is an operation. */
export function csharpOperand(expr: Expr, at: ExpressionPlace): string {
  return within(ranks.primary, print(expr, { ...at, locals: at.rows ?? new Map() }));
}

function print(expr: Expr, at: InnerPlace): Printed {
  switch (expr.kind) {
    case "int":
      return primary(`${withoutZeros(expr.text)}${isScalar(expr.type, "Long") ? "L" : ""}`);
    case "decimal":
      return primary(`${withoutZeros(expr.text)}${isScalar(expr.type, "Double") ? "d" : "m"}`);
    case "string":
      return primary(csharpString(expr.value));
    case "bool":
      return primary(String(expr.value));
    case "date":
    case "time":
    case "duration":
      return primary(calendarText(expr));
    case "none":
      return primary("null");
    case "now":
      return primary(at.now ?? `${typeName("DateTimeOffset")}.UtcNow`);
    case "caller":
    case "callerHas":
    case "exists":
    case "fieldOf":
      return primary(askedName(expr, at));
    case "parameter":
      return primary(csharpIdentifier(expr.name));
    case "local":
      return primary(at.locals.get(expr.name) ?? csharpIdentifier(expr.name));
    case "field":
      return primary(`${silencedMember(expr.name, at)}${own(pascalCaseOf(expr.name), at)}`);
    case "identity":
      return primary(at.identity ?? own("Id", at));
    case "enumMember":
      return primary(`${typeAt(expr.enum, at)}.${csharpIdentifier(expr.name)}`);
    case "member":
      return printMember(expr, at);
    case "identityOf":
      return primary(`${within(ranks.primary, print(expr.target, at))}.Id`);
    case "satisfies":
      return printTest(expr, at);
    case "present":
      return printPresent(expr, at);
    case "list":
    case "make":
      return expr.kind === "list" ? printList(expr, at, { print, printItems }) : printMake(expr, at);
    case "operation":
    case "lambdaOperation":
      return kept(expr, printItems(expr, at));
    case "binary":
      return printBinary(expr, at, print);
    case "unary":
      return printUnary(expr, at);
    case "matches":
      return printMatches(expr, at);
    case "if":
      return printIf(expr, at);
    case "when":
      return print(either(negated(expr.condition), expr.value), at);
    case "let":
      return printLet(expr, at);
    case "match":
      return printMatch(expr, at);
  }
}

function printMember({ target, name }: Extract<Expr, { readonly kind: "member" }>, at: InnerPlace): Printed {
  return primary(`${within(ranks.primary, print(target, at))}.${silencedMember(name, at)}${pascalCaseOf(name)}`);
}

/** Prints an expression for a caller that takes a sequence as well as a list. */
function printItems(expr: Expr, at: InnerPlace): Printed {
  const printers = { print, printItems };
  if (expr.kind === "operation") return printOperation(expr, at, printers);
  return expr.kind === "lambdaOperation" ? printLambdaOperation(expr, at, printers) : print(expr, at);
}

function calendarText(expr: Extract<Expr, { readonly kind: "date" | "time" | "duration" }>): string {
  if (expr.kind !== "duration") {
    const parts = expr.text.split(/[-:]/).map(Number);
    return `new ${typeName(expr.kind === "date" ? "DateOnly" : "TimeOnly")}(${parts.join(", ")})`;
  }
  const { amount, unit } = expr;
  const [unitName, count] = unit === "weeks" ? ["Days", BigInt(amount) * 7n] : [pascalCaseOf(unit), BigInt(amount)];
  return `${typeName("Duration")}.From${unitName}(${count})`;
}

function printTest({ specification, target }: Extract<Expr, { readonly kind: "satisfies" }>, at: InnerPlace): Printed {
  const { context, name } = specification;
  const type = typeAt({ kind: "value", context, name: specificationClass(name) }, at);
  const own = at.receiver === "" ? "this" : at.receiver.slice(0, -1);
  const candidate = target === undefined ? own : print(target, at).text;
  const time = at.now !== undefined && specificationTakesTime(specification, at.facts) ? [at.now] : [];
  return primary(`${type}.IsSatisfiedBy(${[candidate, ...time].join(", ")})`);
}

// Inside an expression tree a value can be written twice, which the compiler's null analysis does not follow.
function printPresent({ of, type }: Extract<Expr, { readonly kind: "present" }>, at: InnerPlace): Printed {
  const printed = print(of, at);
  const isUnproven = at.isUnproven === true;
  const forgiven = primary(`${within(ranks.primary, printed)}!`);
  if (isStruct(type)) return primary(`${within(ranks.primary, isUnproven ? forgiven : printed)}.Value`);
  // Nor does it follow what a call returns.
  const isCalled = someExpr(of, ({ kind }) => kind === "operation" || kind === "lambdaOperation");
  return isUnproven || at.isTree === true || isCalled ? forgiven : printed;
}

/** Calls the constructor, which checks the rules of the value. An expression tree leaves no argument out. */
function printMake({ value, arguments: given }: Extract<Expr, { readonly kind: "make" }>, at: InnerPlace): Printed {
  const values = new Map(given.map((one) => [one.name, print(one.value, at).text]));
  const made = at.facts.valueOf(value);
  const members = (made ?? at.facts.declarations.unionCases.get(keyOf(value)))?.members ?? [];
  const taken = constructorOrder(storedMembers(members)).map(([{ name, initializer }, parameter]) => {
    const usual = initializer === undefined ? "null" : print(initializer.value, at).text;
    // The parameters of a case are its members.
    const called = made === undefined ? pascalCaseOf(name) : parameter;
    return [called, values.get(name) ?? (at.isTree === true ? usual : undefined)] as const;
  });
  return primary(`new ${typeAt(value, at)}(${argumentList(taken).join(", ")})`);
}

function printUnary(expr: Extract<Expr, { readonly kind: "unary" }>, at: InnerPlace): Printed {
  const { operator, operand } = expr;
  if (operator === "!" && operand.kind === "lambdaOperation" && operand.operation === "distinctBy")
    return printIndistinct(operand, at, { print, printItems });
  // The smallest number is no negated literal.
  if (operator === "-" && operand.kind !== "int") return inChecked(expr, at, (inside) => printOperand(expr, inside));
  return printOperand(expr, at);
}

function printOperand({ operator, operand }: Extract<Expr, { readonly kind: "unary" }>, at: InnerPlace): Printed {
  const text = within(ranks.unary, print(operand, at));
  // Two minus signs in a row are another operator.
  return { text: `${operator}${text.startsWith("-") ? `(${text})` : text}`, rank: ranks.unary };
}

function printMatches(
  { operand, pattern, format }: Extract<Expr, { readonly kind: "matches" }>,
  at: InnerPlace,
): Printed {
  if (format !== undefined) return primary(`${typeName("TextFormat")}.Is${format}(${print(operand, at).text})`);
  return primary(`${typeName("TextPattern")}.IsMatch(${print(operand, at).text}, ${csharpPattern(pattern)})`);
}

function printIf(expr: Extract<Expr, { readonly kind: "if" }>, at: InnerPlace): Printed {
  const naming = [expr.whenTrue, expr.whenFalse].find(isCase);
  const branch = (value: Expr) => branchText(value, { common: expr.type, isCast: value === naming }, at);
  const condition = within(ranks.coalescing, print(expr.condition, at));
  return { text: `${condition} ? ${branch(expr.whenTrue)} : ${branch(expr.whenFalse)}`, rank: ranks.conditional };
}

/** True for a new case of a union: C# knows the union of several by a cast of the first. */
function isCase(expr: Expr): boolean {
  return expr.kind === "let" ? isCase(expr.body) : expr.kind === "make" && expr.type.kind === "union";
}

/** Prints one of several values of a common type. */
function branchText(
  value: Expr,
  { common, isCast }: { readonly common: Type; readonly isCast: boolean },
  at: InnerPlace,
): string {
  return isCast || needsCast(value, common)
    ? `(${csharpTypeOf(common)})${within(ranks.unary, print(value, at))}`
    : print(value, at).text;
}

/** A pattern that always matches names a value in the midst of an expression. */
function printLet({ bindings, body }: Extract<Expr, { readonly kind: "let" }>, at: InnerPlace): Printed {
  const [first, ...rest] = bindings;
  if (first === undefined) return print(body, at);
  const value = within(ranks.unary, print(first.value, at));
  const { name, inside } = withLocal(at, first.name);
  const inner = printLet({ kind: "let", bindings: rest, body, type: body.type }, inside).text;
  return { text: `${value} switch { var ${name} => ${inner} }`, rank: ranks.switch };
}

/** Prints a switch over the cases. The compiler does not know that no other class can be one. */
function printMatch({ subject, arms, type }: Extract<Expr, { readonly kind: "match" }>, at: InnerPlace): Printed {
  const naming = arms.map(({ value }) => value).find(isCase);
  const printed = arms.map(({ case: one, local, value }) => {
    const named = local === undefined ? undefined : withLocal(at, local);
    const text = branchText(value, { common: type, isCast: value === naming }, named?.inside ?? at);
    return `${typeAt(one, at)}${named === undefined ? "" : ` ${named.name}`} => ${text}`;
  });
  const never = `_ => throw new ${typeName("UnreachableException")}()`;
  const value = within(ranks.unary, print(subject, at));
  return { text: `${value} switch { ${[...printed, never].join(", ")} }`, rank: ranks.switch };
}

function silencedMember(name: string, { facts }: InnerPlace): string {
  return facts.isObsolete(name) ? silenced(...obsoleteUse) : "";
}

/** A member of the type around, or of what it is read from. */
function own(member: string, { receiver, names }: InnerPlace): string {
  return receiver === "" && names.has(member) ? `this.${member}` : `${receiver}${member}`;
}
