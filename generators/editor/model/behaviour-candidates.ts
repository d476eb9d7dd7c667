import { CompletionItemKind } from "vscode-languageserver";
import type {
  AddStatement,
  EmitStatement,
  EntityDecl,
  NamedArgument,
  ParameterDecl,
  PolicyDecl,
  PublishStatement,
  Statement,
  StatesDecl,
} from "../../model/ast.ts";
import { addedChild, childOf } from "../../model/bind/children.ts";
import { policyCommandOf, policyTargetOf } from "../../model/bind/policies.ts";
import { memberTypeOf } from "../../model/bind/resolve.ts";
import type { Scope, TypeSymbol } from "../../model/bind/symbols.ts";
import { typeText } from "../../model/format/expression-text.ts";
import { required } from "../../model/type.ts";
import { type Candidate, typeNames } from "./candidate.ts";
import { enumMembers, fieldsOf } from "./expression-candidates.ts";
import { nodeAround, type Slot } from "./slot.ts";

/** Returns the names in statements, states and policies. */
export function behaviourCandidates(place: string, slot: Slot, scope: Scope): readonly Candidate[] {
  const { context } = scope;
  const entity = entityAround(slot, scope);
  switch (place) {
    case "emit.event":
    case "policy.event":
      return typeNames(context.events);
    case "publish.event":
      return typeNames(context.integrationEvents);
    case "policy.target":
      return typeNames(context.entities);
    case "policy.command":
      return commandsOf(nodeAround<PolicyDecl, "policy">(slot, "policy"), scope);
    case "states.name":
      return entity === undefined ? [] : enumFields(entity, scope);
    case "stateRule.from":
    case "stateRule.to":
      return statesOf(nodeAround<StatesDecl, "states">(slot, "states"), entity, scope);
    case "assign.field":
      return entity === undefined ? [] : fieldsOf(entity, scope);
    case "add.field":
    case "remove.field":
      return entity === undefined ? [] : fieldsOf(entity, scope).filter(({ text }) => held(entity, text, scope));
    case "add.child":
    case "add.factory":
      return childCandidates(place, nodeAround<Statement, "add">(slot, "add"), entity, scope);
    case "namedArgument.name":
      return argumentCandidates(slot, entity, scope);
    default:
      return [];
  }
}

function entityAround(slot: Slot, { context }: Scope): TypeSymbol<EntityDecl> | undefined {
  const decl = nodeAround<EntityDecl, "entity">(slot, "entity");
  return context.entities.find((symbol) => symbol.decl === decl);
}

function held(entity: TypeSymbol, field: string, scope: Scope): TypeSymbol<EntityDecl> | undefined {
  const member = entity.members.get(field);
  return member && childOf(member, scope);
}

function commandsOf(policy: PolicyDecl | undefined, scope: Scope): readonly Candidate[] {
  const target = policy && policyTargetOf(policy, scope);
  return (target?.commands ?? []).map(({ name, doc }) => ({
    ...{ text: name.text, kind: CompletionItemKind.Method, doc: doc?.text },
  }));
}

function enumFields(entity: TypeSymbol, scope: Scope): readonly Candidate[] {
  return fieldsOf(entity, scope).filter(({ text }) => {
    const type = memberTypeOf(entity, text, scope);
    return type?.kind === "enum";
  });
}

function statesOf(decl: StatesDecl | undefined, entity: TypeSymbol | undefined, scope: Scope): readonly Candidate[] {
  const type = decl && entity && memberTypeOf(entity, decl.name.text, scope);
  const states = type && required(type);
  if (states?.kind !== "enum") return [];
  const symbol = scope.contexts.get(states.context)?.typeByName.get(states.name);
  return symbol === undefined ? [] : enumMembers(symbol);
}

function childCandidates(
  place: string,
  statement: AddStatement | undefined,
  entity: TypeSymbol | undefined,
  scope: Scope,
): readonly Candidate[] {
  const child = statement && entity && held(entity, statement.field.text, scope);
  if (child === undefined) return [];
  if (place === "add.child") return typeNames([child]);
  return child.factories.map(({ name }) => ({ text: name.text, kind: CompletionItemKind.Constructor }));
}

/** Returns the parameters of the called referent that have no argument yet. */
function argumentCandidates(slot: Slot, entity: TypeSymbol | undefined, scope: Scope): readonly Candidate[] {
  const policy = nodeAround<PolicyDecl, "policy">(slot, "policy");
  const add = nodeAround<Statement, "add">(slot, "add");
  const raised = nodeAround<Statement, "emit">(slot, "emit") ?? nodeAround<Statement, "publish">(slot, "publish");
  if (policy !== undefined) {
    const target = policyTargetOf(policy, scope);
    const command = target && policyCommandOf(policy, target);
    const id = { text: "id", kind: CompletionItemKind.Property, detail: target?.decl.identity.text };
    return without(policy.arguments, [...parameters(command?.parameters ?? []), id]);
  }
  if (add !== undefined) {
    const factory = entity && addedChild(add, entity, scope)?.factory;
    return without(add.arguments, parameters(factory?.parameters ?? []));
  }
  return raised === undefined ? [] : eventArguments(raised, scope);
}

function eventArguments(raised: EmitStatement | PublishStatement, scope: Scope): readonly Candidate[] {
  const symbol = scope.context.typeByName.get(raised.event.text);
  return symbol === undefined ? [] : without(raised.arguments, fieldsOf(symbol, scope));
}

function parameters(decls: readonly ParameterDecl[]): readonly Candidate[] {
  return decls.map(({ name, type }) => ({
    ...{ text: name.text, kind: CompletionItemKind.Property, detail: typeText(type), isLikely: true },
  }));
}

function without(given: readonly NamedArgument[], candidates: readonly Candidate[]): readonly Candidate[] {
  const taken = new Set(given.map(({ name }) => name.text));
  return candidates.filter(({ text }) => !taken.has(text));
}
