import type * as ast from "../ast.ts";
import type { Name } from "../ast-node.ts";
import { exportedType } from "../bind/neighbours.ts";
import { eventOf, memberTypeOf, policyCommandOf, policyTargetOf, resolveType, sourceOf } from "../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import type { BoundaryItem } from "../context-map-ast.ts";
import { ofKind } from "../items.ts";
import type { StatesDecl } from "../statement-ast.ts";
import { required } from "../type.ts";
import { annotationMentions } from "./annotation-mentions.ts";
import { argumentMentions, behaviourMentions, parameterMentions } from "./behaviour-mentions.ts";
import { enumMemberReferent, type MentionPlace, memberReferent } from "./expression-mentions.ts";
import type { DeclaringNode, OnMention, ReferentKind } from "./referent.ts";
import type { Referents } from "./referents.ts";
import { foreignMention, typeMentions, typeNameMention } from "./type-mentions.ts";

/** Meets every name of the declarations of a context, without those in expressions. */
export function declarationMentions(scope: Scope, referents: Referents, onMention: OnMention): void {
  const place = { scope, referents, onMention };
  for (const part of scope.context.parts) {
    const referent = referents.ofContext(scope.context.name);
    if (referent !== undefined) onMention(part.name, referent, true);
    for (const item of part.items) itemMentions(item, place, []);
  }
  for (const symbol of scope.context.types) symbolMentions(symbol, place);
}

type Item = ast.ContextItem | ast.ModuleDecl["items"][number] | ast.AggregateDecl["items"][number];

/** Meets the names of an item that is no type. */
function itemMentions(item: Item, place: MentionPlace, modules: readonly string[]): void {
  const { scope, referents, onMention } = place;
  switch (item.kind) {
    case "module": {
      const path = [...modules, item.name.text];
      onMention(item.name, referents.ofModule(scope.context.name, path), true);
      for (const inner of item.items) itemMentions(inner, place, path);
      return;
    }
    case "aggregate":
      declare(item.name, "aggregate", item, place);
      annotationMentions(item, place);
      typeNameMention(item.root, place);
      for (const inner of item.items) itemMentions(inner, place, modules);
      return;
    case "repository":
      repositoryMentions(item, place);
      return;
    case "service":
      serviceMentions(item, place);
      return;
    case "query":
      declare(item.name, "query", item, place);
      annotationMentions(item, place);
      criterionMentions(item, place);
      typeMentions(item.result, place);
      return;
    case "spec":
      declare(item.name, "spec", item, place);
      sourceMention(item.target, place);
      return;
    case "policy":
      policyMentions(item, place);
      return;
    case "import":
    case "publishes":
    case "subscribes":
      boundaryMentions(item, place);
  }
}

function declare(
  name: Name,
  kind: ReferentKind,
  node: DeclaringNode,
  { scope, referents, onMention }: MentionPlace,
): void {
  onMention(name, referents.declared(name, kind, { context: scope.context.name, node }), true);
}

function symbolMentions(symbol: TypeSymbol, place: MentionPlace): void {
  const { decl } = symbol;
  const { referents, onMention } = place;
  onMention(decl.name, referents.ofSymbol(symbol), true);
  if ("annotations" in decl) annotationMentions(decl, place);
  for (const field of symbol.fields) {
    declare(field.name, "field", field, place);
    annotationMentions(field, place);
    typeMentions(field.type, place);
  }
  for (const states of symbol.states) statesMentions(states, symbol, place);
  if (decl.kind === "enum") {
    parameterMentions(decl.parameters, place);
    for (const member of ofKind(decl.members, "enumMember")) declare(member.name, "enumMember", member, place);
  }
  if (decl.kind === "readModel") readModelMentions(decl, place);
  if (decl.kind === "entity") entityMentions(decl, symbol, place);
}

function entityMentions(decl: ast.EntityDecl, entity: TypeSymbol, place: MentionPlace): void {
  const { scope, referents, onMention } = place;
  const { context } = scope;
  const type = context.typeByName.get(decl.identity.text);
  if (type !== undefined) onMention(decl.identity, referents.ofSymbol(type));
  else onMention(decl.identity, referents.ofIdentity({ context: context.name, name: decl.identity.text }), true);
  if (decl.strategy?.kind === "natural") typeNameMention(decl.strategy.backing, place);
  for (const behaviour of [...entity.commands, ...entity.factories]) {
    declare(behaviour.name, behaviour.kind, behaviour, place);
    behaviourMentions(behaviour, entity, place);
  }
}

function statesMentions({ name, rules }: StatesDecl, symbol: TypeSymbol, place: MentionPlace): void {
  const field = memberReferent(symbol, name.text, place);
  if (field !== undefined) place.onMention(name, field);
  const type = memberTypeOf(symbol, name.text, place.scope);
  const states = type && required(type);
  if (states?.kind !== "enum") return;
  for (const { from, to } of ofKind(rules, "stateRule")) {
    for (const state of [from, ...to]) {
      const member = enumMemberReferent(states, state.text, place);
      if (member !== undefined) place.onMention(state, member);
    }
  }
}

/** Meets the name of the source of a read model or specification: a type, or an aggregate. */
function sourceMention(name: Name, place: MentionPlace): void {
  const { scope, referents, onMention } = place;
  const aggregate = scope.context.aggregates.find((one) => one.name.text === name.text);
  if (scope.context.typeByName.has(name.text) || aggregate === undefined) typeNameMention(name, place);
  else
    onMention(name, referents.declared(aggregate.name, "aggregate", { context: scope.context.name, node: aggregate }));
}

function readModelMentions(decl: ast.ReadModelDecl, place: MentionPlace): void {
  const { scope, referents, onMention } = place;
  sourceMention(decl.source, place);
  const source = sourceOf(decl.source.text, scope);
  for (const field of decl.fields) {
    if (field.kind === "derivedField") {
      declare(field.name, "readModelField", field, place);
      typeMentions(field.type, place);
    } else if (field.kind === "directField") {
      // A direct field is the field of its source.
      const referent = source && memberReferent(source, field.name.text, place);
      if (referent !== undefined) onMention(field.name, referent);
      else if (field.name.text === "id") onMention(field.name, referents.word("id"));
    }
  }
}

function repositoryMentions({ operations = [], finders }: ast.RepositoryDecl, place: MentionPlace): void {
  const { scope, referents, onMention } = place;
  for (const name of operations) onMention(name, referents.word(name.text));
  for (const finder of ofKind(finders, "finder")) {
    declare(finder.name, "finder", finder, place);
    // A parameter finds the roots by the field of its name.
    const type = required(resolveType(finder.result, scope));
    const root = type.kind === "list" ? type.item : type;
    const symbol = "context" in root ? scope.contexts.get(root.context)?.typeByName.get(root.name) : undefined;
    shareWithFields(finder.parameters, symbol, place);
    parameterMentions(finder.parameters, place);
    typeMentions(finder.result, place);
  }
}

/** Meets the criteria of a query; each is one with the field of the read model that it names. */
function criterionMentions({ parameters, result }: ast.QueryDecl, place: MentionPlace): void {
  const { scope } = place;
  const type = required(resolveType(result, scope));
  const model = type.kind === "list" ? type.item : type;
  const symbol = "context" in model ? scope.contexts.get(model.context)?.typeByName.get(model.name) : undefined;
  shareWithFields(parameters, symbol, place);
  parameterMentions(parameters, place);
}

function shareWithFields(
  parameters: readonly ast.ParameterDecl[],
  symbol: TypeSymbol | undefined,
  { scope, referents }: MentionPlace,
): void {
  if (symbol === undefined) return;
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

function serviceMentions(decl: ast.ServiceDecl, place: MentionPlace): void {
  declare(decl.name, "service", decl, place);
  for (const item of decl.items) {
    if (item.kind === "missing") continue;
    declare(item.name, item.kind, item, place);
    parameterMentions(item.parameters, place);
    typeMentions(item.result, place);
  }
}

function policyMentions(decl: ast.PolicyDecl, place: MentionPlace): void {
  const { scope, referents, onMention } = place;
  declare(decl.name, "policy", decl, place);
  const event = eventOf(decl, scope.context);
  if (event !== undefined) onMention(decl.event, referents.ofSymbol(event));
  const target = policyTargetOf(decl, scope);
  if (target === undefined) return;
  if (target.decl.name.text === decl.target.text) onMention(decl.target, referents.ofSymbol(target));
  else sourceMention(decl.target, place);
  const command = policyCommandOf(decl, target);
  if (command === undefined) return;
  onMention(decl.command, referents.declared(command.name, "command", { context: scope.context.name, node: command }));
  argumentMentions(decl.arguments, command.parameters, place);
}

function boundaryMentions(item: BoundaryItem, place: MentionPlace): void {
  const { scope, referents, onMention } = place;
  if (item.kind === "subscribes") foreignMention(item.event, place);
  if (item.kind === "publishes") typeNameMention(item.event, place);
  if (item.kind !== "import") return;
  const home = scope.contexts.get(item.context.text);
  const context = referents.ofContext(item.context.text);
  if (context !== undefined) onMention(item.context, context);
  for (const name of item.names ?? []) {
    const type = home && exportedType(name.text, home);
    const referent = type && referents.ofType(type);
    if (referent !== undefined) onMention(name, referent);
  }
}
