import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { quoted } from "../../text/quoted.ts";
import type * as ast from "../ast.ts";
import { addedChild, calledChild, childIn, selectionOf, selectsFrom } from "../bind/children.ts";
import { projectionOf } from "../bind/read-models.ts";
import { identityTypeOf, joinedRows, memberTypeOf, resolveType, sourceOf } from "../bind/resolve.ts";
import type { Behaviour, TypeSymbol } from "../bind/symbols.ts";
import type { Expression, NamedArgument } from "../expression-ast.ts";
import { ofKind } from "../items.ts";
import type { AddStatement, AssignStatement, CallChildStatement, RemoveStatement } from "../modifier-ast.ts";
import { statementsIn } from "../statements-in.ts";
import { required, scalars, spellingOf } from "../type.ts";
import { checkPolicy, checkProjection, checkSchedule } from "./check-calls.ts";
import { checkDefaults } from "./check-defaults.ts";
import { checkProcess } from "./check-process.ts";
import {
  type Environment,
  localsOf,
  nothingInScope,
  ownerEnvironment,
  readModelEnvironment,
  withPresent,
} from "./environment.ts";
import type { Mismatch } from "./fault-of.ts";
import type { TypeChecker } from "./type-checker.ts";
import { provenBy } from "./type-name.ts";

/** Checks every expression of a context. */
export function checkDeclarations(checker: TypeChecker): void {
  const { context } = checker.scope;
  for (const symbol of context.withFields) checkParts(checker, symbol);
  for (const command of context.commands) checkCommand(checker, command);
  for (const factory of context.factories) checkFactory(checker, factory);
  for (const symbol of context.enums) checkEnumData(checker, symbol);
  for (const symbol of context.readModels) checkReadModel(checker, symbol.decl);
  for (const symbol of context.projections) checkProjection(checker, symbol);
  for (const service of context.services) checkService(checker, service);
  for (const query of context.queries) checkQuery(checker, query);
  for (const spec of context.specs) checkSpec(checker, spec);
  for (const policy of context.policies) checkPolicy(checker, policy);
  for (const schedule of context.schedules) checkSchedule(checker, schedule);
  for (const process of context.processes) checkProcess(checker, process);
}

function checkParts(checker: TypeChecker, symbol: TypeSymbol): void {
  const env = ownerEnvironment(symbol, checker.scope);
  checkMembers(checker, symbol, env);
  const guards = symbol.states.flatMap(({ rules }) => ofKind(rules, "stateRule").flatMap(({ guard }) => guard ?? []));
  for (const condition of [...symbol.invariants.map((invariant) => invariant.condition), ...guards])
    checkCondition(checker, condition, env);
}

function checkMembers({ scope, check }: TypeChecker, { members }: TypeSymbol, env: Environment): void {
  for (const { name, type: ref, value } of members.values()) {
    if (value === undefined) continue;
    const type = resolveType(ref, scope);
    const field = name.text;
    const wrongMember = (member: string, hint?: string) =>
      report(catalogue.unknownEnumDefault, { field, member, expected: spellingOf(type) }, { span: value.span, hint });
    const mismatch: Mismatch = (words, at) =>
      required(type).kind === "enum" && value.kind === "reference"
        ? wrongMember(value.name.text)
        : report(catalogue.wrongInitializer, { field, ...words }, at);
    check(value, env, type, mismatch, wrongMember);
  }
}

function checkCondition({ check }: TypeChecker, condition: Expression, env: Environment): void {
  check(condition, env, scalars.Bool, (words, at) => report(catalogue.conditionNotBool, words, at));
}

/** Checks the statements of a command; its parameters hide the fields of the entity. */
function checkCommand(checker: TypeChecker, { entity, decl }: Behaviour<ast.CommandDecl>): void {
  const { scope, check } = checker;
  const own = { ...ownerEnvironment(entity, scope), locals: localsOf(decl.parameters, scope) };
  const env = { ...own, ...asking({ entity, decl }, false) };
  const rule = { ...own, ...asking({ entity, decl }, true) };
  checkDefaults(checker, decl.parameters);
  for (const { condition } of ofKind(decl.statements, "requires")) checkCondition(checker, condition, rule);
  checkEffects(checker, { entity, decl }, env);
  const type = decl.result && resolveType(decl.result, scope);
  // A result beside a projection is one mistake.
  if (type === undefined || projectionOf({ entity, decl }, scope) !== undefined) return;
  const mismatch: Mismatch = (words, at) => report(catalogue.resultType, { command: decl.name.text, ...words }, at);
  for (const { value } of ofKind(decl.statements, "result")) check(value, env, type, mismatch);
}

/** Returns the part of a scope that lets a root's behaviour ask who calls, and its rules the store. */
function asking({ entity, decl }: Behaviour, isRule: boolean): Pick<Environment, "asking"> {
  const isOfRoot = entity.aggregate?.root.text === entity.decl.name.text;
  return isOfRoot ? { asking: { decl, isRule } } : {};
}

/** Checks the statements of a factory: only parameters are in scope before the entity exists; children and events see the new entity. */
function checkFactory(checker: TypeChecker, { entity, decl }: Behaviour<ast.FactoryDecl>): void {
  const { scope } = checker;
  const own = { ...ownerEnvironment(entity, scope), locals: localsOf(decl.parameters, scope) };
  const after = { ...own, ...asking({ entity, decl }, false) };
  const before = { ...after, owner: undefined };
  const first = { ...before, identity: undefined, ...asking({ entity, decl }, true) };
  checkDefaults(checker, decl.parameters);
  for (const { condition } of ofKind(decl.statements, "requires")) checkCondition(checker, condition, first);
  for (const statement of ofKind(decl.statements, "assign"))
    checkAssignment(checker, statement, { entity, entry: catalogue.initializationType, env: before });
  checkEffects(checker, { entity, decl }, after);
}

/** Checks the statements that change or tell. */
function checkEffects(checker: TypeChecker, { entity, decl }: Behaviour, env: Environment): void {
  const changed = new Set(statementsIn(decl.statements, "assign").map(({ field }) => field.text));
  // A factory sets fields before the entity exists.
  const entry = decl.kind === "command" ? catalogue.transitionType : undefined;
  for (const statement of decl.statements) checkEffect(checker, statement, { entity, env, entry, changed });
}

interface EffectPlace {
  readonly entity: TypeSymbol;
  readonly env: Environment;
  /** The diagnostic of a wrong value; undefined where assignments are no effects. */
  readonly entry: typeof catalogue.transitionType | undefined;
  /** The fields that the behaviour changes. */
  readonly changed: ReadonlySet<string>;
}

function checkEffect(checker: TypeChecker, statement: ast.Statement, place: EffectPlace): void {
  switch (statement.kind) {
    case "assign":
      if (place.entry !== undefined) checkAssignment(checker, statement, { ...place, entry: place.entry });
      return;
    case "add":
    case "remove":
    case "callChild":
      checkChild(checker, statement, place);
      return;
    case "emit":
    case "publish":
      checkEmission(checker, statement, place);
      return;
    case "ifStatement": {
      const { whenTrue, whenFalse } = checkTest(checker, statement.condition, place);
      for (const one of statement.statements) checkEffect(checker, one, { ...place, env: whenTrue });
      for (const one of statement.otherwise?.statements ?? []) checkEffect(checker, one, { ...place, env: whenFalse });
      return;
    }
    case "requires":
    case "result":
    case "missing":
      return;
  }
}

/** Checks the condition of statements. Returns the scopes where it holds and where it does not: what it proves present is present there. */
function checkTest(checker: TypeChecker, condition: Expression, { env, changed }: EffectPlace) {
  checkCondition(checker, condition, env);
  // A field that the behaviour changes may be absent later on.
  const isKept = (path: string) => {
    const [first = ""] = path.split(".", 1);
    return env.locals.has(first) || !changed.has(first);
  };
  const { whenTrue, whenFalse } = provenBy(condition, checker, env);
  return { whenTrue: withPresent(env, whenTrue.filter(isKept)), whenFalse: withPresent(env, whenFalse.filter(isKept)) };
}

interface AssignmentPlace extends Pick<EffectPlace, "entity" | "env"> {
  readonly entry: typeof catalogue.transitionType;
}

function checkAssignment(
  { scope, check }: TypeChecker,
  { field, value }: AssignStatement,
  { entity, entry, env }: AssignmentPlace,
): void {
  const type = memberTypeOf(entity, field.text, scope);
  check(value, env, type, (words, at) => report(entry, { field: field.text, ...words }, at));
}

function checkChild(
  checker: TypeChecker,
  statement: AddStatement | RemoveStatement | CallChildStatement,
  { entity, env }: EffectPlace,
): void {
  const { scope, check } = checker;
  if (statement.kind === "add") {
    const factory = addedChild(statement, entity, scope)?.factory;
    checkArguments(checker, statement.arguments, factory?.parameters, env);
    return;
  }
  if (statement.kind === "callChild") {
    const command = calledChild(statement, entity, scope)?.command;
    checkArguments(checker, statement.arguments, command?.parameters, env);
  }
  const { field } = statement;
  const value = statement.kind === "remove" ? statement.value : statement.identity;
  const child = childIn(field, entity, scope);
  const list = child && memberTypeOf(entity, field.text, scope);
  const selection = selectionOf(value);
  const isOther = selection !== undefined && !selectsFrom(selection, field);
  const wanted = selection === undefined ? child && identityTypeOf(child, scope) : isOther ? undefined : list;
  check(value, env, wanted, (words, at) =>
    selection !== undefined || (list && words.found === spellingOf(list))
      ? report(catalogue.selectedChildren, { field: field.text }, at)
      : report(catalogue.removedIdentity, { field: field.text, ...words }, at),
  );
}

function checkArguments(
  { scope, check }: TypeChecker,
  given: readonly NamedArgument[],
  parameters: readonly ast.ParameterDecl[] | undefined,
  env: Environment,
): void {
  for (const { name, value } of given) {
    const parameter = parameters?.find((one) => one.name.text === name.text);
    check(value, env, parameter && resolveType(parameter.type, scope), (words, at) =>
      report(catalogue.childArgumentType, { parameter: name.text, ...words }, at),
    );
  }
}

function checkEmission(
  checker: TypeChecker,
  { event, arguments: args, condition }: ast.EmitStatement | ast.PublishStatement,
  place: EffectPlace,
): void {
  const { scope, check } = checker;
  const env = condition === undefined ? place.env : checkTest(checker, condition, place).whenTrue;
  const symbol = scope.context.typeByName.get(event.text);
  for (const { name, value } of args) {
    const type = symbol && memberTypeOf(symbol, name.text, scope);
    check(value, env, type, ({ found, expected }, at) => {
      const problem = `needs ${quoted(expected)} for ${quoted(name.text)}, but this is ${quoted(found)}`;
      return report(catalogue.eventPayload, { event: event.text, problem }, at);
    });
  }
}

function checkEnumData({ scope, check }: TypeChecker, { decl }: TypeSymbol<ast.EnumDecl>): void {
  const data = decl.parameters.map(({ name, type }) => ({ datum: name.text, type: resolveType(type, scope) }));
  for (const member of ofKind(decl.members, "enumMember"))
    for (const [index, value] of member.arguments.entries()) {
      const { datum = "", type } = data[index] ?? {};
      check(value, nothingInScope, type, (words, at) => report(catalogue.enumDatumType, { datum, ...words }, at));
    }
}

/** Checks the computed fields of a read model; the fields of its source and its joined rows are in scope. */
function checkReadModel({ scope, check }: TypeChecker, decl: ast.ReadModelDecl): void {
  const { name, source, fields } = decl;
  const symbol = sourceOf(source.text, scope);
  // A name can be of a row that could not be joined.
  if (symbol === undefined || joinedRows(decl, scope).length < decl.joins.length) return;
  const env = readModelEnvironment(decl, symbol, scope);
  for (const { name: field, type: ref, value } of ofKind(fields, "derivedField")) {
    const type = resolveType(ref, scope);
    const args = { readModel: name.text, field: field.text, expected: spellingOf(type) };
    const diagnose = (found: string, hint?: string) =>
      report(catalogue.readModelFieldType, { ...args, found }, { span: value.span, hint });
    check(value, env, type, ({ found }) => diagnose(found), diagnose);
  }
}

/** Checks the operations of a service; their parameters are in scope. */
function checkService(checker: TypeChecker, { items }: ast.ServiceDecl): void {
  const { scope, check } = checker;
  for (const item of items) if (item.kind !== "missing") checkDefaults(checker, item.parameters);
  for (const { name, parameters, result, body } of ofKind(items, "operation")) {
    if (body === undefined) continue;
    const env = { ...nothingInScope, locals: localsOf(parameters, scope) };
    const mismatch: Mismatch = (words, at) => report(catalogue.operationType, { operation: name.text, ...words }, at);
    check(body, env, resolveType(result, scope), mismatch);
  }
}

/** Checks the values of criteria: nothing but the caller is in scope. */
function checkQuery({ scope, check }: TypeChecker, decl: ast.QueryDecl): void {
  const env = { ...nothingInScope, asking: { decl, isRule: false } };
  for (const { name, type: ref, value } of decl.parameters) {
    if (value === undefined) continue;
    const mismatch: Mismatch = ({ found, expected }, at) => {
      const reason = `its type is ${quoted(expected)}, but this is ${quoted(found)}`;
      return report(catalogue.criterionValue, { criterion: name.text, reason }, at);
    };
    check(value, env, resolveType(ref, scope), mismatch);
  }
}

/** Checks the condition of a specification; the fields of its target are in scope. */
function checkSpec({ scope, check }: TypeChecker, { name, target, condition }: ast.SpecDecl): void {
  const symbol = sourceOf(target.text, scope);
  if (symbol === undefined) return;
  const mismatch: Mismatch = (words, at) => report(catalogue.specNotBool, { spec: name.text, ...words }, at);
  check(condition, ownerEnvironment(symbol, scope), scalars.Bool, mismatch);
}
