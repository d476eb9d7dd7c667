import type { AggregateDecl, CommandDecl, EntityDecl, FactoryDecl, MemberDecl } from "../ast.ts";
import { isLeftToStore } from "../bind/identities.ts";
import { strategyOf } from "../bind/mentioned-identities.ts";
import { identityTypeOf, projectionOf, resolveType, symbolOf } from "../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import { isMadeByItself } from "../check/behaviour/factories.ts";
import { type CheckedContext, findersOf } from "../check/check.ts";
import { evolutionOf } from "../evolution.ts";
import { mentionsField } from "../expr.ts";
import type { Aggregate, Assignment, Command, Emission, Entity, Factory, Parameter, StateMachine } from "../ir.ts";
import { compact, gather, ofKind } from "../items.ts";
import { repositoryOf } from "../repository-operations.ts";
import type { EmitStatement, PublishStatement, StatesDecl } from "../statement-ast.ts";
import { fitOf, isSameType, required, type Type } from "../type.ts";
import { lowerChanges, lowerChildren } from "./lower-children.ts";
import { conditionText, exprOf, lowerMember, lowerParameters, lowerRule, type OperatedContext } from "./lower-parts.ts";

export function lowerEntity(symbol: TypeSymbol<EntityDecl>, checked: OperatedContext): Entity {
  const { decl, type, modules, aggregate } = symbol;
  const isRoot = aggregate?.root.text === decl.name.text;
  const { name: context, typeByName } = checked.scope.context;
  const identity = decl.identity.text;
  const { since, deprecated } = evolutionOf(decl.annotations);
  const commands = symbol.commands.map((command) => lowerCommand(symbol, command, checked));
  const factories = symbol.factories.map((factory) => lowerFactory(symbol, factory, checked));
  return {
    name: decl.name.text,
    doc: decl.doc?.text,
    since,
    deprecated,
    type,
    modules,
    identity: {
      type: typeByName.get(identity)?.type ?? { kind: "identity", context, name: identity },
      strategy: strategyOf(decl, checked.scope.context),
    },
    aggregate: aggregate?.name.text,
    isRoot,
    isVersioned: isRoot && aggregate.isVersioned,
    keepsEvents: isRoot || [...commands, ...factories].some(({ emissions }) => emissions.length > 0),
    members: symbol.fields.map((member) => lowerMember(member, checked)),
    invariants: symbol.invariants.map((invariant) => lowerRule(invariant, checked)),
    states: symbol.states.map((states) => lowerStates(states, checked)),
    commands,
    factories,
  };
}

function lowerStates({ name, rules }: StatesDecl, checked: CheckedContext): StateMachine {
  return {
    field: name.text,
    rules: ofKind(rules, "stateRule").map(({ from, to, guard }) => ({
      from: from.text,
      to: to.map(({ text }) => text),
      guard: guard && exprOf(checked, guard),
      guardText: guard && conditionText(guard),
    })),
  };
}

function lowerCommand(entity: TypeSymbol<EntityDecl>, decl: CommandDecl, checked: OperatedContext): Command {
  const { statements } = decl;
  const [result] = ofKind(statements, "result");
  return {
    name: decl.name.text,
    doc: decl.doc?.text,
    parameters: lowerParameters(decl.parameters, checked.scope),
    projection: projectionOf({ entity, decl }, checked.scope),
    result: decl.result &&
      result && { type: resolveType(decl.result, checked.scope), value: exprOf(checked, result.value) },
    requires: ofKind(statements, "requires").map((rule) => lowerRule(rule, checked)),
    transitions: lowerAssignments(statements, checked),
    changes: lowerChanges(decl, entity, checked),
    emissions: ofKind(statements, "emit").map((emit) => lowerEmission(emit, checked)),
    publications: ofKind(statements, "publish").map((publish) => lowerEmission(publish, checked)),
    operation: checked.operationOf(decl),
  };
}

function lowerFactory(entity: TypeSymbol<EntityDecl>, decl: FactoryDecl, checked: OperatedContext): Factory {
  const { scope } = checked;
  const parameters = lowerParameters(decl.parameters, scope);
  const identity = identityTypeOf(entity, scope);
  const given =
    isMadeByItself(entity.decl, scope) || identity === undefined
      ? undefined
      : parameters.find(({ type }) => isSameType(type, identity));
  return {
    name: decl.name.text,
    doc: decl.doc?.text,
    parameters,
    projection: projectionOf({ entity, decl }, scope),
    requires: ofKind(decl.statements, "requires").map((rule) => lowerRule(rule, checked)),
    initializers: initializersOf({ entity, decl, parameters }, checked),
    identityParameter: given?.name,
    isIdentityStored: isLeftToStore(decl, entity, scope),
    changes: lowerChildren(decl, entity, checked),
    emissions: ofKind(decl.statements, "emit").map((emit) => lowerEmission(emit, checked)),
    publications: ofKind(decl.statements, "publish").map((publish) => lowerEmission(publish, checked)),
    operation: checked.operationOf(decl),
  };
}

function lowerAssignments(statements: CommandDecl["statements"], checked: CheckedContext): readonly Assignment[] {
  return ofKind(statements, "assign").map(({ field, value }) => ({ field: field.text, value: exprOf(checked, value) }));
}

interface LoweredFactory {
  readonly entity: TypeSymbol<EntityDecl>;
  readonly decl: FactoryDecl;
  readonly parameters: readonly Parameter[];
}

/** Orders initializers by field: the factory's assignment, else the parameter of the same name whose type fits. Spec: model-rules, Factories. */
function initializersOf({ entity, decl, parameters }: LoweredFactory, checked: CheckedContext): readonly Assignment[] {
  const written = new Map(
    lowerAssignments(decl.statements, checked).map((assignment) => [assignment.field, assignment]),
  );
  const given = new Map(parameters.map(({ name, type }) => [name, type]));
  const initializers = gather(entity.fields, (member): readonly Assignment[] => {
    if (isDerived(member, checked)) return [];
    const field = member.name.text;
    const assignment = written.get(field) ?? fromParameter(member, given.get(field), checked);
    return assignment === undefined ? [] : [assignment];
  });
  return compact(initializers);
}

function isDerived({ value }: MemberDecl, checked: CheckedContext): boolean {
  return value !== undefined && mentionsField(exprOf(checked, value));
}

/** Takes a field from the parameter of its name. One that may be absent leaves the field its default. */
function fromParameter({ name, type, value }: MemberDecl, given: Type | undefined, checked: CheckedContext) {
  if (given === undefined) return undefined;
  const wanted = resolveType(type, checked.scope);
  const left = { kind: "parameter", name: name.text, type: given } as const;
  if (fitOf(given, wanted) === "fits") return { field: name.text, value: left };
  if (value === undefined || fitOf(required(given), wanted) !== "fits") return undefined;
  const right = exprOf(checked, value);
  return { field: name.text, value: { kind: "binary", operator: "??", left, right, type: wanted } as const };
}

function lowerEmission(
  { event, arguments: args }: EmitStatement | PublishStatement,
  checked: CheckedContext,
): Emission {
  const type = { kind: "event", context: checked.scope.context.name, name: event.text } as const;
  const values = new Map(args.map(({ name, value }) => [name.text, exprOf(checked, value)]));
  const members = [...(symbolOf(type, checked.scope)?.members.keys() ?? [])];
  return {
    event: type,
    // In the event's field order.
    arguments: compact(
      gather(members, (name) => {
        const value = values.get(name);
        return value === undefined ? [] : [{ name, value }];
      }),
    ),
  };
}

export function lowerAggregate(decl: AggregateDecl, scope: Scope): Aggregate {
  return {
    name: decl.name.text,
    doc: decl.doc?.text,
    root: decl.root.text,
    isVersioned: decl.isVersioned,
    repository: {
      operations: repositoryOf(decl),
      finders: findersOf(decl).map(({ name, parameters, result }) => ({
        name: name.text,
        parameters: lowerParameters(parameters, scope),
        isList: required(resolveType(result, scope)).kind === "list",
      })),
    },
  };
}
