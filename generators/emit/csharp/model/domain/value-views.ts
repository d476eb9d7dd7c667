import type { Enum, Identity, Value } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { phraseOf, withArticle } from "../../../../text/nouns.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import type { Spelled } from "../../../planned-file.ts";
import { csharpIdentifier } from "../../csharp-text.ts";
import { silencedIfObsolete } from "../../names.ts";
import { described, obsoleteAttribute } from "../declaration-words.ts";
import { csharpExpression } from "../expression.ts";
import { isShort, methodParameters, parameterList } from "../parameter-list.ts";
import { csharpTypeOf } from "../type-words.ts";
import { contentEquality } from "./collections.ts";
import { constructorParameters, propertyWords, storedMembers } from "./member-words.ts";
import { ownerPlace } from "./owner-place.ts";
import { ruleWords } from "./rule-words.ts";
import { valueOperators } from "./value-operators.ts";

/** A value object: a record whose rules hold as soon as it is there. Spec: model-csharp, Values. */
export function valueView(value: Value, place: ModelPlace) {
  const { name, members, invariants } = value;
  const at = ownerPlace(value, place);
  const stored = storedMembers(members);
  const parameters = constructorParameters(stored, at);
  return {
    ...described(value),
    ...obsoleteAttribute(value),
    // A type sets and compares its own members, deprecated ones too.
    value: `${silencedIfObsolete(...members)}${name}`,
    isEmpty: members.length === 0,
    ...parameterList(
      `    public ${name}`,
      parameters.map(({ declaration }) => declaration),
      place,
    ),
    assignments: parameters.map(({ assignment }) => assignment),
    rules: invariants.map((rule) => ruleWords(rule, at)),
    hasRules: invariants.length > 0,
    properties: members.map((member) => propertyWords(member, at)),
    operators: valueOperators(value, parameters, place),
    ...contentEquality(stored),
  };
}

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

/** Returns the view of an identity type. Spec: model-csharp, Identities. */
export function identityView(identity: Identity, { context }: ModelPlace) {
  const { name, strategy } = identity;
  const entity = context.entities.find(({ identity: { type } }) => type.name === name)?.name;
  const owner = entity ?? name.replace(/Id$/, "");
  return {
    identity: name,
    owner: withArticle(phraseOf(owner)),
    number: strategy.kind === "sequence" ? "long" : "int",
  };
}
