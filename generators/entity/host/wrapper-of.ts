import type { Wrapper } from "../../host/csharp/all-properties.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import type { Declared, EntityDecl, PropertyDecl } from "../declaration.ts";

/** Returns the type of an existing class around the value of a property; undefined for the value itself. Spec: entity-file, Types around one value. */
export function wrapperOf(
  { name }: PropertyDecl,
  entity: EntityDecl,
  { shapes }: Pick<Declared, "shapes">,
): Wrapper | undefined {
  return shapes.get(entity)?.properties.find((one) => one.name === pascalCaseOf(name.value))?.wrapper;
}
