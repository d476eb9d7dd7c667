import { type Expr, someExpr } from "../../../../model/expr.ts";
import type { Command, Entity, Factory, Parameter } from "../../../../model/ir.ts";
import { required } from "../../../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import type { Spelled } from "../../../planned-file.ts";
import { csharpIdentifier, freshIdentifier } from "../../csharp-text.ts";
import {
  argumentList,
  csharpTypeOf,
  described,
  isShort,
  methodParameters,
  parameterList,
} from "../declaration-words.ts";
import { type ExpressionPlace, ownerPlace, typeAt } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { copyOf } from "./collections.ts";
import type { ConstructorParameter } from "./member-words.ts";
import { type RuleWords, ruleWords, transitionRule } from "./rule-words.ts";
import { raisedEvent } from "./type-views.ts";

/** A command as a method: rules first, then the new state and its invariants, then events and the result. */
export function commandWords(command: Command, entity: Entity, place: ModelPlace) {
  const { name, parameters, requires, transitions, result } = command;
  const at = ownerPlace(entity, place, parameters);
  const types = new Map(entity.members.map((member) => [member.name, member.type]));
  const own = (property: string) => (at.names.has(property) ? `this.${property}` : property);
  const assignments = transitions.map(({ field, value }) => {
    const text = csharpExpression(value, at);
    return `${own(pascalCaseOf(field))} = ${copyOf(types.get(field) ?? value.type, text, at)}`;
  });
  const check = entity.invariants.length > 0 && transitions.length > 0 ? ["CheckInvariants()"] : [];
  const raised = raisedBy(command, at, "");
  const answer = result === undefined ? [] : [`return ${csharpExpression(result.value, at)}`];
  return methodWords(place, {
    described: command,
    signature: `${result === undefined ? "void" : csharpTypeOf(result.type)} ${pascalCaseOf(name)}`,
    parameters,
    declarations: [],
    rules: [
      ...requires.map((rule) => ruleWords(rule, at)),
      ...transitions.flatMap((step) => transitionRule(step, { command, entity, at }) ?? []),
    ],
    statements: [...assignments, ...check, ...raised, ...answer],
  });
}

/** Returns the statements that collect the events of a behaviour: domain events, then integration events. */
function raisedBy({ emissions, publications }: Command | Factory, at: ExpressionPlace, receiver: string) {
  return [
    ...emissions.map((emission) => `${receiver}Raise(${raisedEvent(emission, at)})`),
    ...publications.map((event) => `${receiver}AddIntegrationEvent(${raisedEvent(event, at)})`),
  ];
}

interface Made {
  readonly entity: Entity;
  /** The parameters of the constructor after the identity. */
  readonly taken: readonly ConstructorParameter[];
}

/** Returns the words of a factory as a static method: rules first, then the new entity, then its events. */
export function factoryWords(factory: Factory, { entity, taken }: Made, place: ModelPlace) {
  const { name, parameters, requires, initializers } = factory;
  const inside = ownerPlace(entity, place, parameters);
  const instance = freshIdentifier(camelCaseOf(entity.name), inside.names);
  const identity = identityWords(factory, entity, inside);
  const at = { ...inside, identity: identity.name, names: new Set([...inside.names, instance, identity.name]) };
  const given = new Map(initializers.map(({ field, value }) => [field, csharpExpression(value, at)]));
  const values = taken.map((parameter) => [parameter.name, argumentOf(parameter, given)] as const);
  const args = [identity.value, ...argumentList(values)].join(", ");
  const { identity: _, ...created } = { ...at, receiver: `${instance}.` as const };
  const raised = raisedBy(factory, created, `${instance}.`);
  return methodWords(place, {
    described: factory,
    signature: `static ${entity.name} ${pascalCaseOf(name)}`,
    parameters,
    declarations: identity.declarations,
    rules: requires.map((rule) => ruleWords(rule, at)),
    statements:
      raised.length === 0
        ? [`return new(${args})`]
        : [`var ${instance} = new ${entity.name}(${args})`, ...raised, `return ${instance}`],
  });
}

/** Finds the identity of the new entity: a parameter, or a new one, in a variable where a rule or a field needs it. */
function identityWords(
  { identityParameter, requires, initializers }: Factory,
  { identity: { type } }: Entity,
  at: ExpressionPlace,
) {
  if (identityParameter !== undefined) {
    const name = csharpIdentifier(identityParameter);
    return { name, value: name, declarations: [] };
  }
  const name = freshIdentifier("id", at.names);
  const created = `${typeAt(type, at)}.New()`;
  const needsIdentity = (expr: Expr) => someExpr(expr, ({ kind }) => kind === "identity");
  const expressions = [
    ...requires.flatMap(({ condition, guard }) => (guard === undefined ? [condition] : [guard, condition])),
    ...initializers.map(({ value }) => value),
  ];
  return expressions.some(needsIdentity)
    ? { name, value: name, declarations: [`var ${name} = ${created}`] }
    : { name, value: created, declarations: [] };
}

function argumentOf({ member, isOptional }: ConstructorParameter, given: ReadonlyMap<string, string>) {
  const absent = isReference(member.type) ? "default!" : "default";
  return given.get(member.name) ?? (isOptional ? undefined : absent);
}

function isReference(type: ConstructorParameter["member"]["type"]): boolean {
  const some = required(type);
  return some.kind !== "scalar" || some.name === "String";
}

interface Method {
  readonly described: { readonly doc: string | undefined };
  /** The modifiers after `public`, the result and the name. */
  readonly signature: string;
  readonly parameters: readonly Parameter[];
  /** The variables that the rules need. */
  readonly declarations: readonly string[];
  readonly rules: readonly RuleWords[];
  /** A blank line behind the rules. */
  readonly statements: readonly string[];
}

/** Returns the view of the partial `method`. */
export function methodWords(place: Spelled, { described: declared, signature, parameters, ...body }: Method) {
  const { declarations, rules, statements } = body;
  const start = `    public ${signature}`;
  const taken = methodParameters(parameters);
  const answer = onlyAnswerOf(body);
  const isOneLine = answer !== undefined && isShort(`${start}(${taken.join(", ")}) => ${answer};`, place);
  const end = answer === undefined ? ")" : isOneLine ? `) => ${answer};` : ") =>";
  return {
    ...described(declared),
    signature,
    ...parameterList(start, taken, place, end),
    answer: answer ?? "",
    isWrapped: answer !== undefined && !isOneLine,
    isBlock: answer === undefined,
    declarations,
    rules,
    hasGap: rules.length > 0 && statements.length > 0,
    statements,
  };
}

/** Returns the expression of a method that only answers, and so needs no block. */
function onlyAnswerOf({ declarations, rules, statements }: Pick<Method, "declarations" | "rules" | "statements">) {
  const [statement, ...others] = statements;
  const isAlone = declarations.length + rules.length + others.length === 0;
  return isAlone && statement?.startsWith("return ") ? statement.slice("return ".length) : undefined;
}
