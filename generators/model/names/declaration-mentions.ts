import type * as ast from "../ast.ts";
import type { ProjectionDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import { eventOf, policyBehaviourOf, policyTargetOf } from "../bind/policies.ts";
import { stepNamed, stepsOf, transitionsOf } from "../bind/processes.ts";
import { holdersOf, joinsOf, memberTypeOf } from "../bind/resolve.ts";
import type { JoinedRow, TypeSymbol } from "../bind/symbols.ts";
import type { CallClause } from "../expression-ast.ts";
import { ofKind } from "../items.ts";
import type { JoinClause } from "../modifier-ast.ts";
import type { Cause, PolicyDecl, TransitionDecl } from "../reaction-ast.ts";
import { required } from "../type.ts";
import { behaviourMentions, listMentions, searchMentions, shareWithSetFields } from "./behaviour-mentions.ts";
import { enumMemberReferent, memberReferent } from "./expression-mentions.ts";
import type { DeclaringNode, ReferentKind } from "./referents.ts";
import {
  annotationMentions,
  argumentMentions,
  foreignMention,
  type MentionPlace,
  ownReferent,
  parameterMentions,
  typeMentions,
  typeNameMention,
} from "./type-mentions.ts";

/** Meets every name of the declarations of a context, without those in expressions. */
export function declarationMentions(place: MentionPlace): void {
  const { context } = place.scope;
  for (const part of context.parts) {
    place.onMention(part.name, place.referents.ofContext(context.name), true);
    for (const item of part.items) itemMentions(item, place, []);
  }
  for (const symbol of context.types) symbolMentions(symbol, place);
}

type Item = ast.ContextItem | ast.ModuleDecl["items"][number] | ast.AggregateDecl["items"][number];

function itemMentions(item: Item, place: MentionPlace, modules: readonly string[]): void {
  const { scope, referents, onMention } = place;
  const foreign = { ...place, contexts: scope.contexts };
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
      searchMentions(item, place);
      listMentions(item, place);
      return;
    case "spec":
      declare(item.name, "spec", item, place);
      sourceMention(item.target, place);
      return;
    case "policy":
      policyMentions(item, place);
      return;
    case "schedule":
      declare(item.name, "schedule", item, place);
      callMentions(item, place);
      return;
    case "process":
      processMentions(item, place);
      return;
    case "import": {
      const { context } = item;
      onMention(context, referents.ofContext(context.text));
      for (const type of item.names ?? []) foreignMention({ context, type }, foreign);
      return;
    }
    case "publishes":
      typeNameMention(item.event, place);
      return;
    case "subscribes":
      foreignMention(item.event, foreign);
  }
}

function declare(name: Name, kind: ReferentKind, node: DeclaringNode, place: MentionPlace): void {
  place.onMention(name, ownReferent(name, kind, node, place), true);
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
  for (const name of symbol.uniques.flatMap(({ names }) => names))
    place.onMention(name, memberReferent(symbol, name.text, place));
  for (const states of symbol.states) statesMentions(states, symbol, place);
  if (decl.kind === "enum") {
    parameterMentions(decl.parameters, place);
    for (const member of ofKind(decl.members, "enumMember")) declare(member.name, "enumMember", member, place);
  }
  if (decl.kind === "readModel") readModelMentions(decl, place);
  if (decl.kind === "projection") feedMentions(decl, symbol, place);
  if (decl.kind === "entity") entityMentions(decl, symbol, place);
}

function entityMentions(decl: ast.EntityDecl, entity: TypeSymbol, place: MentionPlace): void {
  const { scope, referents, onMention } = place;
  const { context } = scope;
  const type = context.typeByName.get(decl.identity.text);
  if (type !== undefined) onMention(decl.identity, referents.ofSymbol(type), type.decl.name === decl.identity);
  else onMention(decl.identity, referents.ofIdentity({ context: context.name, name: decl.identity.text }), true);
  if (decl.strategy?.kind === "natural") typeNameMention(decl.strategy.backing, place);
  if (decl.strategy?.kind === "composite")
    for (const part of decl.strategy.parts) onMention(part, memberReferent(entity, part.text, place));
  for (const behaviour of [...entity.commands, ...entity.factories]) {
    declare(behaviour.name, behaviour.kind, behaviour, place);
    behaviourMentions(behaviour, entity, place);
  }
}

function statesMentions({ name, rules }: ast.StatesDecl, symbol: TypeSymbol, place: MentionPlace): void {
  place.onMention(name, memberReferent(symbol, name.text, place));
  const type = memberTypeOf(symbol, name.text, place.scope);
  const states = type && required(type);
  if (states?.kind !== "enum") return;
  for (const state of ofKind(rules, "stateRule").flatMap(({ from, to }) => [from, ...to]))
    place.onMention(state, enumMemberReferent(states, state.text, place));
}

/** Meets the name of the source of a read model or specification: a type, or an aggregate. */
function sourceMention(name: Name, place: MentionPlace): void {
  const { context } = place.scope;
  const aggregate = context.aggregates.find((one) => one.name.text === name.text);
  if (context.typeByName.has(name.text) || aggregate === undefined) typeNameMention(name, place);
  else place.onMention(name, ownReferent(aggregate.name, "aggregate", aggregate, place));
}

function readModelMentions(decl: ast.ReadModelDecl, place: MentionPlace): void {
  sourceMention(decl.source, place);
  for (const { clause, found } of joinsOf(decl, place.scope)) joinMentions(clause, found[0], place);
  for (const field of decl.fields) {
    if (field.kind === "derivedField") {
      declare(field.name, "readModelField", field, place);
      typeMentions(field.type, place);
    } else if (field.kind === "directField") {
      // A direct field is the field of its source.
      const [row] = holdersOf(field.name.text, decl, place.scope);
      place.onMention(field.name, row && memberReferent(row.symbol, field.name.text, place));
      if (field.name.text === "id") place.onMention(field.name, place.referents.word("id"));
    }
  }
}

function feedMentions(decl: ProjectionDecl, symbol: TypeSymbol, place: MentionPlace): void {
  for (const feed of ofKind(decl.items, "feed")) {
    const { event: name, by, statements } = feed;
    const event = eventOf(feed, place.scope);
    place.onMention(name, event && place.referents.ofSymbol(event));
    if (by !== undefined) place.onMention(by, event && memberReferent(event, by.text, place));
    for (const { field } of ofKind(statements, "assign"))
      place.onMention(field, memberReferent(symbol, field.text, place));
  }
}

function joinMentions({ target, path }: JoinClause, row: JoinedRow | undefined, place: MentionPlace): void {
  sourceMention(target, place);
  if (row === undefined) return;
  const { holder, name } = row;
  const [field, before] = [...path].reverse();
  if (field !== undefined) place.onMention(field, memberReferent(holder.symbol, name, place));
  if (before !== undefined && holder.name !== undefined)
    place.onMention(before, memberReferent(holder.holder.symbol, holder.name, place));
}

function repositoryMentions({ operations = [], finders }: ast.RepositoryDecl, place: MentionPlace): void {
  for (const name of operations) place.onMention(name, place.referents.word(name.text));
  for (const finder of ofKind(finders, "finder")) {
    declare(finder.name, "finder", finder, place);
    searchMentions(finder, place);
  }
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

function policyMentions(decl: PolicyDecl, place: MentionPlace): void {
  declare(decl.name, "policy", decl, place);
  causeMentions(decl, decl.event, place);
  callMentions(decl, place);
}

function processMentions(process: ast.ProcessDecl, place: MentionPlace): void {
  declare(process.name, "process", process, place);
  parameterMentions([process.key], place);
  for (const step of stepsOf(process)) {
    declare(step.name, "step", step, place);
    parameterMentions(step.parameters, place);
  }
  for (const { decl } of transitionsOf(process)) {
    const next = stepNamed(decl.next, process);
    if (next !== undefined && decl.next !== undefined)
      place.onMention(decl.next, ownReferent(next.name, "step", next, place));
    argumentMentions(decl.arguments, next?.parameters ?? [], place);
    reactionMentions(decl, place);
    for (const call of ofKind(decl.calls ?? [], "processCall")) callMentions(call, place);
  }
}

/** Meets an event of the own context, or `Context.Event`. */
function causeMentions(cause: Pick<Cause, "home">, name: Name, place: MentionPlace): void {
  const { scope, referents, onMention } = place;
  const { home } = cause;
  if (home !== undefined) foreignMention({ context: home, type: name }, { ...place, contexts: scope.contexts });
  else {
    const event = eventOf({ event: name }, scope);
    onMention(name, event && referents.ofSymbol(event));
  }
}

/** Meets the event of a transition, and its field with the key. */
function reactionMentions(decl: TransitionDecl, place: MentionPlace): void {
  if (decl.event === undefined || decl.field === undefined) return;
  const event = eventOf(decl, place.scope);
  causeMentions(decl, decl.event, place);
  place.onMention(decl.field, event && memberReferent(event, decl.field.text, place));
}

function callMentions(decl: CallClause, place: MentionPlace): void {
  const { scope, referents, onMention } = place;
  const target = policyTargetOf(decl, scope);
  if (target === undefined) return;
  if (target.decl.name.text === decl.target.text) onMention(decl.target, referents.ofSymbol(target));
  else sourceMention(decl.target, place);
  const called = policyBehaviourOf(decl, target);
  if (called === undefined) return;
  onMention(decl.behaviour, ownReferent(called.name, called.kind, called, place));
  if (called.kind === "factory") shareWithSetFields(called, target, place);
  argumentMentions(decl.arguments, called.parameters, place);
}
