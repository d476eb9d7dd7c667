import { wireNameOf } from "../../http/wire-name-of.ts";
import { isJavaScriptPattern } from "../../text/net-pattern.ts";
import { type Declarations, memberOf as declaredMember, specificationNamed } from "../declarations.ts";
import type { Expr } from "../expr.ts";
import { type DeclaredType, keyOf, type Type } from "../type.ts";
import { calendarJson, negatedDuration } from "./calendar-values.ts";
import { evaluateBinary, exactly } from "./evaluate-binary.ts";
import { distinctItems, operated, operatedWithLambda } from "./evaluate-operations.ts";
import { isEqual, isList, isObject, type Json, type JsonObject } from "./json.ts";

/** The values that an expression can mention, with their JSON names. A name without a value is unknown. */
export interface Scope {
  readonly declarations: Declarations;
  /** The value or entity around the expression. */
  readonly self?: JsonObject;
  readonly selfType?: DeclaredType;
  readonly parameters?: JsonObject;
  readonly locals?: Readonly<Record<string, Json | undefined>>;
  /** The role of who calls. */
  readonly role?: string | undefined;
  /** The root that a factory makes; undefined for a command. */
  readonly creates?: DeclaredType;
  /** The parameter with the identity of what a factory makes. */
  readonly newIdentity?: string | undefined;
  /** The state in which tests create a root; undefined if it is not known. */
  readonly begunStateOf?: (root: DeclaredType) => JsonObject | undefined;
}

/** The identity of the caller in samples, in the form of those in shipped tests. */
export const tester = "tester-0a1b2c3d";

/** The current time of samples: years after the past ones, and years before the future ones. */
export const sampleNow = "2050-01-01T00:00:00Z";

/** Computes an expression; undefined if a part of it is unknown. Spec: shipped-tests, Samples. */
export function evaluate(expr: Expr, scope: Scope): Json | undefined {
  const of = (part: Expr) => evaluate(part, scope);
  switch (expr.kind) {
    case "int":
    case "decimal":
    case "string":
    case "bool":
    case "date":
    case "time":
    case "duration":
    case "none":
    case "now":
      return constantOf(expr);
    case "caller":
      return tester;
    case "callerHas":
      return expr.role === scope.role;
    case "exists":
      // Tests store what they name, but for aggregates of the kind that they create.
      return scope.creates === undefined || keyOf(expr.root) !== keyOf(scope.creates);
    case "fieldOf":
      return fieldOf(expr, of(expr.of), scope);
    case "parameter":
      return scope.parameters?.[wireNameOf(expr.name)];
    case "local":
      return scope.locals?.[expr.name];
    case "field":
      return scope.self === undefined ? undefined : memberOf(scope.self, scope.selfType, expr.name, scope);
    case "identity":
      return scope.self?.["id"];
    case "enumMember":
      return expr.name;
    case "member":
      return memberAt(of(expr.target), expr.target.type, expr.name, scope);
    case "identityOf":
      return identityIn(of(expr.target));
    case "satisfies":
      return satisfies(expr, scope);
    case "present":
      return of(expr.of);
    case "list":
    case "make":
      return expr.kind === "list" ? listed(expr, scope) : made(expr, scope);
    case "operation":
      return operated(expr, of);
    case "lambdaOperation":
      return eachOf(expr, scope);
    case "unary":
      return unary(expr.operator, of(expr.operand));
    case "binary":
      return evaluateBinary(expr, of);
    case "matches":
      return matches(of(expr.operand), expr.pattern);
    case "if":
    case "when":
      return chosen(expr, of);
    case "let":
      return withBindings(expr, scope);
    case "match":
      return matchedArm(expr, scope);
  }
}

/** Returns a field of the aggregate that tests create for an argument. */
function fieldOf(
  { of, root, name }: Extract<Expr, { readonly kind: "fieldOf" }>,
  identity: Json | undefined,
  scope: Scope,
): Json | undefined {
  if (identity === null || (of.kind === "parameter" && of.name === scope.newIdentity)) return null;
  const state = scope.begunStateOf?.(root);
  return state && memberOf(state, root, name, scope);
}

type Constant = Extract<
  Expr,
  { readonly kind: "int" | "decimal" | "string" | "bool" | "date" | "time" | "duration" | "none" | "now" }
>;

function constantOf(expr: Constant): Json | undefined {
  switch (expr.kind) {
    case "int":
      return exactly(Number(expr.text));
    case "decimal":
      return Number(expr.text);
    case "string":
    case "bool":
      return expr.value;
    case "none":
      return null;
    case "now":
      return sampleNow;
    default:
      return calendarJson(expr);
  }
}

function eachOf(expr: Extract<Expr, { readonly kind: "lambdaOperation" }>, scope: Scope): Json | undefined {
  return operatedWithLambda(expr, evaluate(expr.target, scope), (item) =>
    evaluate(expr.body, { ...scope, locals: { ...scope.locals, [expr.parameter]: item } }),
  );
}

function listed({ of, items, type }: Extract<Expr, { readonly kind: "list" }>, scope: Scope): Json | undefined {
  if (type.kind === "map") return {};
  const first = of === undefined ? [] : evaluate(of, scope);
  const added = items.map((item) => evaluate(item, scope));
  if (!isList(first) || added.includes(undefined)) return undefined;
  const all = [...first, ...added.flatMap((item) => (item === undefined ? [] : [item]))];
  return type.kind === "set" ? distinctItems(all) : all;
}

function made({ value, arguments: given }: Extract<Expr, { readonly kind: "make" }>, scope: Scope): Json | undefined {
  const { declarations } = scope;
  const values = new Map(given.map((one) => [one.name, evaluate(one.value, scope)]));
  const declared = declarations.values.get(keyOf(value)) ?? declarations.unionCases.get(keyOf(value));
  const members = (declared?.members ?? []).flatMap(({ name, initializer }) => {
    if (initializer?.kind === "derived") return [];
    const usual = initializer === undefined ? null : evaluate(initializer.value, { declarations });
    return [[wireNameOf(name), values.has(name) ? values.get(name) : usual] as const];
  });
  const known = members.flatMap(([name, part]) => (part === undefined ? [] : [[name, part] as const]));
  if (known.length < members.length) return undefined;
  const kind =
    declared !== undefined && declarations.unionCases.has(keyOf(value)) ? [["kind", wireNameOf(declared.name)]] : [];
  return Object.fromEntries([...kind, ...known]);
}

function chosen(
  expr: Extract<Expr, { readonly kind: "if" | "when" }>,
  of: (part: Expr) => Json | undefined,
): Json | undefined {
  const condition = of(expr.condition);
  if (typeof condition !== "boolean") return undefined;
  if (expr.kind === "when") return condition ? of(expr.value) : true;
  return of(condition ? expr.whenTrue : expr.whenFalse);
}

function unary(operator: "!" | "-", operand: Json | undefined): Json | undefined {
  if (operator === "!") return typeof operand === "boolean" ? !operand : undefined;
  if (typeof operand === "string") return negatedDuration(operand);
  return typeof operand === "number" ? -operand : undefined;
}

function matches(text: Json | undefined, pattern: string): boolean | undefined {
  if (typeof text !== "string" || !isJavaScriptPattern(pattern)) return undefined;
  return new RegExp(pattern, "u").test(text);
}

function identityIn(target: Json | undefined): Json | undefined {
  return isObject(target) ? target["id"] : target;
}

function withBindings({ bindings, body }: Extract<Expr, { readonly kind: "let" }>, scope: Scope): Json | undefined {
  let locals = scope.locals ?? {};
  for (const { name, value } of bindings) locals = { ...locals, [name]: evaluate(value, { ...scope, locals }) };
  return evaluate(body, { ...scope, locals });
}

function matchedArm({ subject, arms }: Extract<Expr, { readonly kind: "match" }>, scope: Scope): Json | undefined {
  const found = evaluate(subject, scope);
  const arm = isObject(found) ? arms.find((one) => wireNameOf(one.case.name) === found["kind"]) : undefined;
  if (arm === undefined) return undefined;
  const locals = arm.local === undefined ? scope.locals : { ...scope.locals, [arm.local]: found };
  return evaluate(arm.value, locals === undefined ? scope : { ...scope, locals });
}

function satisfies(expr: Extract<Expr, { readonly kind: "satisfies" }>, scope: Scope): Json | undefined {
  const specification = specificationNamed(expr.specification, scope.declarations);
  const self = expr.target === undefined ? scope.self : evaluate(expr.target, scope);
  if (specification === undefined || !isObject(self)) return undefined;
  const { declarations } = scope;
  return evaluate(specification.condition, { declarations, self, selfType: specification.target });
}

function memberAt(target: Json | undefined, type: Type, name: string, scope: Scope): Json | undefined {
  const inner = type.kind === "optional" ? type.of : type;
  if (inner.kind === "enum") return dataOf(target, inner, name, scope);
  if (inner.kind === "identity") return target;
  if (!isObject(target)) return undefined;
  return "context" in inner ? memberOf(target, inner, name, scope) : target[wireNameOf(name)];
}

/** Returns a field of a value or entity, which is computed where the JSON lacks it. */
function memberOf(self: JsonObject, selfType: DeclaredType | undefined, name: string, scope: Scope): Json | undefined {
  const known = self[wireNameOf(name)];
  if (known !== undefined || selfType === undefined) return known;
  const { declarations } = scope;
  const member = declaredMember(selfType, name, declarations);
  return member?.initializer?.kind === "derived"
    ? evaluate(member.initializer.value, { declarations, self, selfType })
    : undefined;
}

function dataOf(member: Json | undefined, type: DeclaredType, name: string, scope: Scope): Json | undefined {
  const { parameters = [], members = [] } = scope.declarations.enums.get(keyOf(type)) ?? {};
  const index = parameters.findIndex((one) => one.name === name);
  const value = members.find((one) => one.name === member)?.arguments[index];
  return value === undefined ? undefined : evaluate(value, { declarations: scope.declarations });
}

/** True if two values are known and equal. */
export function areEqual(one: Json | undefined, other: Json | undefined): boolean | undefined {
  if (one === undefined || other === undefined) return undefined;
  return isList(one) === isList(other) && isEqual(one, other);
}
