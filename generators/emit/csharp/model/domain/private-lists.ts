import type { Entity, Member } from "../../../../model/ir.ts";
import type { Storage } from "../../../../model/storage/storage.ts";
import { isListOfEntities, required } from "../../../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { silenced, typeName } from "../../names.ts";
import { csharpTypeOf } from "../declaration-words.ts";

/** The field of the base class with the version of a root that does not show it. */
export const hiddenVersion = "_version";

type ListOwner = Pick<Entity, "members"> & Partial<Pick<Entity, "commands" | "factories">>;

/** True for a field that holds the children of an entity: a private list, which begins empty. Spec: model-csharp, Children. */
export function holdsChildren({ type, initializer }: Member): boolean {
  return initializer === undefined && isListOfEntities(type);
}

/** Names the private list of each field that shows one: of children, and of structures where a store keeps them. Spec: model-csharp, Children; model-infrastructure, The domain. */
export function privateLists(owner: ListOwner, storage: Storage | undefined): ReadonlyMap<string, string> {
  const { members, commands = [], factories = [] } = owner;
  const listed = members.filter((member) => holdsChildren(member) || holdsStructures(member, storage));
  if (listed.length === 0) return new Map();
  const behaviours = [...commands, ...factories];
  const taken = new Set([
    ...[...members, ...behaviours].map(({ name }) => pascalCaseOf(name)),
    ...[...members, ...behaviours.flatMap(({ parameters }) => parameters)].map(({ name }) => name),
    hiddenVersion,
  ]);
  return new Map(
    listed.map(({ name }) => {
      const list = freshIdentifier(`_${camelCaseOf(pascalCaseOf(name))}`, taken);
      taken.add(list);
      return [name, list];
    }),
  );
}

/** True for a stored list of values or ranges, which EF Core changes by its field. */
function holdsStructures({ type, initializer }: Member, storage: Storage | undefined): boolean {
  return initializer?.kind !== "derived" && storage?.formOf(type).kind === "documents";
}

/** Returns the declarations of private lists. A list of children begins empty and stays the same. */
export function listFields(
  lists: ReadonlyMap<string, string>,
  { members, commands = [] }: ListOwner,
  taken: ReadonlySet<string>,
) {
  return members.flatMap((member) => {
    const { name, type } = member;
    const list = lists.get(name);
    const some = required(type);
    if (list === undefined || some.kind !== "list") return [];
    const field = `${typeName("List")}<${csharpTypeOf(some.item)}>${type.kind === "optional" ? "?" : ""} ${list}`;
    if (holdsChildren(member)) return [`private readonly ${field} = []`];
    const isAssigned = commands.some(({ transitions }) => transitions.some(({ field: assigned }) => assigned === name));
    // The compiler does not see that the store sets the field.
    const silence = isAssigned || taken.has(name) ? "" : silenced("CS0649");
    return [`${silence}private ${isAssigned ? "" : "readonly "}${field}`];
  });
}
