import { type Declarations, memberOf, specificationNamed } from "./declarations.ts";
import { type Expr, mapExpr } from "./expr.ts";
import { type DeclaredType, isSameType, keyOf } from "./type.ts";

interface Place {
  readonly declarations: Declarations;
  /** The type whose fields are in scope, and the object that has them; undefined for the outermost one. */
  readonly owner: DeclaredType;
  readonly self: Expr | undefined;
  /** The values of `let` names, and the new names of lambda parameters. */
  readonly locals: ReadonlyMap<string, Expr>;
  /** The lambda parameters around. */
  readonly parameters: ReadonlySet<string>;
  /** The expressions that are being inlined. */
  readonly active: ReadonlySet<Expr>;
}

/** Replaces specifications, computed fields and `let` names by their expressions, so that only stored state is read. Those that lead back to themselves over data stay. `around` has the local names outside. */
export function inlineExpr(
  expr: Expr,
  owner: DeclaredType,
  declarations: Declarations,
  around: readonly string[] = [],
): Expr {
  const place = { declarations, owner, self: undefined, locals: new Map(), parameters: new Set(around) };
  return inline(expr, { ...place, active: new Set([expr]) });
}

function inline(expr: Expr, place: Place): Expr {
  const { self, owner } = place;
  switch (expr.kind) {
    case "local":
      return place.locals.get(expr.name) ?? expr;
    case "identity":
      return self === undefined ? (compositeOf(place) ?? expr) : { kind: "identityOf", target: self, type: expr.type };
    case "field":
      return computed(expr.name, owner, self, place) ?? (self ? { ...expr, kind: "member", target: self } : expr);
    case "member":
      return inlineMember(expr, place);
    case "satisfies":
      return inlineTest(expr, place);
    case "let":
      return inlineLet(expr, place);
    case "match":
      return inlineMatch(expr, place);
    case "lambdaOperation":
      return inlineLambda(expr, place);
    default:
      return mapExpr(expr, (part) => inline(part, place));
  }
}

/** Returns the composite identity of the entity in scope, made of its fields; undefined for any other. */
function compositeOf({ declarations, owner }: Place): Extract<Expr, { readonly kind: "make" }> | undefined {
  const { identity, members } = declarations.entities.get(keyOf(owner)) ?? { identity: undefined, members: [] };
  const fields = identity?.parts.flatMap((part) => members.filter(({ name }) => name === part)) ?? [];
  if (identity === undefined || fields.length === 0) return undefined;
  const values = fields.map(({ name, type }) => ({ name, value: { kind: "field", name, type } as const }));
  return { kind: "make", value: identity.type, arguments: values, type: identity.type };
}

function inlineMember(expr: Extract<Expr, { readonly kind: "member" }>, place: Place): Expr {
  if (expr.target.kind === "identity" && place.self === undefined)
    return compositeOf(place)?.arguments.find(({ name }) => name === expr.name)?.value ?? expr;
  const target = inline(expr.target, place);
  const found = "context" in expr.target.type ? computed(expr.name, expr.target.type, target, place) : undefined;
  return found ?? { ...expr, target };
}

function inlineTest(expr: Extract<Expr, { readonly kind: "satisfies" }>, place: Place): Expr {
  const target = expr.target === undefined ? place.self : inline(expr.target, place);
  const spec = specificationNamed(expr.specification, place.declarations);
  const isOpen = spec !== undefined && !place.active.has(spec.condition);
  return isOpen ? within(spec.condition, spec.target, target, place) : { ...expr, target };
}

/** Returns the expression of a computed field of an object. One of another type stays, as C# converts it on the way. */
function computed(name: string, type: DeclaredType, self: Expr | undefined, place: Place): Expr | undefined {
  const member = memberOf(type, name, place.declarations);
  const value = member?.initializer?.kind === "derived" ? member.initializer.value : undefined;
  if (value === undefined || place.active.has(value) || !isSameType(value.type, member?.type ?? value.type))
    return undefined;
  return within(value, type, self, place);
}

function within(expr: Expr, owner: DeclaredType, self: Expr | undefined, place: Place): Expr {
  return inline(expr, { ...place, owner, self, locals: new Map(), active: new Set([...place.active, expr]) });
}

function inlineLet({ bindings, body }: Extract<Expr, { readonly kind: "let" }>, place: Place): Expr {
  let inside = place;
  for (const { name, value } of bindings)
    inside = { ...inside, locals: new Map([...inside.locals, [name, inline(value, inside)]]) };
  return inline(body, inside);
}

// Each parameter gets a name of its own, so that no inlined expression means another one.
function inlineLambda(expr: Extract<Expr, { readonly kind: "lambdaOperation" }>, place: Place): Expr {
  const target = inline(expr.target, place);
  let parameter = expr.parameter;
  while (place.parameters.has(parameter)) parameter = `${parameter}_`;
  const { type } = expr.target;
  const item = type.kind === "list" || type.kind === "set" ? type.item : type.kind === "map" ? type.value : expr.type;
  const locals = new Map([...place.locals, [expr.parameter, { kind: "local", name: parameter, type: item } as const]]);
  const parameters = new Set([...place.parameters, parameter]);
  return { ...expr, target, parameter, body: inline(expr.body, { ...place, locals, parameters }) };
}

// Like the parameters of lambdas, the names of cases are their own.
function inlineMatch(expr: Extract<Expr, { readonly kind: "match" }>, place: Place): Expr {
  const arms = expr.arms.map((arm) => {
    if (arm.local === undefined) return { ...arm, value: inline(arm.value, place) };
    let name = arm.local;
    while (place.parameters.has(name)) name = `${name}_`;
    const locals = new Map([...place.locals, [arm.local, { kind: "local", name, type: arm.case } as const]]);
    const parameters = new Set([...place.parameters, name]);
    return { ...arm, local: name, value: inline(arm.value, { ...place, locals, parameters }) };
  });
  return { ...expr, subject: inline(expr.subject, place), arms };
}
