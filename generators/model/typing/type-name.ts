import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { EnumDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import { backingOf } from "../bind/identities.ts";
import { identityTypeOf, memberTypeOf, specificationOf, symbolOf, visibleType } from "../bind/resolve.ts";
import type { ContextSymbols, TypeSymbol } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type { Expression, MemberExpression, Reference } from "../expression-ast.ts";
import { ofKind } from "../items.ts";
import { memberNameHint, nameHint } from "../names/foreign-names.ts";
import { type DeclaredType, isScalar, optional, required, scalars, spellingOf, type Type } from "../type.ts";
import {
  callForm,
  callsOf,
  collectionCalls,
  isCollection,
  membersOf,
  presenceTests,
  textCalls,
  wrongKind,
} from "./built-ins.ts";
import { type Environment, type Facts, factsOf, withoutProof } from "./environment.ts";
import { callerHint, callerWord, fieldsOfOther, typeCallerMember, typeFieldOf } from "./type-asked.ts";
import { typeBareCase } from "./type-make.ts";
import {
  expectOptional,
  isLostSpecification,
  needed,
  ownSpecification,
  refuse,
  specificationHint,
  specificationMember,
  type Typer,
  untyped,
} from "./typer.ts";

/** Types a name. The order is local name, field, `id`, `now`, member of the expected enum, specification, enum member. Spec: model-types, Scopes. */
export function typeReference(typer: Typer, { name }: Reference, env: Environment, expected: Type | undefined): Expr {
  return boundName(typer, name.text, env) ?? enumMember(typer, name, env, expected);
}

/** True for a name that can only be an enum member, whose type comes from the context. */
export function isBareEnumMember(typer: Pick<Typer, "scope">, expression: Expression, env: Environment): boolean {
  return expression.kind === "reference" && boundName(typer, expression.name.text, env) === undefined;
}

function boundName({ scope }: Pick<Typer, "scope">, name: string, env: Environment): Expr | undefined {
  const local = env.locals.get(name);
  if (local !== undefined) return { kind: local.kind, name, type: local.type };
  const field = env.owner && memberTypeOf(env.owner, name, scope);
  if (field !== undefined) return { kind: "field", name, type: field };
  if (name === "id" && env.identity !== undefined) return { kind: "identity", type: env.identity };
  return name === "now" ? { kind: "now", type: scalars.Instant } : undefined;
}

function enumMember(typer: Typer, name: Name, env: Environment, expected: Type | undefined): Expr {
  const candidates = typer.scope.context.enumsByMember.get(name.text) ?? [];
  const wanted = expected && required(expected);
  const meant = wanted?.kind === "enum" ? memberOfWanted(typer, name.text, wanted) : undefined;
  const tested = meant === undefined ? ownSpecification(typer, name, env) : undefined;
  if (tested !== undefined) return tested;
  const [first, ...others] = candidates;
  if (meant === undefined && wanted?.kind !== "union" && others.length > 0) {
    const enums = candidates.map(({ decl }) => decl.name.text);
    return refuse(typer, report(catalogue.ambiguousEnumMember, { member: name.text, enums }, { span: name }));
  }
  const found = meant ?? (wanted?.kind === "union" ? undefined : first);
  if (found !== undefined) return { kind: "enumMember", enum: found.type, name: name.text, type: found.type };
  return typeBareCase(typer, name) ?? laterWord(typer, name, expected) ?? unknownInPlace(typer, name, env, wanted);
}

/** Types a word that means something only if nothing else has its name. */
function laterWord(typer: Typer, name: Name, expected: Type | undefined): Expr | undefined {
  if (name.text === absent) return none(typer, name, expected);
  return name.text === "today" ? today : undefined;
}

function unknownInPlace(typer: Typer, name: Name, env: Environment, wanted: Type | undefined): Expr {
  // A capitalized name may be a misspelt member of an unknown enum.
  return wanted?.kind === "unknown" && /^[A-Z]/.test(name.text) ? untyped : unknownName(typer, name, env);
}

const absent = "none";

/** The day of `now`. */
const today: Expr = {
  kind: "operation",
  operation: "date",
  target: { kind: "now", type: scalars.Instant },
  arguments: [],
  type: scalars.Date,
};

/** True for `none`, unless the name means something else. Spec: model-types, Optional values. */
export function isNone(typer: Pick<Typer, "scope">, expression: Expression, env: Environment): boolean {
  if (expression.kind === "parenthesized") return isNone(typer, expression.inner, env);
  return isWord(typer, expression, absent, env);
}

/** True for `caller`, unless the name means something else. Spec: model-rules, The caller. */
export function isCaller(typer: Pick<Typer, "scope">, expression: Expression, env: Environment): boolean {
  return isWord(typer, expression, callerWord, env);
}

function isWord(typer: Pick<Typer, "scope">, expression: Expression, word: string, env: Environment): boolean {
  if (expression.kind !== "reference" || expression.name.text !== word) return false;
  const contexts = [...typer.scope.contexts.values()];
  const isTaken = contexts.some(({ enumsByMember }) => enumsByMember.has(word));
  return isBareEnumMember(typer, expression, env) && !(isTaken || ownSpecification(typer, expression.name, env));
}

/** Derives the proofs of a condition, also those of comparisons with `none`. */
export function provenBy(condition: Expression, typer: Pick<Typer, "scope">, env: Environment): Facts {
  return factsOf(condition, (side) => isNone(typer, side, env));
}

function none(typer: Typer, span: Name, expected: Type | undefined): Expr {
  if (expected?.kind === "unknown") return untyped;
  if (expected !== undefined) return { kind: "none", type: optional(expected) };
  const hint = "`none` stands where an optional value is expected, such as `note -> none`.";
  return refuse(typer, report(catalogue.unknownName, { name: span.text }, { span, hint }));
}

function memberOfWanted({ scope }: Typer, member: string, { context, name }: DeclaredType) {
  const symbols = scope.contexts.get(context)?.enumsByMember.get(member);
  return symbols?.find(({ type }) => type.name === name);
}

function unknownName(typer: Typer, name: Name, env: Environment): Expr {
  // Recovery left the name out.
  if (name.text === "" || isLostSpecification(typer, name.text)) return untyped;
  const fields = env.owner === undefined ? [] : [...env.owner.members.keys()];
  const { specs, enumsByMember } = typer.scope.context;
  const own = specs.filter((spec) => env.owner && specificationOf(spec.name.text, env.owner, typer.scope) === spec);
  const tests = own.map((spec) => spec.name.text);
  const known = [...env.locals.keys(), ...fields, ...tests, ...enumsByMember.keys()];
  const hint = isCaller(typer, { kind: "reference", name, span: name }, env)
    ? callerHint
    : (specificationHint(typer, name.text) ?? nameHint(name.text, known));
  return refuse(typer, report(catalogue.unknownName, { name: name.text }, { span: name, hint }));
}

/** Types `target.member`: a member of the model, else an operation of the language. */
export function typeMember(typer: Typer, expression: MemberExpression, env: Environment): Expr {
  const { target, member } = expression;
  if (isCaller(typer, target, env)) return typeCallerMember(typer, expression, env);
  const qualifier = enumNamed(typer, target, env);
  if (qualifier !== undefined) return memberOfEnum(typer, qualifier, { target, member }, env);
  const test = presenceTests.get(member.text);
  // A presence test may repeat an earlier one.
  const found = typer.type(target, test === undefined ? env : withoutProof(env, target));
  if (found.type.kind === "unknown") return untyped;
  if (test !== undefined && (found.type.kind === "optional" || ownMember(typer, found, member) === undefined)) {
    expectOptional(typer, found, member.text, member);
    return { kind: "operation", target: found, arguments: [], ...test };
  }
  const there = needed(typer, found, target);
  const known = ownMember(typer, there, member) ?? builtIn(there, member) ?? typeFieldOf(typer, there, member, env);
  return known ?? unknownMember(typer, there.type, member);
}

/** Finds the enum that a name means before a member: `State` or `Lending.State`. Every other meaning of the name comes first. */
function enumNamed(typer: Typer, target: Expression, env: Environment): TypeSymbol<EnumDecl> | undefined {
  const { context } = typer.scope;
  if (target.kind === "reference") {
    const { text } = target.name;
    return boundName(typer, text, env) === undefined ? (enumOf(text, context) ?? visibleEnum(typer, text)) : undefined;
  }
  if (target.kind !== "memberAccess" || target.target.kind !== "reference") return undefined;
  const { text } = target.target.name;
  const isFree = boundName(typer, text, env) === undefined && enumOf(text, context) === undefined;
  return isFree ? enumOf(target.member.text, typer.contextNamed(text)) : undefined;
}

function enumOf(name: string, home: ContextSymbols | undefined): TypeSymbol<EnumDecl> | undefined {
  const symbol = home?.typeByName.get(name);
  return home?.enums.find((one) => one === symbol);
}

function visibleEnum(typer: Typer, name: string): TypeSymbol<EnumDecl> | undefined {
  const type = visibleType(name, typer.scope);
  return type?.kind === "enum" ? enumOf(name, typer.contextNamed(type.context)) : undefined;
}

function memberOfEnum(
  typer: Typer,
  { type, decl }: TypeSymbol<EnumDecl>,
  { target, member: span }: Pick<MemberExpression, "target" | "member">,
  env: Environment,
): Expr {
  const names = ofKind(decl.members, "enumMember").map(({ name }) => name.text);
  if (names.includes(span.text)) return { kind: "enumMember", enum: type, name: span.text, type };
  // The name may also be a member of another enum, with a datum.
  const isMember = target.kind === "reference" && typer.scope.context.enumsByMember.has(target.name.text);
  const datum = isMember ? declaredMember(typer, typer.type(target, env), span) : undefined;
  if (datum !== undefined || span.text === "") return datum ?? untyped;
  const hint = spellingHint(span.text, names);
  return refuse(typer, report(catalogue.unknownMember, { type: decl.name.text, member: span.text }, { span, hint }));
}

function ownMember(typer: Typer, target: Expr, member: Name): Expr | undefined {
  return declaredMember(typer, target, member) ?? specificationMember(typer, member, target);
}

function declaredMember({ scope }: Typer, target: Expr, { text }: Name): Expr | undefined {
  const { type } = target;
  if (!("context" in type)) return undefined;
  const symbol = symbolOf(type, scope);
  const member = symbol && memberTypeOf(symbol, text, scope);
  if (member !== undefined) return { kind: "member", target, name: text, type: member };
  const identity = text === "id" && symbol ? identityTypeOf(symbol, scope) : undefined;
  if (identity !== undefined) return { kind: "identityOf", target, type: identity };
  const backing = text === "value" ? backingOf(type, scope) : undefined;
  return backing && { kind: "member", target, name: text, type: scalars[backing] };
}

function builtIn(target: Expr, { text }: Name): Expr | undefined {
  const found = membersOf(target.type)?.get(text);
  return found && { kind: "operation", target, arguments: [], ...found };
}

function unknownMember(typer: Typer, type: Type, span: Name): Expr {
  const member = span.text;
  if (member === "" || isLostSpecification(typer, member)) return untyped;
  const at = { span, hint: memberHint(typer, type, member) };
  const isText = isScalar(type, "String");
  if (!(isText || isCollection(type))) {
    const args = { member, type: spellingOf(type) };
    return refuse(typer, report(wrongKind(member) ?? catalogue.unknownMember, args, at));
  }
  if (isText ? textCalls.has(member) : collectionCalls.includes(member)) {
    const args = { member, expected: isText ? "a text in parentheses" : callForm(member) };
    return refuse(typer, report(catalogue.operationArguments, args, { span }));
  }
  const entry = isText ? catalogue.unknownTextMember : catalogue.unknownCollectionMember;
  return refuse(typer, report(entry, { member }, at));
}

function memberHint({ scope }: Typer, type: Type, member: string): string | undefined {
  if (type.kind === "identity" && member === "value")
    return "Only an identity `as natural(String)` or `as natural(Int)` has a value in the language; compare the identities.";
  const declared = "context" in type ? symbolOf(type, scope)?.members.keys() : undefined;
  const ofOther = fieldsOfOther(type, scope);
  if (ofOther.includes(member)) return "Commands and factories of an aggregate's root read fields of other aggregates.";
  return memberNameHint(member, [...(membersOf(type)?.keys() ?? declared ?? ofOther), ...callsOf(type)]);
}
