import type { ShapedProperty } from "../../host/csharp/class-shape.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import type { Declared, EntityDecl } from "../declaration.ts";
import type { Call } from "../entity.ts";
import { createdProperties } from "./class-calls.ts";
import { builtInTypeIn } from "./class-fit.ts";

/** True for a required reference to a parent whose foreign key is among the set properties: EF Core goes by the key. Spec: entity-file, Existing classes. */
export function isKeyedParent({ name, type, isRequired }: ShapedProperty, set: ReadonlySet<string>): boolean {
  return isRequired && builtInTypeIn({ type }) === undefined && set.has(`${name}Id`);
}

/** Returns the references of that kind that the initializer of a new row has to mention. */
export function keyedParentsOf(
  entity: EntityDecl,
  call: Call | undefined,
  { shapes }: Pick<Declared, "shapes">,
): readonly string[] {
  const shape = shapes.get(entity);
  const isLeft = call?.method === undefined && !shape?.type.constructors.some(({ setsRequired }) => setsRequired);
  if (shape === undefined || !isLeft) return [];
  const set = new Set(createdProperties(entity).map(({ name }) => pascalCaseOf(name.value)));
  return shape.properties.filter((one) => isKeyedParent(one, set)).map(({ name }) => name);
}
