import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { Entity, Parameter, Query, ReadModel } from "../../../../model/ir.ts";
import { type FilterForm, filterForm } from "../../../../model/storage/stored-queries.ts";
import { isSameType, required, type Type } from "../../../../model/type.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";

interface Criterion {
  readonly name: string;
  /** The member of the aggregate's JSON. */
  readonly field: string;
  /** The way from the member to the criterion. */
  readonly form: FilterForm;
  /** True if every aggregate has the member. */
  readonly isSure: boolean;
}

/** Returns the criteria that a client gives. */
export function sentCriteria({ criteria }: Pick<Query, "criteria">): readonly Parameter[] {
  return criteria.filter(({ value }) => value === undefined);
}

/** Returns the criteria of a query that a created aggregate can meet. Spec: model-infrastructure, Queries. */
export function criteriaFrom(query: Query, root: Entity): readonly Criterion[] {
  return sentCriteria(query).flatMap((criterion) => {
    const { name, type } = fieldOf(criterion, query, root) ?? {};
    const form = type && formOf(criterion.type, required(type));
    if (name === undefined || form === undefined) return [];
    return [
      {
        name: wireNameOf(criterion.name),
        field: wireNameOf(name),
        form,
        isSure: form !== "holding" && type?.kind !== "optional",
      },
    ];
  });
}

function fieldOf({ name, type }: Parameter, { result }: Query, { identity, members }: Entity): Parameter | undefined {
  const isIdentity = !result.isList && isSameType(required(type), identity.type);
  if (isIdentity || name.toLowerCase() === "id") return { name: "id", type: identity.type };
  const member = members.find((one) => one.name.toLowerCase() === name.toLowerCase());
  return member?.initializer?.kind === "derived" ? undefined : member;
}

function formOf(criterion: Type, field: Type): FilterForm | undefined {
  const type = required(criterion);
  return isSameType(type, field) ? "equal" : filterForm(type, field);
}

/** Returns the statement that takes a criterion from a created aggregate. */
export function criterionLine({ name, field, form }: Criterion): string {
  const value = `value${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (form === "holding")
    return `if (created?[${csharpString(field)}] is ${typeName("JsonArray")} { Count: > 0 } ${value}) sample[${csharpString(name)}] = ${value}[0]!.DeepClone();`;
  const clone = `${value}.DeepClone()`;
  const taken = {
    equal: clone,
    among: `new ${typeName("JsonArray")}(${clone})`,
    within: `new ${typeName("JsonObject")} { ["start"] = ${clone}, ["end"] = ${clone} }`,
  };
  return `if (created?[${csharpString(field)}] is { } ${value}) sample[${csharpString(name)}] = ${taken[form]};`;
}

/** Returns the JSON name of the field of a read model that is the identity of its source. */
export function identityField({ fields }: ReadModel): string | undefined {
  const field = fields.find(({ value }) => value.kind === "identity");
  return field && wireNameOf(field.name);
}
