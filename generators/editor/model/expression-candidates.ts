import { CompletionItemKind } from "vscode-languageserver";
import { memberTypeOf, specificationOf, symbolOf } from "../../model/bind/resolve.ts";
import type { ContextSymbols, Scope, TypeSymbol } from "../../model/bind/symbols.ts";
import type { Expression } from "../../model/expression-ast.ts";
import { ofKind } from "../../model/items.ts";
import { type DeclaredType, isScalar, required, spellingOf, type Type } from "../../model/type.ts";
import {
  collectionCalls,
  dayCalls,
  mapCalls,
  membersOf,
  presenceTests,
  rangeCalls,
  textCalls,
} from "../../model/typing/built-ins.ts";
import { callerWord, fieldsOfOther } from "../../model/typing/type-asked.ts";
import { isCaller } from "../../model/typing/type-name.ts";
import type { Observation } from "../../model/typing/typer.ts";
import { type Candidate, typeNames } from "./candidate.ts";
import type { Probe } from "./probe.ts";
import { nodeAround } from "./slot.ts";

/** Returns the names that can begin an expression. */
export function expressionCandidates({ slot, scope, observations }: Probe): readonly Candidate[] {
  const node = nodeAround<Expression, "reference">(slot, "reference");
  const observed = observations().find(({ expression }) => expression === node);
  if (scope === undefined || observed === undefined) return [];
  const { env, expected } = observed;
  const locals = Array.from(env.locals, ([text, { type }]) => ({
    ...{ text, kind: CompletionItemKind.Variable, detail: spellingOf(type), isLikely: true },
  }));
  const fields = env.owner === undefined ? [] : fieldsOf(env.owner, scope);
  const identity: readonly Candidate[] =
    env.identity === undefined
      ? []
      : [{ text: "id", kind: CompletionItemKind.Field, detail: spellingOf(env.identity), isLikely: true }];
  const none = expected?.kind === "optional" ? [{ text: "none", kind: CompletionItemKind.Constant }] : [];
  const times = [
    { text: "now", kind: CompletionItemKind.Constant, detail: "Instant" },
    { text: "today", kind: CompletionItemKind.Constant, detail: "Date" },
  ];
  const asked = env.asking === undefined ? [] : [{ text: callerWord, kind: CompletionItemKind.Constant }];
  const stored =
    env.asking?.isRule === true ? [{ text: "exists", kind: CompletionItemKind.Function, detail: "Bool" }] : [];
  const tests = env.owner === undefined ? [] : testsOf(env.owner, scope);
  const values = typeNames([...scope.context.values, ...scope.context.unionCases]).map((value) => ({
    ...value,
    isLikely: false,
  }));
  const own = [...fields, ...identity, ...none, ...times, ...asked, ...stored, ...tests];
  return [...wantedMembers(expected, scope), ...locals, ...own, ...enums(scope.context), ...values];
}

function wantedMembers(expected: Type | undefined, scope: Scope): readonly Candidate[] {
  const type = expected && required(expected);
  if (type?.kind === "union") return casesOf(type, scope).map((one) => ({ ...one, isLikely: true }));
  const symbol = type?.kind === "enum" ? symbolOf(type, scope) : undefined;
  return symbol === undefined ? [] : enumMembers(symbol).map((member) => ({ ...member, isLikely: true }));
}

/** Returns the cases that a `match` has no arm for. */
export function armCandidates({ slot, scope, observations }: Probe): readonly Candidate[] {
  const match = nodeAround<Expression, "match">(slot, "match");
  const union = observations().find(({ expression }) => expression === match?.subject)?.expr.type;
  if (scope === undefined || union?.kind !== "union") return [];
  const met = new Set(match?.arms.map((arm) => arm.case.text));
  return casesOf(union, scope).filter(({ text }) => !met.has(text));
}

/** Returns the cases of a union. */
export function casesOf(union: DeclaredType, scope: Scope): readonly Candidate[] {
  const symbol = symbolOf(union, scope);
  const cases = symbol?.decl.kind === "union" ? ofKind(symbol.decl.cases, "unionCase") : [];
  return cases.map(({ name }) => ({
    ...{ text: name.text, kind: CompletionItemKind.EnumMember, detail: union.name },
  }));
}

export function enumMembers({ decl }: TypeSymbol): readonly Candidate[] {
  if (decl.kind !== "enum") return [];
  return ofKind(decl.members, "enumMember").map(({ name }) => ({
    ...{ text: name.text, kind: CompletionItemKind.EnumMember, detail: decl.name.text },
  }));
}

function enums({ enums: symbols }: ContextSymbols): readonly Candidate[] {
  const types = symbols.map(({ decl }) => ({ text: decl.name.text, kind: CompletionItemKind.Enum }));
  return [...symbols.flatMap(enumMembers), ...types];
}

/** Returns the fields of a type with their types. */
export function fieldsOf(symbol: TypeSymbol, scope: Scope): readonly Candidate[] {
  const { decl, members } = symbol;
  const data = decl.kind === "enum" ? decl.parameters.map(({ name }) => name.text) : [];
  const shown =
    decl.kind === "readModel" ? decl.fields.flatMap((one) => (one.kind === "missing" ? [] : one.name.text)) : [];
  return [...members.keys(), ...data, ...shown].map((text) => {
    const type = memberTypeOf(symbol, text, scope);
    const doc = members.get(text)?.doc?.text;
    return { text, kind: CompletionItemKind.Field, detail: type && spellingOf(type), doc, isLikely: true };
  });
}

function testsOf(symbol: TypeSymbol, scope: Scope): readonly Candidate[] {
  const specs = scope.contexts.get(symbol.type.context)?.specs ?? [];
  return specs
    .filter((spec) => specificationOf(spec.name.text, symbol, scope) === spec)
    .map(({ name, doc }) => ({ text: name.text, kind: CompletionItemKind.Function, detail: "Bool", doc: doc?.text }));
}

/** Returns the members behind a dot. */
export function memberCandidates({ slot, scope, observations }: Probe): readonly Candidate[] {
  const node =
    nodeAround<Expression, "memberAccess">(slot, "memberAccess") ?? nodeAround<Expression, "call">(slot, "call");
  if (scope === undefined || node === undefined) return [];
  if (observations().some((one) => one.expression === node && isOfCaller(one, scope))) return callerMembers;
  const observed = observations().find(({ expression }) => expression === node.target);
  const type = observed?.expr.type;
  if (type === undefined || type.kind === "unknown") return qualifiedCandidates(node.target, scope);
  const tests = type.kind === "optional" ? [...presenceTests.keys()] : [];
  const read = observed?.env.asking === undefined ? [] : fieldsRead(required(type), scope);
  return [...tests.map((text) => word(text, "Bool")), ...read, ...membersIn(required(type), scope)];
}

/** Returns the fields of another aggregate that a behaviour can read by its identity. */
function fieldsRead(identity: Type, scope: Scope): readonly Candidate[] {
  return fieldsOfOther(identity, scope).map((text) => ({ text, kind: CompletionItemKind.Field, isLikely: true }));
}

const callerMembers: readonly Candidate[] = [
  word("id", "String"),
  { text: "has", kind: CompletionItemKind.Method, detail: "Bool" },
];

/** True for a member of the word `caller`, where it means who calls. */
function isOfCaller({ expression, env }: Observation, scope: Scope): boolean {
  const isMember = expression.kind === "memberAccess" || expression.kind === "call";
  return isMember && env.asking !== undefined && isCaller({ scope }, expression.target, env);
}

function membersIn(type: Type, scope: Scope): readonly Candidate[] {
  const symbol = "context" in type ? symbolOf(type, scope) : undefined;
  const declared = symbol === undefined ? [] : [...fieldsOf(symbol, scope), ...testsOf(symbol, scope)];
  const identity = symbol?.identity === undefined ? [] : [word("id", spellingOf(symbol.identity))];
  const own = Array.from(membersOf(type) ?? [], ([text, { type: result }]) => word(text, spellingOf(result)));
  const calls = isScalar(type, "String", "Date") ? scalarCalls(type) : collectionsCalls(type);
  return [...declared, ...identity, ...own, ...calls.map((text) => ({ text, kind: CompletionItemKind.Method }))];
}

function scalarCalls(type: Type): readonly string[] {
  return [...(isScalar(type, "Date") ? dayCalls : textCalls).keys()];
}

function collectionsCalls({ kind }: Type): readonly string[] {
  if (kind === "map") return mapCalls;
  if (kind === "range") return rangeCalls;
  return kind === "list" || kind === "set" ? collectionCalls : [];
}

function word(text: string, detail: string): Candidate {
  return { text, kind: CompletionItemKind.Property, detail };
}

/** Returns the members of an enum behind its name, or the types of a context behind its. */
function qualifiedCandidates(target: Expression, { context, contexts }: Scope): readonly Candidate[] {
  if (target.kind === "reference") {
    const symbol = context.typeByName.get(target.name.text);
    if (symbol !== undefined) return enumMembers(symbol);
    const types = contexts.get(target.name.text)?.enums ?? [];
    return types.map(({ decl }) => ({ text: decl.name.text, kind: CompletionItemKind.Enum }));
  }
  if (target.kind !== "memberAccess" || target.target.kind !== "reference") return [];
  const symbol = contexts.get(target.target.name.text)?.typeByName.get(target.member.text);
  return symbol === undefined ? [] : enumMembers(symbol);
}
