import type { Member, Parameter } from "../../../../model/ir.ts";
import { required, type Type } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpString } from "../../csharp-text.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";

interface Owner {
  readonly name: string;
  readonly members: readonly Member[];
}

/** Returns the place of expressions inside a type, beside its members and some parameters. */
export function ownerPlace(
  { name, members }: Owner,
  { facts, spelled }: ModelPlace,
  parameters: readonly Parameter[] = [],
): ExpressionPlace {
  const hidesOperator = [...parameters, ...members].some((one) => one.name.toLowerCase() === "nameof");
  // `State` of the type `State` may mean both; C# finds out which.
  const hidden = members.filter((member) => nameOf(member.type) !== pascalCaseOf(member.name));
  return {
    facts,
    spelled,
    receiver: "",
    subject: hidesOperator ? csharpString(name) : `nameof(${name})`,
    names: new Set(parameters.map((parameter) => parameter.name)),
    hidden: new Set(hidden.map((member) => pascalCaseOf(member.name))),
  };
}

/** Returns the C# names that expressions inside a type must not mistake for types of the framework. */
export function hiddenNames(
  members: readonly Member[],
  ...parameters: readonly (readonly Parameter[])[]
): readonly string[] {
  return [...members.map(({ name }) => pascalCaseOf(name)), ...parameters.flat().map(({ name }) => name)];
}

function nameOf(type: Type): string | undefined {
  const some = required(type);
  return "context" in some ? some.name : undefined;
}
