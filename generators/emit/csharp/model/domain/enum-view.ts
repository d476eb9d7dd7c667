import type { Enum } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/pascal-case.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpIdentifier } from "../../csharp-identifier.ts";
import { described } from "../described.ts";
import { csharpExpression } from "../expression.ts";
import { obsoleteAttribute } from "../obsolete-attribute.ts";
import { methodParameters } from "../record-words.ts";
import { csharpTypeOf } from "../type-words.ts";
import { ownerPlace } from "./owner-place.ts";

/** A closed set of members, each with its data. Spec: decisions, 7, enums. */
export function enumView(item: Enum, place: ModelPlace) {
  const { name, parameters, members } = item;
  const at = ownerPlace({ name, members: [] }, place, parameters);
  const data = methodParameters(parameters, place.scope).map((declaration) => `, ${declaration}`);
  return {
    ...described(item),
    ...obsoleteAttribute(item),
    enum: name,
    members: members.map((member, index) => {
      const identifier = csharpIdentifier(member.name);
      const values = member.arguments.map((value) => `, ${csharpExpression(value, at)}`).join("");
      return { enum: name, name: identifier, arguments: `nameof(${identifier}), ${index}${values}` };
    }),
    data: data.join(""),
    properties: parameters.map((parameter) => ({
      name: pascalCaseOf(parameter.name),
      type: csharpTypeOf(parameter.type, place.scope),
      value: csharpIdentifier(parameter.name),
    })),
    all: members.map((member) => csharpIdentifier(member.name)).join(", "),
  };
}
