import type { Enum, Parameter } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import type { Spelled } from "../../../planned-file.ts";
import { csharpIdentifier, csharpString, freshIdentifier } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { csharpTypeOf, described, isShort, parameterList } from "../declaration-words.ts";
import { ownerPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { parameterName } from "./constructor-order.ts";

/** The members of the base class. A member of the model with such a name hides it. */
const inherited: ReadonlySet<string> = new Set(["Name", "Value", "FromName", "TryParse"]);

/** A closed set of members, each with its data. Spec: model-csharp, Enums. */
export function enumView(item: Enum, place: ModelPlace) {
  const { name, parameters, members } = item;
  const at = ownerPlace({ name, members: [] }, place, parameters);
  const own = new Set([...members.map((member) => member.name), ...parameters.map((one) => pascalCaseOf(one.name))]);
  const data = parameters.map(datumWords);
  const taken = new Set(data.map(({ parameter }) => parameter));
  const [text, number] = [freshIdentifier("name", taken), freshIdentifier("value", taken)];
  const pair = [`string ${text}`, `int ${number}`];
  const declarations = data.map(({ type, parameter }) => `${type} ${parameter}`);
  return {
    ...described(item),
    enum: name,
    members: members.map((member, index) => {
      const identifier = csharpIdentifier(member.name);
      const spelled = own.has("nameof") ? csharpString(member.name) : `nameof(${identifier})`;
      const values = member.arguments.map((value) => `, ${csharpExpression(value, at)}`).join("");
      const modifier = modifierOf(member.name);
      return { enum: name, name: identifier, modifier, arguments: `${spelled}, ${index}${values}` };
    }),
    pair: pair.join(", "),
    ...parameterList(`    private ${name}`, [...pair, ...declarations], place),
    base: `${text}, ${number}`,
    properties: data,
    hasProperties: data.length > 0,
    ...memberList(item, own.has("All") || name === "All", place),
  };
}

/** Returns the C# names in an enum that expressions of its data must not mistake for types of the framework. */
export function namesInEnum({ members, parameters }: Enum): readonly string[] {
  return [...members.map(({ name }) => name), ...parameters.map(({ name }) => pascalCaseOf(name))];
}

function datumWords({ name, type }: Parameter) {
  const property = pascalCaseOf(name);
  const parameter = csharpIdentifier(parameterName(name));
  // A name with a leading underscore is the same in both cases.
  const assignment = `${property === parameter ? "this." : ""}${property} = ${parameter}`;
  return { name: property, modifier: modifierOf(property), type: csharpTypeOf(type), parameter, assignment };
}

function modifierOf(member: string): string {
  return inherited.has(member) ? "new " : "";
}

/** Returns the list of all members, on one line or one a line. A member of its name leaves it to the interface alone. */
function memberList({ name, members }: Enum, isTaken: boolean, place: Spelled) {
  const identifiers = members.map((member) => csharpIdentifier(member.name));
  const all = `[${identifiers.join(", ")}];`;
  const type = `static ${typeName("IReadOnlyList")}<${name}>`;
  const list = isTaken ? `${type} ${typeName("IEnumeration")}<${name}>.All` : `public ${type} All`;
  return isShort(`    ${list} { get; } = ${all}`, place)
    ? { list, all: ` ${all}`, isWrapped: false, listed: [] }
    : { list, all: "", isWrapped: true, listed: identifiers.map((member) => `${member},`) };
}
