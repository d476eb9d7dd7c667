import type { ShapedProperty } from "../../host/csharp/all-properties.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import type { Declared, EntityDecl } from "../declaration.ts";
import type { Call } from "../entity.ts";
import { createdProperties } from "./class-calls.ts";
import { builtInTypeIn } from "./class-fit.ts";

/** True for a required reference to a parent whose foreign key is among the set properties: EF Core goes by the key. Spec: entity-file, Existing classes. */
export function isKeyedParent(
  { name, type, owner, isRequired }: ShapedProperty,
  set: ReadonlySet<string>,
  { types }: Pick<Declared, "types">,
): boolean {
  if (!isRequired || builtInTypeIn({ type }) !== undefined || !set.has(`${name}Id`)) return false;
  // Null is no value of an enum or a struct; keywords such as `uint` name no class.
  const found = types?.resolve(type, owner);
  return found === undefined ? !/^[a-z]/.test(type.name) : found.kind === "class";
}

/** Returns the references of that kind that the initializer of a new row has to mention. */
export function keyedParentsOf(
  entity: EntityDecl,
  call: Call | undefined,
  facts: Pick<Declared, "shapes" | "types">,
): readonly string[] {
  const shape = facts.shapes.get(entity);
  const isLeft = call?.method === undefined && !shape?.type.constructors.some(({ setsRequired }) => setsRequired);
  if (shape === undefined || !isLeft) return [];
  const set = new Set(createdProperties(entity).map(({ name }) => pascalCaseOf(name.value)));
  return shape.properties.filter((one) => isKeyedParent(one, set, facts)).map(({ name }) => name);
}
