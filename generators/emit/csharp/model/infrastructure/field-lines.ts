import type { Member } from "../../../../model/ir.ts";
import type { Storage } from "../../../../model/storage/storage.ts";
import type { Structure } from "../../../../model/storage/stored-form.ts";
import { required } from "../../../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { declaredType, extensionMethod, typeName } from "../../names.ts";
import { csharpTypeOf } from "../declaration-words.ts";
import { conversionOf, textConversionOf } from "./column-words.ts";

/** The place of the lines that map the fields of a type. */
export interface FieldPlace {
  readonly storage: Storage;
  /** The variable with the builder. */
  readonly builder: string;
  /** The variable of lambdas for an instance. */
  readonly variable: string;
  /** The private lists behind properties. */
  readonly lists: ReadonlyMap<string, string>;
  /** True inside a JSON document. */
  readonly isInDocument: boolean;
}

/** Returns the lines that map a field; those of children are the entity's own. Spec: model-infrastructure, Mapping. */
export function fieldLines(member: Member, place: FieldPlace): readonly string[] {
  const { name, type, initializer } = member;
  const { storage, builder } = place;
  const property = pascalCaseOf(name);
  const selected = `${place.variable} => ${place.variable}.${property}`;
  if (initializer?.kind === "derived") return isCollection(member) ? [`${builder}.Ignore(${selected});`] : [];
  const form = storage.formOf(type);
  switch (form.kind) {
    case "column":
      return [`${builder}.Property(${selected})${conversionOf(form.type, storage)};`];
    case "text":
      return [`${builder}.Property(${selected})${textConversionOf(type)};`];
    case "items": {
      const conversion = conversionOf(form.item, storage);
      return [`${builder}.PrimitiveCollection(${selected})${conversion === "" ? "" : `.ElementType()${conversion}`};`];
    }
    case "columns":
    case "document":
      return structureLines(`${builder}.ComplexProperty(${selected}, `, form.type, {
        ...place,
        name,
        document: form.kind === "document" && !place.isInDocument ? `${extensionMethod("ToJson")}()` : undefined,
      });
    case "documents": {
      const item = csharpTypeOf(form.item);
      const list = csharpString(place.lists.get(name) ?? property);
      const json = extensionMethod(place.isInDocument ? "HasJsonPropertyName" : "ToJson");
      return [
        `${builder}.Ignore(${selected});`,
        ...structureLines(`${builder}.ComplexCollection<${typeName("List")}<${item}>, ${item}>(${list}, `, form.item, {
          ...place,
          name,
          document: `${json}(${csharpString(property)})`,
        }),
      ];
    }
    case "children":
      return [];
  }
}

interface StructurePlace extends FieldPlace {
  readonly name: string;
  /** The call that makes a JSON document of the structure. */
  readonly document: string | undefined;
}

function structureLines(start: string, structure: Structure, place: StructurePlace): readonly string[] {
  const mapping = structure.kind === "range" ? undefined : mappingOf(structure);
  if (mapping !== undefined && place.document === undefined) return [`${start}${mapping}.Map);`];
  const inner = freshIdentifier(camelCaseOf(pascalCaseOf(place.name)), new Set([place.builder, place.variable, "x"]));
  if (structure.kind !== "range") return [`${start}${inner} => ${mapping}.Map(${inner}.${place.document}));`];
  return [
    `${start}${inner} =>`,
    "{",
    ...(place.document === undefined ? [] : [`    ${inner}.${place.document};`]),
    ...["Start", "End"].map(
      (end) => `    ${inner}.Property(x => x.${end})${conversionOf(structure.bound, place.storage)};`,
    ),
    "});",
  ];
}

// The files of a store are in no module, so the class is in the namespace of the context.
function mappingOf({ kind, name, context }: Exclude<Structure, { readonly kind: "range" }>): string {
  return declaredType({ kind, name: `${name}Mapping`, context });
}

function isCollection({ type }: Member): boolean {
  return ["list", "set", "map"].includes(required(type).kind);
}
