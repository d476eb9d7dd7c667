import type * as ast from "../ast.ts";
import { addedChild, calledChild } from "../bind/children.ts";
import { partsOf } from "../bind/identities.ts";
import { resolveType, sourceOf, symbolOf } from "../bind/resolve.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import type { AddStatement, CallChildStatement } from "../modifier-ast.ts";
import { listedFields, listedModel } from "../operation/listing.ts";
import { everyStatement, statementsIn } from "../statements-in.ts";
import { required } from "../type.ts";
import { memberReferent } from "./expression-mentions.ts";
import type { Referent } from "./referents.ts";
import {
  annotationMentions,
  argumentMentions,
  type MentionPlace,
  parameterMentions,
  typeMentions,
} from "./type-mentions.ts";

/** Meets the names of a command or factory, without its own and those in expressions. */
export function behaviourMentions(
  decl: ast.CommandDecl | ast.FactoryDecl,
  entity: TypeSymbol,
  place: MentionPlace,
): void {
  if (decl.kind === "factory") shareWithSetFields(decl, entity, place);
  parameterMentions(decl.parameters, place);
  annotationMentions(decl, place, (part) => partReferent(part, entity, place));
  typeMentions(decl.result, place);
  for (const statement of everyStatement(decl.statements)) statementMentions(statement, entity, place);
}

/** Returns the referent of a part of the identity, in any letter case; undefined for any other name. */
function partReferent(name: string, entity: TypeSymbol, place: MentionPlace): Referent | undefined {
  const parts = entity.decl.kind === "entity" ? partsOf(entity.decl) : [];
  const part = parts.find(({ text }) => text.toLowerCase() === name);
  return part && memberReferent(entity, part.text, place);
}

/** Shares the parameters of a factory with the fields that they set by their name. Spec: model-rules, Factories. */
export function shareWithSetFields(
  { parameters, statements }: ast.FactoryDecl,
  entity: TypeSymbol,
  place: MentionPlace,
): void {
  const assigned = new Set(statementsIn(statements, "assign").map(({ field }) => field.text));
  for (const { name } of parameters) {
    const field = assigned.has(name.text) ? undefined : entity.members.get(name.text);
    if (field === undefined) continue;
    memberReferent(entity, name.text, place);
    place.referents.share(name, field.name);
  }
}

function statementMentions(statement: ast.Statement, entity: TypeSymbol, place: MentionPlace): void {
  if ("field" in statement) place.onMention(statement.field, memberReferent(entity, statement.field.text, place));
  if (statement.kind === "add") additionMentions(statement, entity, place);
  if (statement.kind === "callChild") callMentions(statement, entity, place);
  if (statement.kind !== "emit" && statement.kind !== "publish") return;
  const event = place.scope.context.typeByName.get(statement.event.text);
  if (event === undefined) return;
  place.onMention(statement.event, place.referents.ofSymbol(event));
  for (const { name } of statement.arguments) place.onMention(name, memberReferent(event, name.text, place));
}

function additionMentions(statement: AddStatement, entity: TypeSymbol, place: MentionPlace): void {
  const { referents, onMention } = place;
  const { child, factory, creation } = addedChild(statement, entity, place.scope) ?? {};
  if (child === undefined || creation === undefined) return;
  onMention(creation.child, referents.ofSymbol(child));
  if (factory === undefined) return;
  const { context } = child.type;
  onMention(creation.factory, referents.declared(factory.name, "factory", { context, node: factory }));
  shareWithSetFields(factory, child, place);
  argumentMentions(creation.arguments, factory.parameters, place);
}

function callMentions(statement: CallChildStatement, entity: TypeSymbol, place: MentionPlace): void {
  const { child, command } = calledChild(statement, entity, place.scope) ?? {};
  if (child === undefined || command === undefined) return;
  const { context } = child.type;
  place.onMention(statement.command, place.referents.declared(command.name, "command", { context, node: command }));
  argumentMentions(statement.arguments, command.parameters, place);
}

/** Meets the parameters and the result of a finder or query. Each parameter is one with the field of the result that it names. */
export function searchMentions({ parameters, result }: ast.FinderDecl | ast.QueryDecl, place: MentionPlace): void {
  const type = required(resolveType(result, place.scope));
  const one = type.kind === "list" ? type.item : type;
  const symbol = "context" in one ? symbolOf(one, place.scope) : undefined;
  if (symbol !== undefined) shareWithFields(parameters, symbol, place);
  parameterMentions(parameters, place);
  typeMentions(result, place);
}

/** Meets the fields that a list is sorted and searched by. */
export function listMentions(query: ast.QueryDecl, place: MentionPlace): void {
  const symbol = listedModel(query, place.scope);
  for (const { name } of listedFields(query)) place.onMention(name, symbol && memberReferent(symbol, name.text, place));
}

function shareWithFields(
  parameters: readonly ast.ParameterDecl[],
  symbol: TypeSymbol,
  { scope, referents }: MentionPlace,
): void {
  const sources = symbol.decl.kind === "readModel" ? [symbol, sourceOf(symbol.decl.source.text, scope)] : [symbol];
  for (const { name } of parameters) {
    const found = sources.flatMap((one) => (one && memberInAnyCase(one, name.text, { scope, referents })) ?? []);
    const [declared] = found[0]?.declarations ?? [];
    if (declared !== undefined) referents.share(name, declared);
  }
}

/** Finds a member as the store does, which compares names in any letter case. Spec: model-infrastructure, Finders. */
function memberInAnyCase(symbol: TypeSymbol, name: string, home: Pick<MentionPlace, "scope" | "referents">) {
  const { decl, members } = symbol;
  const fields =
    decl.kind === "readModel" ? decl.fields.flatMap((field) => (field.kind === "missing" ? [] : field.name.text)) : [];
  const wanted = name.toLowerCase();
  const exact = [...fields, ...members.keys()].find((one) => one.toLowerCase() === wanted);
  return exact === undefined ? undefined : memberReferent(symbol, exact, home);
}
