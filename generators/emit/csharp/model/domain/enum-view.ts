import type { Enum } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import type { Spelled } from "../../../planned-file.ts";
import { csharpIdentifier } from "../../csharp-identifier.ts";
import { described } from "../described.ts";
import { csharpExpression } from "../expression.ts";
import { obsoleteAttribute } from "../obsolete-attribute.ts";
import { methodParameters } from "../record-words.ts";
import { csharpTypeOf } from "../type-words.ts";
import { ownerPlace } from "./owner-place.ts";
import { isShort, parameterList } from "./parameter-list.ts";

/** A closed set of members, each with its data. Spec: model-csharp, Enums. */
export function enumView(item: Enum, place: ModelPlace) {
  const { name, parameters, members } = item;
  const at = ownerPlace({ name, members: [] }, place, parameters);
  const names = members.map((member) => csharpIdentifier(member.name));
  return {
    ...described(item),
    ...obsoleteAttribute(item),
    enum: name,
    members: members.map((member, index) => {
      const identifier = csharpIdentifier(member.name);
      const values = member.arguments.map((value) => `, ${csharpExpression(value, at)}`).join("");
      return { enum: name, name: identifier, arguments: `nameof(${identifier}), ${index}${values}` };
    }),
    ...parameterList(`    private ${name}`, ["string name", "int value", ...methodParameters(parameters)], place),
    properties: parameters.map((parameter) => ({
      name: pascalCaseOf(parameter.name),
      type: csharpTypeOf(parameter.type),
      value: csharpIdentifier(parameter.name),
    })),
    ...memberList(name, names, place),
  };
}

/** All members, in one line or one a line. */
function memberList(name: string, members: readonly string[], place: Spelled) {
  const all = `[${members.join(", ")}];`;
  return isShort(`    public static IReadOnlyList<${name}> All { get; } = ${all}`, place)
    ? { all: ` ${all}`, isWrapped: false, listed: [] }
    : { all: "", isWrapped: true, listed: members.map((member) => `${member},`) };
}
