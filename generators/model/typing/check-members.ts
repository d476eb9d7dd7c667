import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type {
  EnumDecl,
  InvariantDecl,
  MemberDecl,
  PolicyDecl,
  ReadModelDecl,
  RequiresStatement,
  ServiceDecl,
  SpecDecl,
  StatesDecl,
} from "../ast.ts";
import { eventOf, policyCommandOf, policyTargetOf } from "../bind/policies-of.ts";
import { resolveType } from "../bind/resolve-type.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import type { Expression } from "../expression-ast.ts";
import { gather, ofKind } from "../items.ts";
import { required, scalars, spellingOf } from "../type.ts";
import { type Environment, nothingInScope } from "./environment.ts";
import { identityTypeOf, sourceOf } from "./member-type.ts";
import { localsOf, ownerEnvironment, type TypeChecker } from "./type-checker.ts";

/** Checks the initializers of fields. */
export function checkMembers({ scope, check }: TypeChecker, members: Iterable<MemberDecl>, env: Environment): void {
  for (const { name, type: ref, value } of members) {
    if (value === undefined) continue;
    const type = resolveType(ref, scope);
    const field = name.text;
    const wrongMember = (member: string, hint?: string) =>
      report(catalogue.unknownEnumDefault, { field, member, expected: spellingOf(type) }, { span: value.span, hint });
    check(value, env, {
      type,
      mismatch: ({ words, at }) =>
        required(type).kind === "enum" && value.kind === "reference"
          ? wrongMember(value.name.text)
          : report(catalogue.wrongInitializer, { field, ...words }, at),
      unknownEnumMember: wrongMember,
    });
  }
}

/** Checks the conditions of invariants and `requires`. */
export function checkConditions(
  checker: TypeChecker,
  rules: readonly (InvariantDecl | RequiresStatement)[],
  env: Environment,
): void {
  for (const { condition } of rules) checkCondition(checker, condition, env);
}

/** Checks the conditions of state rules. */
export function checkGuards(checker: TypeChecker, states: readonly StatesDecl[], env: Environment): void {
  for (const { guard } of gather(states, ({ rules }) => ofKind(rules, "stateRule")))
    if (guard !== undefined) checkCondition(checker, guard, env);
}

function checkCondition({ check }: TypeChecker, condition: Expression, env: Environment): void {
  check(condition, env, {
    type: scalars.Bool,
    mismatch: ({ words, at }) => report(catalogue.conditionNotBool, words, at),
  });
}

/** Checks the data of enum members. */
export function checkEnumData({ scope, check }: TypeChecker, { decl }: TypeSymbol<EnumDecl>): void {
  const data = decl.parameters.map(({ name, type }) => ({ datum: name.text, type: resolveType(type, scope) }));
  for (const member of ofKind(decl.members, "enumMember"))
    for (const [index, value] of member.arguments.entries()) {
      const expected = data[index];
      if (expected === undefined) continue;
      const { datum, type } = expected;
      check(value, nothingInScope, {
        type,
        mismatch: ({ words, at }) => report(catalogue.enumDatumType, { datum, ...words }, at),
      });
    }
}

/** Checks the computed fields of a read model; the fields of its source are in scope. */
export function checkReadModel({ scope, check }: TypeChecker, { name, source, fields }: ReadModelDecl): void {
  const symbol = sourceOf(source.text, scope);
  if (symbol === undefined) return;
  const env = ownerEnvironment(symbol, scope);
  for (const { name: field, type: ref, value } of ofKind(fields, "derivedField")) {
    const type = resolveType(ref, scope);
    const args = { readModel: name.text, field: field.text, expected: spellingOf(type) };
    const diagnose = (found: string, hint?: string) =>
      report(catalogue.readModelFieldType, { ...args, found }, { span: value.span, hint });
    check(value, env, { type, mismatch: ({ words }) => diagnose(words.found), unknownEnumMember: diagnose });
  }
}

/** Checks the operations of a service; their parameters are in scope. */
export function checkService({ scope, check }: TypeChecker, { items }: ServiceDecl): void {
  for (const { name, parameters, result, body } of ofKind(items, "operation")) {
    if (body === undefined) continue;
    const env = { ...nothingInScope, locals: localsOf(parameters, scope) };
    check(body, env, {
      type: resolveType(result, scope),
      mismatch: ({ words, at }) => report(catalogue.operationType, { operation: name.text, ...words }, at),
    });
  }
}

/** Checks the condition of a specification; the fields of its target are in scope. */
export function checkSpec({ scope, check }: TypeChecker, { name, target, condition }: SpecDecl): void {
  const symbol = sourceOf(target.text, scope);
  // An unknown target has a check of its own.
  if (symbol === undefined) return;
  check(condition, ownerEnvironment(symbol, scope), {
    type: scalars.Bool,
    mismatch: ({ words, at }) => report(catalogue.specNotBool, { spec: name.text, ...words }, at),
  });
}

/** Checks the arguments of a policy; the fields of the event are in scope. */
export function checkPolicy({ scope, check }: TypeChecker, policy: PolicyDecl): void {
  const event = eventOf(policy, scope.context);
  const entity = policyTargetOf(policy, scope);
  const command = entity && policyCommandOf(policy, entity);
  if (event === undefined || entity === undefined || command === undefined) return;
  for (const { name, value } of policy.arguments) {
    const parameter = command.parameters.find((one) => one.name.text === name.text);
    const identity = name.text === "id" ? identityTypeOf(entity, scope) : undefined;
    const type = parameter === undefined ? identity : resolveType(parameter.type, scope);
    if (type === undefined) continue;
    check(value, ownerEnvironment(event, scope), {
      type,
      mismatch: ({ words, at }) => report(catalogue.policyArgumentType, { parameter: name.text, ...words }, at),
    });
  }
}
