import type { Parameter } from "../../../model/ir.ts";
import type { ModelParameter } from "../../../model/operation/model-operation.ts";
import { optional } from "../../../model/type.ts";
import type { ModelPlace } from "../../model-generator.ts";
import { csharpTypeOf, methodParameters, recordParameters } from "./declaration-words.ts";
import { isConstant } from "./domain/member-words.ts";
import { type ExpressionPlace, ownerPlace } from "./expression/expression-place.ts";
import { csharpExpression } from "./expression.ts";

/** Returns the positional members of a request. Null stands for a default that is no constant of C#. */
export function requestParameters(parameters: readonly ModelParameter[], place: ModelPlace): readonly string[] {
  const at = ownerPlace({ name: "", members: [] }, place);
  return recordParameters(parameters).map((declaration, index) => {
    const { default: given, type, property } = parameters[index] ?? {};
    if (given === undefined || type === undefined) return declaration;
    return isConstant(given.value)
      ? `${declaration} = ${csharpExpression(given.value, at)}`
      : `${csharpTypeOf(optional(type))} ${property} = null`;
  });
}

/** Returns the value of a member of a request: the member, or its default where null stands for that. */
export function requestedValue(member: string, given: ModelParameter["default"], place: ModelPlace): string {
  if (given === undefined || isConstant(given.value)) return member;
  return `${member} ?? ${csharpExpression(given.value, ownerPlace({ name: "", members: [] }, place))}`;
}

/** Returns the parameters of a method, the last ones with those defaults that are constants of C#. */
export function methodParametersAt(parameters: readonly Parameter[], at: ExpressionPlace): readonly string[] {
  const last = parameters.findLastIndex((one) => one.default === undefined || !isConstant(one.default.value));
  return methodParameters(parameters).map((declaration, index) => {
    const value = parameters[index]?.default?.value;
    return index > last && value !== undefined ? `${declaration} = ${csharpExpression(value, at)}` : declaration;
  });
}
