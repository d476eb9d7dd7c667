import { pascalCaseOf } from "../text/casing.ts";

/** Names the class of a specification: `OverdueSpecification`. Spec: model-csharp, Specification classes. */
export function specificationClass(name: string): string {
  return withEnding(name, "Specification");
}

/** Names the class of a policy: `RestockPolicy`. Spec: model-csharp, Policy handlers. */
export function policyClass(name: string): string {
  return withEnding(name, "Policy");
}

function withEnding(name: string, ending: string): string {
  const type = pascalCaseOf(name);
  return type.endsWith(ending) ? type : `${type}${ending}`;
}
