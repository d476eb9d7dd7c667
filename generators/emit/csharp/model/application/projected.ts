import type { Entity } from "../../../../model/ir.ts";
import type { DeclaredType } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";

/** Makes a read model of a root. A method of the root with the name of the projection hides the extension. */
export function projected(root: Entity, variable: string, { name }: DeclaredType): string {
  const method = `To${name}`;
  const isHidden = [...root.commands, ...root.factories].some((one) => pascalCaseOf(one.name) === method);
  return isHidden ? `${name}Projection.${method}(${variable})` : `${variable}.${method}()`;
}
