import type { Member, Value } from "../../../../model/ir.ts";
import { isScalar } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { phraseOf } from "../../../../text/nouns.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import type { Spelled } from "../../../planned-file.ts";
import { csharpString } from "../../csharp-text.ts";
import type { ValueOperator } from "../model-facts.ts";
import { type ConstructorParameter, storedMembers } from "./member-words.ts";
import { violationWords } from "./rule-words.ts";

const symbols: readonly ValueOperator[] = ["+", "-", "*", "/", "negation"];

/** The operators that expressions of the model use on a value: its numbers take part, everything else must be the same on both sides. Spec: model-types, Value arithmetic. */
export function valueOperators(
  value: Value,
  parameters: readonly ConstructorParameter[],
  { facts, spelled }: Pick<ModelPlace, "facts" | "spelled">,
) {
  const used = facts.operatorsOf(value.type);
  const stored = storedMembers(value.members);
  const members = parameters.map(({ member }) => member);
  const same = stored.filter((member) => !isNumeric(member));
  const number = stored.some(({ type }) => isScalar(type, "Int")) ? "int" : "decimal";
  return symbols
    .filter((operator) => used.has(operator))
    .map((operator) => ({
      value: value.name,
      symbol: operator === "negation" ? "-" : operator,
      operands: operandsOf(operator, value.name, number),
      result: members.map((member) => partOf(member, operator)).join(", "),
      rules:
        operator === "+" || operator === "-" ? same.map((member) => sameRule(member, value.name, { spelled })) : [],
      hasRules: (operator === "+" || operator === "-") && same.length > 0,
    }));
}

function operandsOf(operator: ValueOperator, value: string, number: string): string {
  if (operator === "negation") return `${value} value`;
  return `${value} left, ${operator === "+" || operator === "-" ? value : number} right`;
}

function isNumeric({ type }: Member): boolean {
  return isScalar(type, "Int", "Decimal");
}

function partOf(member: Member, operator: ValueOperator): string {
  const name = pascalCaseOf(member.name);
  if (!isNumeric(member)) return operator === "negation" ? `value.${name}` : `left.${name}`;
  const result = numberOf(name, operator);
  return isScalar(member.type, "Int") ? `checked(${result})` : result;
}

function numberOf(name: string, operator: ValueOperator): string {
  if (operator === "negation") return `-value.${name}`;
  const right = operator === "+" || operator === "-" ? `right.${name}` : "right";
  return `left.${name} ${operator} ${right}`;
}

function sameRule({ name }: Member, subject: string, place: Spelled) {
  const property = pascalCaseOf(name);
  const message = csharpString(`both sides have the same ${phraseOf(name)}`);
  const broken = `left.${property} != right.${property}`;
  return violationWords({ broken, subject: `nameof(${subject})`, message }, place);
}
