import type { Name } from "../ast-node.ts";
import { memberTypeOf, sourceOf, symbolOf } from "../bind/resolve.ts";
import { specificationOf } from "../bind/specifications.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type { CallExpression, MemberExpression, Reference } from "../expression-ast.ts";
import { ofKind } from "../items.ts";
import { type DeclaredType, required } from "../type.ts";
import type { Observation } from "../typing/observation.ts";
import type { Meet, Thing } from "./thing.ts";
import type { Things } from "./things.ts";

/** The place of an expression, and the receiver of its mentions. */
export interface MentionPlace {
  readonly scope: Scope;
  readonly things: Things;
  readonly meet: Meet;
}

/** Meets the names of one expression, without those of its parts. */
export function expressionMentions({ expression, expr, env }: Observation, place: MentionPlace): void {
  const { things, scope, meet } = place;
  const meant = expr.kind === "present" ? expr.of : expr;
  switch (expression.kind) {
    case "reference":
      referenceMentions(expression, meant, env, place);
      return;
    case "memberAccess":
      memberMentions(expression, meant, place);
      return;
    case "call":
      callMentions(expression, meant, place);
      return;
    case "let":
      for (const { name } of expression.bindings)
        meet(name, things.declared(name, "local", { context: scope.context.name, node: undefined }), true);
  }
}

function referenceMentions(
  { name }: Reference,
  expr: Expr,
  { locals, owner }: Observation["env"],
  { things, scope, meet }: MentionPlace,
): void {
  const met = (thing: Thing | undefined) => thing && meet(name, thing);
  switch (expr.kind) {
    case "parameter":
    case "local": {
      const declared = locals.get(name.text)?.declared;
      met(declared && things.declared(declared, expr.kind, { context: scope.context.name, node: undefined }));
      return;
    }
    case "field":
      met(owner && memberThing(owner, name.text, { scope, things }));
      return;
    case "enumMember":
      met(enumMemberThing(expr.enum, name.text, { scope, things }));
      return;
    case "satisfies":
      met(owner && specThing(owner, name.text, { scope, things }));
      return;
    case "identity":
    case "now":
      met(things.word(name.text));
  }
}

function memberMentions({ target, member }: MemberExpression, expr: Expr, place: MentionPlace): void {
  const { things, scope, meet } = place;
  const symbol = "target" in expr && expr.target ? declaredSymbol(expr.target, scope) : undefined;
  switch (expr.kind) {
    case "enumMember": {
      const thing = enumMemberThing(expr.enum, member.text, place);
      if (thing !== undefined) meet(member, thing);
      qualifierMentions(target, expr.enum, place);
      return;
    }
    case "member": {
      const thing = symbol && memberThing(symbol, member.text, place);
      if (thing !== undefined) meet(member, thing);
      return;
    }
    case "satisfies": {
      const thing = symbol && specThing(symbol, member.text, place);
      if (thing !== undefined) meet(member, thing);
      return;
    }
    case "identityOf":
    case "operation":
      meet(member, things.word(member.text));
  }
}

/** Meets the names before the member of an enum: `State`, or `Lending.State`. */
function qualifierMentions(target: MemberExpression["target"], type: DeclaredType, place: MentionPlace): void {
  const { things, meet } = place;
  const thing = things.ofType(type);
  if (thing === undefined) return;
  if (target.kind === "reference") meet(target.name, thing);
  if (target.kind !== "memberAccess" || target.target.kind !== "reference") return;
  meet(target.member, thing);
  const context = things.ofContext(target.target.name.text);
  if (context !== undefined) meet(target.target.name, context);
}

function callMentions({ member, arguments: given }: CallExpression, expr: Expr, place: MentionPlace): void {
  const { things, scope, meet } = place;
  if (expr.kind === "operation" || expr.kind === "lambdaOperation") meet(member, things.word(member.text));
  for (const argument of given) {
    if (argument.kind !== "lambda") continue;
    const { parameter } = argument;
    meet(parameter, things.declared(parameter, "local", { context: scope.context.name, node: undefined }), true);
  }
}

type Home = Pick<MentionPlace, "scope" | "things">;

function declaredSymbol({ type }: Expr, scope: Scope): TypeSymbol | undefined {
  const declared = required(type);
  return "context" in declared ? symbolOf(declared, scope) : undefined;
}

/** Returns the field, enum datum or read model field of a type by its name; undefined if it has none of that name. */
export function memberThing(symbol: TypeSymbol, name: string, home: Home): Thing | undefined {
  const { scope, things } = home;
  const { decl, type, members } = symbol;
  const at = (declared: Name, kind: Thing["kind"], node: Thing["node"]) =>
    things.declared(declared, kind, { context: type.context, node });
  const member = members.get(name);
  if (member !== undefined) return at(member.name, "field", member);
  if (decl.kind === "enum") {
    const datum = decl.parameters.find((one) => one.name.text === name);
    return datum && at(datum.name, "parameter", datum);
  }
  if (decl.kind !== "readModel") return undefined;
  const field = decl.fields.find((one) => one.kind !== "missing" && one.name.text === name);
  if (field?.kind === "derivedField") return at(field.name, "readModelField", field);
  const context = scope.contexts.get(type.context);
  const source = field && context && sourceOf(decl.source.text, { ...scope, context });
  if (source === undefined || memberTypeOf(source, name, scope) === undefined)
    return source && name === "id" ? things.word("id") : undefined;
  return memberThing(source, name, home);
}

/** Returns the member of an enum by its name. */
export function enumMemberThing(type: DeclaredType, name: string, { scope, things }: Home): Thing | undefined {
  const decl = symbolOf(type, scope)?.decl;
  const member = decl?.kind === "enum" && ofKind(decl.members, "enumMember").find((one) => one.name.text === name);
  return member ? things.declared(member.name, "enumMember", { context: type.context, node: member }) : undefined;
}

function specThing(symbol: TypeSymbol, name: string, { scope, things }: Home): Thing | undefined {
  const spec = specificationOf(name, symbol, scope);
  return spec && things.declared(spec.name, "spec", { context: symbol.type.context, node: spec });
}
