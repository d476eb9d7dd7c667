import { type Expr, someExpr } from "../../../../model/expr.ts";
import type { Entity, Factory } from "../../../../model/ir.ts";
import { required } from "../../../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpIdentifier, freshIdentifier } from "../../csharp-identifier.ts";
import { declaredType, qualifiedType } from "../../names.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import type { ConstructorParameter } from "./member-words.ts";
import { methodWords } from "./method-words.ts";
import { ownerPlace } from "./owner-place.ts";
import { raisedEvent } from "./raised-event.ts";
import { ruleWords } from "./rule-words.ts";

interface Made {
  readonly entity: Entity;
  /** The parameters of the constructor after the identity. */
  readonly taken: readonly ConstructorParameter[];
}

/** Returns the words of a factory as a static method: rules first, then the new entity, then its events. */
export function factoryWords(factory: Factory, { entity, taken }: Made, place: ModelPlace) {
  const { name, parameters, requires, initializers, emissions } = factory;
  const inside = ownerPlace(entity, place, parameters);
  const instance = freshIdentifier(camelCaseOf(entity.name), inside.names);
  const identity = identityWords(factory, entity, inside);
  const at = { ...inside, identity: identity.name, names: new Set([...inside.names, instance, identity.name]) };
  const given = new Map(initializers.map(({ field, value }) => [field, csharpExpression(value, at)]));
  const args = [identity.value, ...argumentsOf(taken, given)].join(", ");
  const { identity: _, ...created } = { ...at, receiver: `${instance}.` as const };
  const raised = emissions.map((emission) => `${instance}.Raise(${raisedEvent(emission, created)})`);
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
  const isHidden = at.names.has(type.name) || at.hidden?.has(type.name) === true;
  const created = `${isHidden ? qualifiedType(type) : declaredType(type)}.New()`;
  const needsIdentity = (expr: Expr) => someExpr(expr, ({ kind }) => kind === "identity");
  const expressions = [
    ...requires.flatMap(({ condition, guard }) => (guard === undefined ? [condition] : [guard, condition])),
    ...initializers.map(({ value }) => value),
  ];
  return expressions.some(needsIdentity)
    ? { name, value: name, declarations: [`var ${name} = ${created}`] }
    : { name, value: created, declarations: [] };
}

/** Prints the arguments of the constructor: by position at first, and by name after the first optional one that is left out. */
function argumentsOf(taken: readonly ConstructorParameter[], given: ReadonlyMap<string, string>): readonly string[] {
  const needed = taken.filter(({ member, isOptional }) => given.has(member.name) || !isOptional);
  return needed.map((parameter, index) => {
    const { member, name } = parameter;
    const value = given.get(member.name) ?? (isReference(member.type) ? "default!" : "default");
    return taken[index] === parameter ? value : `${name}: ${value}`;
  });
}

function isReference(type: ConstructorParameter["member"]["type"]): boolean {
  const some = required(type);
  return some.kind !== "scalar" || some.name === "String";
}
