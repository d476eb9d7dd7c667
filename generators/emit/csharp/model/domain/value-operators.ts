import type { Member, Value } from "../../../../model/ir.ts";
import { fitOf, isNumber, isScalar, isWholeNumber, scalars } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { phraseOf } from "../../../../text/nouns.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpTypeOf } from "../declaration-words.ts";
import { finite } from "../expression/expression-place.ts";
import type { ValueOperator } from "../model-facts.ts";
import { storedMembers } from "./constructor-order.ts";
import type { ConstructorParameter } from "./member-words.ts";
import { violationWords } from "./rule-words.ts";

const symbols: readonly ValueOperator[] = ["+", "-", "*", "/", "negation"];

/** The operators that expressions of the model use on a value: its numbers take part, everything else must be the same on both sides. Spec: model-types, Value arithmetic. */
export function valueOperators(
  { name: value, type, members: declared }: Value,
  parameters: readonly ConstructorParameter[],
  { facts, spelled }: Pick<ModelPlace, "facts" | "spelled">,
) {
  const used = facts.operatorsOf(type);
  const members = parameters.map(({ member }) => member);
  const others = storedMembers(declared).filter((member) => !isNumeric(member));
  const number = narrowest(members.filter(isNumeric));
  const sameRule = ({ name }: Member) => {
    const property = pascalCaseOf(name);
    const message = `both sides have the same ${phraseOf(name)}`;
    return violationWords(`left.${property} != right.${property}`, message, { subject: `nameof(${value})`, spelled });
  };
  return symbols
    .filter((operator) => used.has(operator))
    .map((operator) => {
      const isSum = operator === "+" || operator === "-";
      const rules = isSum ? others.map(sameRule) : [];
      return {
        value,
        symbol: operator === "negation" ? "-" : operator,
        operands: operator === "negation" ? `${value} value` : `${value} left, ${isSum ? value : number} right`,
        result: members.map((member) => partOf(member, operator)).join(", "),
        rules,
        hasRules: rules.length > 0,
      };
    });
}

function isNumeric({ type }: Member): boolean {
  return isNumber(type);
}

/** Returns the C# type of the numbers that widen to each of some. */
function narrowest(numbers: readonly Member[]): string {
  const types = numbers.map(({ type }) => type);
  return csharpTypeOf(types.find((one) => types.every((other) => fitOf(one, other) === "fits")) ?? scalars.Int);
}

function partOf(member: Member, operator: ValueOperator): string {
  const name = pascalCaseOf(member.name);
  const left = operator === "negation" ? `value.${name}` : `left.${name}`;
  if (!isNumeric(member)) return left;
  const right = operator === "+" || operator === "-" ? `right.${name}` : "right";
  const result = operator === "negation" ? `-${left}` : `${left} ${operator} ${right}`;
  if (isScalar(member.type, "Double") && operator !== "negation") return finite(result);
  return isWholeNumber(member.type) ? `checked(${result})` : result;
}
