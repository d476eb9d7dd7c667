import type { Value } from "../../../../model/ir.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { silencedIfObsolete } from "../../names.ts";
import { described } from "../described.ts";
import { obsoleteAttribute } from "../obsolete-attribute.ts";
import { contentEquality } from "./content-equality.ts";
import { constructorParameters, propertyWords, storedMembers } from "./member-words.ts";
import { ownerPlace } from "./owner-place.ts";
import { parameterList } from "./parameter-list.ts";
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
