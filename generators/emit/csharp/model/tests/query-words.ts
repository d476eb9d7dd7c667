import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { Entity, Query, ReadModel } from "../../../../model/ir.ts";
import { isSameType, required, type Type } from "../../../../model/type.ts";
import { csharpString } from "../../csharp-text.ts";

/** The way from a value of an aggregate to a criterion. */
type Form = "one" | "list" | "range";

/** A criterion that a created aggregate meets. */
interface Criterion {
  readonly name: string;
  /** The member of the aggregate's JSON. */
  readonly field: string;
  readonly form: Form;
  /** True if every aggregate has the member. */
  readonly isSure: boolean;
}

/** Returns the criteria of a query that a created aggregate can meet. Spec: model-infrastructure, Queries. */
export function criteriaFrom(query: Query, root: Entity): readonly Criterion[] {
  return query.criteria.flatMap((parameter) => {
    const field = fieldOf(parameter, query, root);
    const form = field === undefined ? undefined : formOf(parameter.type, field.type);
    if (field === undefined || form === undefined) return [];
    return [{ name: wireNameOf(parameter.name), field: wireNameOf(field.name), form, isSure: field.isSure }];
  });
}

interface Field {
  readonly name: string;
  readonly type: Type;
  readonly isSure: boolean;
}

function fieldOf({ name, type }: Query["criteria"][number], query: Query, root: Entity): Field | undefined {
  const id = { name: "id", type: root.identity.type, isSure: true };
  if (!query.result.isList && isSameType(required(type), root.identity.type)) return id;
  if (name.toLowerCase() === "id") return id;
  const member = root.members.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (member === undefined || member.initializer?.kind === "derived") return undefined;
  return { name: member.name, type: required(member.type), isSure: member.type.kind !== "optional" };
}

function formOf(criterion: Type, field: Type): Form | undefined {
  const type = required(criterion);
  if (isSameType(type, field)) return "one";
  if ((type.kind === "list" || type.kind === "set") && isSameType(type.item, field)) return "list";
  return type.kind === "range" && isSameType(type.bound, field) ? "range" : undefined;
}

/** Returns the statement that takes a criterion from a created aggregate. */
export function criterionLine(
  { name, field, form }: Criterion,
  names: { readonly object: string; readonly array: string },
): string {
  const clone = "value.DeepClone()";
  const values: Readonly<Record<Form, string>> = {
    one: clone,
    list: `new ${names.array}(${clone})`,
    range: `new ${names.object} { ["start"] = ${clone}, ["end"] = ${clone} }`,
  };
  return `if (created?[${csharpString(field)}] is { } value${wordOf(name)}) sample[${csharpString(name)}] = ${values[form].replaceAll("value.", `value${wordOf(name)}.`)};`;
}

function wordOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the JSON name of the field of a read model that is the identity of its source. */
export function identityField({ fields }: ReadModel): string | undefined {
  const field = fields.find(({ value }) => value.kind === "identity");
  return field && wireNameOf(field.name);
}
