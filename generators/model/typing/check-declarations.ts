import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { quoted } from "../../text/quoted.ts";
import type * as ast from "../ast.ts";
import { changedLists } from "../bind/children.ts";
import { projectionOf } from "../bind/read-models.ts";
import { joinedRows, memberTypeOf, resolveType, sourceOf } from "../bind/resolve.ts";
import type { Behaviour, Scope, TypeSymbol } from "../bind/symbols.ts";
import type { Expression } from "../expression-ast.ts";
import { ofKind } from "../items.ts";
import type { AssignStatement } from "../modifier-ast.ts";
import { statementsIn } from "../statements-in.ts";
import { required, scalars, spellingOf } from "../type.ts";
import { checkPolicy, checkProjection, checkSchedule } from "./check-calls.ts";
import { checkDefaults } from "./check-defaults.ts";
import { checkListChange } from "./check-list-change.ts";
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
  const { part } = checker.scope;
  for (const symbol of part.withFields) checkParts(checker, symbol);
  for (const command of part.commands) checkCommand(checker, command);
  for (const factory of part.factories) checkFactory(checker, factory);
  for (const symbol of part.enums) checkEnumData(checker, symbol);
  for (const symbol of part.readModels) checkReadModel(checker, symbol.decl);
  for (const symbol of part.projections) checkProjection(checker, symbol);
  for (const service of part.services) checkService(checker, service);
  for (const query of part.queries) checkQuery(checker, query);
  for (const spec of part.specs) checkSpec(checker, spec);
  for (const policy of part.policies) checkPolicy(checker, policy);
  for (const schedule of part.schedules) checkSchedule(checker, schedule);
  for (const process of part.processes) checkProcess(checker, process);
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
  checkDefaults(checker, decl.parameters);
  const proven = checkRules(checker, decl, { ...own, ...asking({ entity, decl }, true) });
  const env = withKept({ ...own, ...asking({ entity, decl }, false) }, proven, changedBy({ entity, decl }, scope));
  checkEffects(checker, { entity, decl }, env);
  const type = decl.result && resolveType(decl.result, scope);
  // A result beside a projection is one mistake.
  if (type === undefined || projectionOf({ entity, decl }, scope) !== undefined) return;
  const mismatch: Mismatch = (words, at) => report(catalogue.resultType, { command: decl.name.text, ...words }, at);
  for (const { value } of ofKind(decl.statements, "result")) check(value, env, type, mismatch);
}

/** Checks the rules of a behaviour in their order. Returns what they prove present, which is present in the later ones, too. */
function checkRules(checker: TypeChecker, { statements }: Behaviour["decl"], env: Environment): readonly string[] {
  let proven: readonly string[] = [];
  for (const { condition } of ofKind(statements, "requires")) {
    const here = withPresent(env, proven);
    checkCondition(checker, condition, here);
    proven = [...proven, ...provenBy(condition, checker, here).whenTrue];
  }
  return proven;
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
  const first = { ...own, owner: undefined, identity: undefined, ...asking({ entity, decl }, true) };
  checkDefaults(checker, decl.parameters);
  const after = withPresent({ ...own, ...asking({ entity, decl }, false) }, checkRules(checker, decl, first));
  const before = { ...after, owner: undefined };
  for (const statement of ofKind(decl.statements, "assign"))
    checkAssignment(checker, statement, { entity, entry: catalogue.initializationType, env: before });
  checkEffects(checker, { entity, decl }, after);
}

/** Checks the statements that change or tell. */
function checkEffects(checker: TypeChecker, { entity, decl }: Behaviour, env: Environment): void {
  const changed = changedBy({ entity, decl }, checker.scope);
  // A factory sets fields before the entity exists.
  const entry = decl.kind === "command" ? catalogue.transitionType : undefined;
  for (const statement of decl.statements) checkEffect(checker, statement, { entity, env, entry, changed });
}

/** Lists the fields that a behaviour sets, and the lists of values that it changes. */
function changedBy(behaviour: Behaviour, scope: Scope): ReadonlySet<string> {
  const assigned = statementsIn(behaviour.decl.statements, "assign").map(({ field }) => field);
  return new Set([...assigned, ...changedLists(behaviour, scope)].map(({ text }) => text));
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
      checkListChange(checker, statement, place);
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
    case "removal":
    case "requires":
    case "result":
    case "missing":
      return;
  }
}

/** Checks the condition of statements. Returns the scopes where it holds and where it does not: what it proves present is present there. */
function checkTest(checker: TypeChecker, condition: Expression, { env, changed }: EffectPlace) {
  checkCondition(checker, condition, env);
  const { whenTrue, whenFalse } = provenBy(condition, checker, env);
  return { whenTrue: withKept(env, whenTrue, changed), whenFalse: withKept(env, whenFalse, changed) };
}

/** Marks optional values as present. A field that the behaviour changes may be absent later on. */
function withKept(env: Environment, paths: readonly string[], changed: ReadonlySet<string>): Environment {
  const kept = paths.filter((path) => {
    const [first = ""] = path.split(".", 1);
    return env.locals.has(first) || !changed.has(first);
  });
  return withPresent(env, kept);
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
