import type { Entity, Key, Property } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import { csharpString } from "./csharp-string.ts";
import { entityWords } from "./entity-words.ts";
import { typeName } from "./names.ts";
import { csharpTypeOf } from "./types.ts";

const keyGeneration = {
  Guid: ".ValueGeneratedNever()",
  int: ".ValueGeneratedOnAdd()",
  long: ".ValueGeneratedOnAdd()",
  string: ".ValueGeneratedNever()",
} as const;

/** Returns the view of the EF Core mapping: table, key, lengths, conversions. Spec: generated-files, Files of an entity; endpoints, Stored values. */
export function mappingView(entity: Entity): View {
  const words = entityWords(entity);
  const columns = [
    keyColumn(entity.key),
    ...entity.properties.map((property) => ({ name: property.name, calls: columnCalls(property) })),
  ];
  return {
    ...words,
    table: csharpString(entity.plural),
    columns: columns.filter((column) => column.calls !== "").map((column) => ({ ...column, entity: words.entity })),
  };
}

function keyColumn(key: Key) {
  return { name: key.name, calls: `${lengthCall(key)}${keyGeneration[key.type]}` };
}

function columnCalls(property: Property): string {
  const { converter } = csharpTypeOf(property.type);
  if (converter === undefined) return lengthCall(property);
  const isKeyword = converter === "long" || converter === "string";
  return `.HasConversion<${isKeyword ? converter : typeName(converter)}>()`;
}

function lengthCall({ limits: { maxLength } }: Property): string {
  return maxLength === undefined ? "" : `.HasMaxLength(${maxLength})`;
}
