import type { AskingDecl, ParameterDecl, ReadModelDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import { identityTypeOf, joinedRows, resolveType } from "../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import type { BinaryExpression, Expression } from "../expression-ast.ts";
import { optional, type Type, unknownType } from "../type.ts";

/** The names in the scope of an expression, beside enum members and `now`. */
export interface Environment {
  /** Parameters, lambda parameters and `let` names; they hide all other names. */
  readonly locals: ReadonlyMap<string, Local>;
  /** The declaration whose fields are in scope. */
  readonly owner: TypeSymbol | undefined;
  /** The type of `id`, if it is in scope. */
  readonly identity: Type | undefined;
  /** The optional values that are proven present, by path, such as `note` or `l.fine`. */
  readonly present: ReadonlySet<string>;
  /** The behaviour of a root, or the query, whose operation can ask who calls; in rules, the store as well. */
  readonly asking?: { readonly decl: AskingDecl; readonly isRule: boolean };
}

export interface Local {
  readonly kind: "parameter" | "local";
  readonly type: Type;
  /** The name where it is declared. */
  readonly declared: Name;
  /** The type whose field gives a joined row its name. */
  readonly holder?: TypeSymbol;
}

export const nothingInScope: Environment = {
  locals: new Map(),
  owner: undefined,
  identity: undefined,
  present: new Set(),
};

/** Extends the scope by the names of a lambda or `let`, which hide outer names and their proofs of presence. */
export function withLocals(env: Environment, locals: Iterable<readonly [string, Local]>): Environment {
  const added = new Map(locals);
  const present = [...env.present].filter((path) => !added.has(path.split(".", 1)[0] ?? ""));
  return { ...env, locals: new Map([...env.locals, ...added]), present: new Set(present) };
}

/** Marks optional values as present. */
export function withPresent(env: Environment, paths: readonly string[]): Environment {
  return paths.length === 0 ? env : { ...env, present: new Set([...env.present, ...paths]) };
}

/** Forgets what is known of the value of an expression alone, so that its presence can be tested again. */
export function withoutProof(env: Environment, expression: Expression): Environment {
  const path = pathOf(expression);
  if (path === undefined || !env.present.has(path)) return env;
  return { ...env, present: new Set([...env.present].filter((one) => one !== path)) };
}

/** The paths of optional values that a condition proves present, if it holds and if it does not. */
export interface Facts {
  readonly whenTrue: readonly string[];
  readonly whenFalse: readonly string[];
}

const nothing: Facts = { whenTrue: [], whenFalse: [] };

/** Derives the proofs of a condition. A test applies to the other side of `&&` and `||`, to `if` and to `when`. Spec: model-types, Optional values. */
export function factsOf(condition: Expression, isNone: (side: Expression) => boolean): Facts {
  switch (condition.kind) {
    case "parenthesized":
      return factsOf(condition.inner, isNone);
    case "unary": {
      const { whenTrue, whenFalse } = factsOf(condition.operand, isNone);
      return { whenTrue: whenFalse, whenFalse: whenTrue };
    }
    case "binary":
      return comparedWithNone(condition, isNone) ?? bothOf(condition, isNone);
    case "memberAccess":
      return tested(pathOf(condition.target), condition.member.text);
    default:
      return nothing;
  }
}

/** Returns the side of `==` or `!=` that stands beside `none`; undefined for any other expression. */
export function besideNone(
  { operator, left, right }: BinaryExpression,
  isNone: (side: Expression) => boolean,
): Expression | undefined {
  if (operator !== "==" && operator !== "!=") return undefined;
  return isNone(right) ? left : isNone(left) ? right : undefined;
}

function comparedWithNone(expression: BinaryExpression, isNone: (side: Expression) => boolean): Facts | undefined {
  const side = besideNone(expression, isNone);
  return side && tested(pathOf(side), expression.operator === "==" ? "isNone" : "isPresent");
}

function bothOf(expression: BinaryExpression, isNone: (side: Expression) => boolean): Facts {
  const { operator } = expression;
  const [left, right] = [factsOf(expression.left, isNone), factsOf(expression.right, isNone)];
  if (operator === "&&") return { whenTrue: [...left.whenTrue, ...right.whenTrue], whenFalse: [] };
  if (operator === "||") return { whenTrue: [], whenFalse: [...left.whenFalse, ...right.whenFalse] };
  return nothing;
}

function tested(path: string | undefined, operation: string): Facts {
  if (path === undefined) return nothing;
  if (operation === "isPresent") return { whenTrue: [path], whenFalse: [] };
  return operation === "isNone" ? { whenTrue: [], whenFalse: [path] } : nothing;
}

/** Returns the path of a name with members; undefined for any other expression. */
export function pathOf(expression: Expression): string | undefined {
  if (expression.kind === "reference") return expression.name.text;
  if (expression.kind === "parenthesized") return pathOf(expression.inner);
  const target = expression.kind === "memberAccess" ? pathOf(expression.target) : undefined;
  return expression.kind === "memberAccess" && target !== undefined ? `${target}.${expression.member.text}` : undefined;
}

/** Returns the scope inside a declaration: its fields and its `id`. */
export function ownerEnvironment(owner: TypeSymbol, scope: Scope): Environment {
  return { ...nothingInScope, owner, identity: identityTypeOf(owner, scope) };
}

/** Returns the scope of the computed fields of a read model: the fields of its source, and its joined rows. Spec: model-rules, Joins. */
export function readModelEnvironment(decl: ReadModelDecl, source: TypeSymbol, scope: Scope): Environment {
  const rows = joinedRows(decl, scope).map(({ name, symbol, isOptional, holder, field }): [string, Local] => {
    const type = isOptional ? optional(symbol.type) : symbol.type;
    return [name, { kind: "local", type, declared: field, holder: holder.symbol }];
  });
  return withLocals(ownerEnvironment(source, scope), rows);
}

/** Returns the parameters of a behaviour as local names. */
export function localsOf(parameters: readonly ParameterDecl[], scope: Scope): ReadonlyMap<string, Local> {
  const locals = new Map<string, Local>();
  for (const { name, type } of parameters) {
    // The type of a duplicate name is unknown.
    const isSecond = locals.has(name.text);
    const resolved = isSecond ? unknownType : resolveType(type, scope);
    locals.set(name.text, { kind: "parameter", type: resolved, declared: name });
  }
  return locals;
}
