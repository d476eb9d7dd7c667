import type { Name } from "../ast-node.ts";
import { holdersOf, memberTypeOf, specificationOf, symbolOf } from "../bind/resolve.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type {
  CallExpression,
  Expression,
  MakeExpression,
  MatchExpression,
  MemberExpression,
} from "../expression-ast.ts";
import { ofKind } from "../items.ts";
import { type DeclaredType, required } from "../type.ts";
import type { Observation } from "../typing/typer.ts";
import type { Referent } from "./referents.ts";
import { foreignMention, type MentionPlace, ownReferent, typeNameMention } from "./type-mentions.ts";

/** Meets the names of one expression, without those of its parts. */
export function expressionMentions({ expression, expr, env }: Observation, place: MentionPlace): void {
  const meant = expr.kind === "present" ? expr.of : expr;
  if (expression.kind === "reference") place.onMention(expression.name, namedBy(expression.name, meant, env, place));
  if (expression.kind === "memberAccess") memberMentions(expression, meant, place);
  if (expression.kind === "call") callMentions(expression, meant, place);
  if (expression.kind === "exists") place.onMention(expression.word, place.referents.word(expression.word.text));
  if (expression.kind === "make" && meant.kind === "make") makeMentions(expression, meant.value, place);
  if (expression.kind === "match" && meant.kind === "match") matchMentions(expression, place);
  if (expression.kind !== "let") return;
  for (const { name } of expression.bindings) place.onMention(name, ownReferent(name, "local", undefined, place), true);
}

function namedBy(
  name: Name,
  expr: Expr,
  { locals, owner }: Observation["env"],
  place: MentionPlace,
): Referent | undefined {
  switch (expr.kind) {
    case "parameter":
    case "local": {
      const { declared, holder } = locals.get(name.text) ?? {};
      if (holder !== undefined) return memberReferent(holder, name.text, place);
      return declared && ownReferent(declared, expr.kind, undefined, place);
    }
    case "field":
      return owner && memberReferent(owner, name.text, place);
    case "enumMember":
      return enumMemberReferent(expr.enum, name.text, place);
    case "make":
      return place.referents.ofType(expr.value);
    case "satisfies":
      return owner && specReferent(owner, name.text, place);
    case "identity":
    case "none":
    case "now":
    case "operation":
      return place.referents.word(name.text);
    default:
      return undefined;
  }
}

function memberMentions({ target, member }: MemberExpression, expr: Expr, place: MentionPlace): void {
  const { referents, scope, onMention } = place;
  const type = "target" in expr && expr.target ? required(expr.target.type) : undefined;
  const symbol = type && "context" in type ? symbolOf(type, scope) : undefined;
  switch (expr.kind) {
    case "enumMember":
      onMention(member, enumMemberReferent(expr.enum, member.text, place));
      qualifierMentions(target, expr.enum, place);
      return;
    case "member":
      onMention(member, symbol && memberReferent(symbol, member.text, place));
      return;
    case "satisfies":
      onMention(member, symbol && specReferent(symbol, member.text, place));
      return;
    case "fieldOf": {
      const root = symbolOf(expr.root, scope);
      onMention(member, root && memberReferent(root, member.text, place));
      return;
    }
    case "caller":
      callerMentions(target, place);
      return;
    case "identityOf":
    case "operation":
      onMention(member, referents.word(member.text));
  }
}

/** Meets the word for who calls, with a question about it. */
function callerMentions(target: Expression, { referents, onMention }: MentionPlace): void {
  if (target.kind === "reference") onMention(target.name, referents.word(target.name.text));
}

/** Meets the names before the member of an enum: `State`, or `Lending.State`. */
function qualifierMentions(target: Expression, type: DeclaredType, { referents, onMention }: MentionPlace): void {
  if (target.kind === "reference") onMention(target.name, referents.ofType(type));
  if (target.kind !== "memberAccess" || target.target.kind !== "reference") return;
  onMention(target.member, referents.ofType(type));
  onMention(target.target.name, referents.ofContext(target.target.name.text));
}

function callMentions({ target, member, arguments: given }: CallExpression, expr: Expr, place: MentionPlace): void {
  if (expr.kind === "callerHas") callerMentions(target, place);
  // Calls of ranges are comparisons.
  if (expr.kind === "operation" || expr.kind === "lambdaOperation" || expr.kind === "binary")
    place.onMention(member, place.referents.word(member.text));
  for (const argument of given)
    if (argument.kind === "lambda")
      place.onMention(argument.parameter, ownReferent(argument.parameter, "local", undefined, place), true);
}

function makeMentions({ qualifier, name, arguments: given }: MakeExpression, value: DeclaredType, place: MentionPlace) {
  const { scope, onMention } = place;
  if (qualifier === undefined) typeNameMention(name, place);
  else foreignMention({ context: qualifier, type: name }, { ...place, contexts: scope.contexts });
  const symbol = symbolOf(value, scope);
  for (const argument of given) onMention(argument.name, symbol && memberReferent(symbol, argument.name.text, place));
}

function matchMentions({ arms }: MatchExpression, place: MentionPlace): void {
  for (const { case: name, local } of arms) {
    typeNameMention(name, place);
    if (local !== undefined) place.onMention(local, ownReferent(local, "local", undefined, place), true);
  }
}

type Home = Pick<MentionPlace, "scope" | "referents">;

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
  const [row] = field && context ? holdersOf(name, decl, { ...scope, context }) : [];
  if (row === undefined) return undefined;
  if (memberTypeOf(row.symbol, name, scope) === undefined) return referents.word("id");
  return memberReferent(row.symbol, name, home);
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
