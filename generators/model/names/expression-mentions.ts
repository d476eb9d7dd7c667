import type { Name } from "../ast-node.ts";
import { memberTypeOf, sourceOf, symbolOf } from "../bind/resolve.ts";
import { specificationOf } from "../bind/specifications.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type { CallExpression, MemberExpression, Reference } from "../expression-ast.ts";
import { ofKind } from "../items.ts";
import { type DeclaredType, required } from "../type.ts";
import type { Observation } from "../typing/observation.ts";
import type { OnMention, Referent } from "./referent.ts";
import type { Referents } from "./referents.ts";

/** The place of an expression, and the receiver of its mentions. */
export interface MentionPlace {
  readonly scope: Scope;
  readonly referents: Referents;
  readonly onMention: OnMention;
}

/** Meets the names of one expression, without those of its parts. */
export function expressionMentions({ expression, expr, env }: Observation, place: MentionPlace): void {
  const { referents, scope, onMention } = place;
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
        onMention(name, referents.declared(name, "local", { context: scope.context.name, node: undefined }), true);
  }
}

function referenceMentions(
  { name }: Reference,
  expr: Expr,
  { locals, owner }: Observation["env"],
  { referents, scope, onMention }: MentionPlace,
): void {
  const mention = (referent: Referent | undefined) => referent && onMention(name, referent);
  switch (expr.kind) {
    case "parameter":
    case "local": {
      const declared = locals.get(name.text)?.declared;
      mention(declared && referents.declared(declared, expr.kind, { context: scope.context.name, node: undefined }));
      return;
    }
    case "field":
      mention(owner && memberReferent(owner, name.text, { scope, referents }));
      return;
    case "enumMember":
      mention(enumMemberReferent(expr.enum, name.text, { scope, referents }));
      return;
    case "satisfies":
      mention(owner && specReferent(owner, name.text, { scope, referents }));
      return;
    case "identity":
    case "now":
      mention(referents.word(name.text));
  }
}

function memberMentions({ target, member }: MemberExpression, expr: Expr, place: MentionPlace): void {
  const { referents, scope, onMention } = place;
  const symbol = "target" in expr && expr.target ? declaredSymbol(expr.target, scope) : undefined;
  switch (expr.kind) {
    case "enumMember": {
      const referent = enumMemberReferent(expr.enum, member.text, place);
      if (referent !== undefined) onMention(member, referent);
      qualifierMentions(target, expr.enum, place);
      return;
    }
    case "member": {
      const referent = symbol && memberReferent(symbol, member.text, place);
      if (referent !== undefined) onMention(member, referent);
      return;
    }
    case "satisfies": {
      const referent = symbol && specReferent(symbol, member.text, place);
      if (referent !== undefined) onMention(member, referent);
      return;
    }
    case "identityOf":
    case "operation":
      onMention(member, referents.word(member.text));
  }
}

/** Meets the names before the member of an enum: `State`, or `Lending.State`. */
function qualifierMentions(target: MemberExpression["target"], type: DeclaredType, place: MentionPlace): void {
  const { referents, onMention } = place;
  const referent = referents.ofType(type);
  if (referent === undefined) return;
  if (target.kind === "reference") onMention(target.name, referent);
  if (target.kind !== "memberAccess" || target.target.kind !== "reference") return;
  onMention(target.member, referent);
  const context = referents.ofContext(target.target.name.text);
  if (context !== undefined) onMention(target.target.name, context);
}

function callMentions({ member, arguments: given }: CallExpression, expr: Expr, place: MentionPlace): void {
  const { referents, scope, onMention } = place;
  if (expr.kind === "operation" || expr.kind === "lambdaOperation") onMention(member, referents.word(member.text));
  for (const argument of given) {
    if (argument.kind !== "lambda") continue;
    const { parameter } = argument;
    onMention(
      parameter,
      referents.declared(parameter, "local", { context: scope.context.name, node: undefined }),
      true,
    );
  }
}

type Home = Pick<MentionPlace, "scope" | "referents">;

function declaredSymbol({ type }: Expr, scope: Scope): TypeSymbol | undefined {
  const declared = required(type);
  return "context" in declared ? symbolOf(declared, scope) : undefined;
}

/** Returns the field, enum datum or read model field of a type by its name; undefined if it has none of that name. */
export function memberReferent(symbol: TypeSymbol, name: string, home: Home): Referent | undefined {
  const { scope, referents } = home;
  const { decl, type, members } = symbol;
  const at = (declared: Name, kind: Referent["kind"], node: Referent["node"]) =>
    referents.declared(declared, kind, { context: type.context, node });
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
    return source && name === "id" ? referents.word("id") : undefined;
  return memberReferent(source, name, home);
}

/** Returns the member of an enum by its name. */
export function enumMemberReferent(type: DeclaredType, name: string, { scope, referents }: Home): Referent | undefined {
  const decl = symbolOf(type, scope)?.decl;
  const member = decl?.kind === "enum" && ofKind(decl.members, "enumMember").find((one) => one.name.text === name);
  return member ? referents.declared(member.name, "enumMember", { context: type.context, node: member }) : undefined;
}

function specReferent(symbol: TypeSymbol, name: string, { scope, referents }: Home): Referent | undefined {
  const spec = specificationOf(name, symbol, scope);
  return spec && referents.declared(spec.name, "spec", { context: symbol.type.context, node: spec });
}
