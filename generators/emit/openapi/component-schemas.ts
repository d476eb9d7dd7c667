import type { Context } from "../../model/ir.ts";
import type { DeclaredType, Type } from "../../model/type.ts";
import { declarationSchema, typesInside } from "./declaration-schema.ts";
import { keyOf } from "./declared-types.ts";
import { namedIn } from "./named-in.ts";
import type { Schema } from "./open-api.ts";
import { componentName, type SchemaScope } from "./schema-of-type.ts";

/**
 * Returns the named schemas of a document, in order: the values, read models and enums of the context, used or not,
 * and all other types that its operations reach. Spec: openapi, Schemas.
 */
export function componentSchemas(
  { values, readModels, enums }: Context,
  used: readonly Type[],
  scope: SchemaScope,
): Readonly<Record<string, Schema>> {
  const own = [...values, ...readModels, ...enums].map(({ type }) => type);
  const schemas = [...reachable([...own, ...used], scope)].map((type): [string, Schema] => {
    const declaration = scope.types.declarationOf(type);
    if (declaration === undefined) throw new Error(`${keyOf(type)} is not declared.`);
    return [componentName(type, scope), declarationSchema(declaration, scope)];
  });
  return Object.fromEntries(schemas.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function reachable(start: readonly Type[], { types }: SchemaScope): Iterable<DeclaredType> {
  const found = new Map<string, DeclaredType>();
  const left = start.flatMap(namedIn);
  for (let type = left.pop(); type !== undefined; type = left.pop()) {
    const key = keyOf(type);
    if (found.has(key)) continue;
    found.set(key, type);
    const declaration = types.declarationOf(type);
    if (declaration !== undefined) left.push(...typesInside(declaration).flatMap(namedIn));
  }
  return found.values();
}
