import type { Entity, Finder, Member, Parameter } from "../../../../model/ir.ts";
import { storedPartsOf } from "../../../../model/storage/stored-form.ts";
import { isOrdered, isSameType, required, type Type } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpIdentifier } from "../../csharp-text.ts";
import { extensionMethod } from "../../names.ts";
import { storageAt } from "./storage-at.ts";

/** The way in which a parameter of a finder filters. */
interface Filter {
  readonly parameter: Parameter;
  /** The property that it filters by. */
  readonly property: string;
  readonly form: "equal" | "among" | "within";
  readonly isOptional: boolean;
}

/** Finds the filters of a finder; a parameter that names no comparable field remains. Spec: model-infrastructure, Finders. */
export function filtersOf({ parameters }: Pick<Finder, "parameters">, entity: Entity, place: ModelPlace) {
  const found = parameters.map((parameter) => ({ parameter, filter: filterOf(parameter, entity, place) }));
  return {
    filters: found.flatMap(({ filter }) => filter ?? []),
    remaining: found.flatMap(({ parameter, filter }) => (filter === undefined ? [parameter] : [])),
  };
}

function filterOf(parameter: Parameter, entity: Entity, place: ModelPlace): Filter | undefined {
  const field = fieldNamed(parameter.name, entity, place);
  if (field === undefined) return undefined;
  const type = required(parameter.type);
  const form = formOf(type, required(field.type));
  const isOptional = parameter.type.kind === "optional";
  return form && { parameter, property: pascalCaseOf(field.name), form, isOptional };
}

function formOf(parameter: Type, field: Type): Filter["form"] | undefined {
  if (isSameType(parameter, field)) return "equal";
  if (parameter.kind === "list" && isSameType(parameter.item, field)) return "among";
  return parameter.kind === "range" && isOrdered(field) && isSameType(parameter.bound, field) ? "within" : undefined;
}

function fieldNamed(name: string, entity: Entity, place: ModelPlace): Pick<Member, "name" | "type"> | undefined {
  const wanted = name.toLowerCase();
  if (wanted === "id") return { name: "id", type: entity.identity.type };
  return storedPartsOf(entity).find(
    (member) => member.name.toLowerCase() === wanted && isComparable(member.type, place),
  );
}

/** True for a field in one column. */
function isComparable(type: Type, place: ModelPlace): boolean {
  return storageAt(place).formOf(type).kind === "column";
}

/** Returns the condition of a filter over the variable of a row. */
export function conditionOf({ parameter, property, form }: Filter, variable: string): string {
  const value = csharpIdentifier(parameter.name);
  const field = `${variable}.${property}`;
  if (form === "equal") return `${field} == ${value}`;
  if (form === "within") return `${field} >= ${value}.Start && ${field} <= ${value}.End`;
  return `${value}.${extensionMethod("Contains")}(${field})`;
}

/** Returns the fields of a root that finders compare and that every database indexes: identities and enums. */
export function indexedFields(entity: Entity, place: ModelPlace): readonly Member[] {
  const finders = place.context.aggregates
    .filter(({ root }) => entity.isRoot && root === entity.name)
    .flatMap(({ repository }) => repository.finders);
  const properties = new Set(
    finders.flatMap((finder) => filtersOf(finder, entity, place).filters.map(({ property }) => property)),
  );
  return entity.members.filter(
    ({ name, type }) => properties.has(pascalCaseOf(name)) && ["identity", "enum"].includes(required(type).kind),
  );
}
