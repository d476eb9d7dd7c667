import type * as ast from "../ast.ts";
import { addedChild, calledChild, childIn, selectionOf, valuesIn } from "../bind/children.ts";
import { isLeftToStore, isMadeByItself, partsOf, strategyOf } from "../bind/identities.ts";
import { projectionOf } from "../bind/read-models.ts";
import { identityTypeOf, resolveType, symbolOf } from "../bind/resolve.ts";
import { type Behaviour, type Scope, type TypeSymbol, uniquesOf } from "../bind/symbols.ts";
import { findersOf } from "../check/check.ts";
import { type Expr, mentionsField, selectionIn } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import type * as ir from "../ir.ts";
import { ofKind } from "../items.ts";
import type { AddStatement, CallChildStatement, CallerClause } from "../modifier-ast.ts";
import type { Assignment, ChildAddition, ChildCall, ChildChange, Emission } from "../operation/changes.ts";
import { repositoryOf } from "../repository-operations.ts";
import { statementsIn } from "../statements-in.ts";
import type { RowClaim } from "../storage/row-claim.ts";
import { type CollectionType, fitOf, isSameType, required, scalars, type Type } from "../type.ts";
import { formatRules } from "../typing/text-formats.ts";
import { decidedBy, type Effect, effectsOf } from "./lower-effects.ts";
import {
  argumentsFor,
  conditionText,
  declared,
  described,
  exprOf,
  lowerInputs,
  lowerMember,
  lowerParameters,
  lowerRule,
  type OperatedContext,
  renamed,
  valuesOf,
} from "./lower-parts.ts";
import { negated } from "./negated.ts";

export function lowerEntity(symbol: TypeSymbol<ast.EntityDecl>, checked: OperatedContext): ir.Entity {
  const { decl, aggregate } = symbol;
  const isRoot = aggregate?.root.text === decl.name.text;
  const { name: context, typeByName } = checked.scope.context;
  const identity = decl.identity.text;
  const commands = symbol.commands.map((command) => lowerCommand({ entity: symbol, decl: command }, checked));
  const factories = symbol.factories.map((factory) => lowerFactory({ entity: symbol, decl: factory }, checked));
  return {
    ...declared(symbol),
    // The mark of an aggregate is that of its root.
    ...(isRoot && decl.renamedFrom === undefined ? renamed(aggregate) : {}),
    identity: {
      type: typeByName.get(identity)?.type ?? { kind: "identity", context, name: identity },
      strategy: strategyOf(decl, checked.scope.context),
      parts: partsOf(decl).map(({ text }) => text),
    },
    isRoot,
    isVersioned: isRoot && aggregate.isVersioned,
    keepsEvents: isRoot || [...commands, ...factories].some(({ emissions }) => emissions.length > 0),
    members: symbol.fields.map((member) => lowerMember(member, checked)),
    uniques: uniquesOf(symbol).map((names) => names.map(({ text }) => text)),
    invariants: symbol.invariants.map((invariant) => lowerRule(invariant, checked)),
    states: symbol.states.map((states) => lowerStates(states, checked)),
    commands,
    factories,
  };
}

function lowerStates({ name, rules }: ast.StatesDecl, checked: OperatedContext): ir.StateMachine {
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

function lowerCommand(behaviour: Behaviour<ast.CommandDecl>, checked: OperatedContext): ir.Command {
  const { entity, decl } = behaviour;
  const type = decl.result && resolveType(decl.result, checked.scope);
  const [result] = ofKind(decl.statements, "result");
  const effects = effectsOf(decl, checked);
  const changes = effects.flatMap(({ statement, branch }): ir.Command["changes"] =>
    lowerChange(statement, entity, checked).map((change) => ({ ...change, branch })),
  );
  return {
    ...lowerBehaviour(behaviour, effects, checked),
    result: type && result && { type, value: exprOf(checked, result.value) },
    transitions: ofKind(changes, "assign"),
    changes,
    removal: removalIn(effects),
  };
}

function removalIn(effects: readonly Effect[]): ir.Command["removal"] {
  const removals = effects.filter(({ statement }) => statement.kind === "removal");
  const branches = removals.flatMap(({ branch }) => branch ?? []);
  if (removals.length === 0) return undefined;
  return { branches: branches.length < removals.length ? [] : branches };
}

function lowerFactory(behaviour: Behaviour<ast.FactoryDecl>, checked: OperatedContext): ir.Factory {
  const { entity, decl } = behaviour;
  const { scope } = checked;
  const effects = effectsOf(decl, checked);
  const common = lowerBehaviour(behaviour, effects, checked);
  const isGiven = !isMadeByItself(entity.decl, scope) && partsOf(entity.decl).length === 0;
  const identity = isGiven ? identityTypeOf(entity, scope) : undefined;
  return {
    ...common,
    initializers: initializersOf(behaviour, common.parameters, checked),
    identityParameter: identity && common.parameters.find(({ type }) => isSameType(type, identity))?.name,
    isIdentityStored: isLeftToStore(decl, entity, scope),
    changes: effects.flatMap(({ statement, branch }) =>
      lowerChildChange(statement, entity, checked).map((change) => ({ ...change, branch })),
    ),
  };
}

function lowerBehaviour(
  behaviour: Pick<Behaviour, "entity" | "decl">,
  effects: readonly Effect[],
  checked: OperatedContext,
) {
  const { decl } = behaviour;
  const parameters = lowerInputs(decl.parameters, checked);
  return {
    ...described(decl),
    parameters,
    projection: projectionOf(behaviour, checked.scope),
    requires: [
      ...formatRules(parameters, "parameter"),
      ...ofKind(decl.statements, "requires").map((rule) => lowerRule(rule, checked)),
    ],
    emissions: effects.flatMap((effect) => lowerEmission("emit", effect, checked)),
    publications: effects.flatMap((effect) => lowerEmission("publish", effect, checked)),
    operation: checked.operationOf(decl),
  };
}

function lowerAssignments({ statements }: ast.BehaviourDecl, checked: OperatedContext): readonly Assignment[] {
  return statementsIn(statements, "assign").map(({ field, value }) => ({
    field: field.text,
    value: exprOf(checked, value),
  }));
}

/** Orders initializers by field: the factory's assignment, else the parameter of the same name whose type fits. Spec: model-rules, Factories. */
function initializersOf(
  { entity, decl }: Behaviour<ast.FactoryDecl>,
  parameters: readonly ir.Parameter[],
  checked: OperatedContext,
): readonly Assignment[] {
  const written = new Map(lowerAssignments(decl, checked).map((assignment) => [assignment.field, assignment]));
  const given = new Map(parameters.map(({ name, type }) => [name, type]));
  return entity.fields.flatMap((member): readonly Assignment[] => {
    const { name, value } = member;
    if (value !== undefined && mentionsField(exprOf(checked, value))) return [];
    const assignment = written.get(name.text) ?? fromParameter(member, given.get(name.text), checked);
    return assignment === undefined ? [] : [assignment];
  });
}

/** Takes a field from the parameter of its name. One that may be absent leaves the field its default. */
function fromParameter({ name, type, value }: ast.MemberDecl, given: Type | undefined, checked: OperatedContext) {
  if (given === undefined) return undefined;
  const wanted = resolveType(type, checked.scope);
  const left = { kind: "parameter", name: name.text, type: given } as const;
  if (fitOf(given, wanted) === "fits") return { field: name.text, value: left };
  if (value === undefined || fitOf(required(given), wanted) !== "fits") return undefined;
  const right = exprOf(checked, value);
  return { field: name.text, value: { kind: "binary", operator: "??", left, right, type: wanted } as const };
}

function lowerChange(
  statement: ast.Statement,
  entity: TypeSymbol,
  checked: OperatedContext,
): readonly (ChildChange | (Assignment & { readonly kind: "assign" }))[] {
  if (statement.kind === "assign")
    return [{ kind: "assign", field: statement.field.text, value: exprOf(checked, statement.value) }];
  const isOfList = statement.kind === "add" || statement.kind === "remove";
  const type = isOfList ? valuesIn(statement.field, entity, checked.scope) : undefined;
  if (!isOfList || type === undefined) return lowerChildChange(statement, entity, checked);
  const { field, value } = statement;
  const list = { kind: "field", name: field.text, type } as const;
  const given = exprOf(checked, value);
  const items: Expr =
    statement.kind === "add" ? { kind: "list", of: list, items: [given], type } : itemsWithout(given, value, list);
  return [{ kind: "assign", field: field.text, value: items }];
}

/** Returns the items of a list but those that are equal to a value, or that are selected. */
function itemsWithout(given: Expr, value: Expression, list: Expr & { readonly type: CollectionType }): Expr {
  const selection = selectionOf(value) === undefined ? undefined : selectionIn(given);
  if (selection !== undefined) return { ...selection, body: negated(selection.body) };
  const parameter = "item";
  const { type } = list;
  const left: Expr = { kind: "local", name: parameter, type: type.item };
  const body = { kind: "binary", operator: "!=", left, right: given, type: scalars.Bool } as const;
  return { kind: "lambdaOperation", operation: "where", target: list, parameter, body, type };
}

function lowerChildChange(
  statement: ast.Statement,
  entity: TypeSymbol,
  checked: OperatedContext,
): readonly ChildChange[] {
  if (statement.kind === "add") return [lowerAddition(statement, entity, checked)];
  if (statement.kind === "callChild") return [lowerCall(statement, entity, checked)];
  if (statement.kind !== "remove") return [];
  const child = childIn(statement.field, entity, checked.scope);
  if (child === undefined) throw new Error("A list has no children.");
  const chosen = exprOf(checked, statement.value);
  return [{ kind: "remove", field: statement.field.text, child: child.type, chosen }];
}

function lowerCall(statement: CallChildStatement, entity: TypeSymbol, checked: OperatedContext): ChildCall {
  const { child, command } = calledChild(statement, entity, checked.scope) ?? {};
  if (child === undefined || command === undefined) throw new Error("A child has no command.");
  return {
    kind: "call",
    field: statement.field.text,
    child: child.type,
    chosen: exprOf(checked, statement.identity),
    command: command.name.text,
    arguments: argumentsFor(command, statement.arguments, checked),
  };
}

function lowerAddition(statement: AddStatement, entity: TypeSymbol, checked: OperatedContext): ChildAddition {
  const { scope } = checked;
  const { child, factory, creation } = addedChild(statement, entity, scope) ?? {};
  if (child === undefined || factory === undefined || creation === undefined)
    throw new Error("A child has no factory.");
  const identity = isMadeByItself(child.decl, scope) ? undefined : identityTypeOf(child, scope);
  return {
    kind: "add",
    field: statement.field.text,
    child: child.type,
    factory: factory.name.text,
    arguments: argumentsFor(factory, creation.arguments, checked),
    isIdentityGiven:
      identity !== undefined && factory.parameters.some(({ type }) => isSameType(resolveType(type, scope), identity)),
  };
}

/** Lowers a raised event, as a list of at most one; its arguments come in the order of its fields. */
function lowerEmission(
  kind: "emit" | "publish",
  { statement, branch }: Effect,
  checked: OperatedContext,
): readonly Emission[] {
  if (statement.kind !== kind) return [];
  const { event, arguments: given, condition } = statement;
  const when = condition && exprOf(checked, condition);
  const decided = when && decidedBy(when);
  if (decided === false) return [];
  const type = { kind: "event", context: checked.scope.context.name, name: event.text } as const;
  const values = valuesOf(given, checked);
  const members = [...(symbolOf(type, checked.scope)?.members.keys() ?? [])];
  const ordered = members.flatMap((name) => {
    const value = values.get(name);
    return value === undefined ? [] : [{ name, value }];
  });
  return [{ event: type, arguments: ordered, branch, when: decided === true ? undefined : when }];
}

export function lowerAggregate(decl: ast.AggregateDecl, scope: Scope): ir.Aggregate {
  return {
    ...described(decl),
    root: decl.root.text,
    isVersioned: decl.isVersioned,
    claims: lowerClaims([decl.tenant, decl.owner]),
    isSoftDeleted: decl.isSoftDeleted,
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

/** Lowers the clauses that tell whose rows are. */
export function lowerClaims(clauses: readonly (CallerClause | undefined)[]): readonly RowClaim[] {
  return clauses
    .filter((clause) => clause !== undefined)
    .map(({ kind: role, claim, policy }) => ({
      role,
      claim: claim?.value ?? (role === "tenant" ? "tenant_id" : "sub"),
      unless: policy?.value,
    }));
}
