import type { Value } from "../../../../model/ir.ts";
import { camelCaseOf } from "../../../../text/casing.ts";
import type { ModelItems, ModelPlace } from "../../../model-generator.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { separated } from "../../lists.ts";
import { declaredType, silencedIfObsolete, typeName } from "../../names.ts";
import { privateLists } from "../domain/private-lists.ts";
import { fieldLines } from "./field-lines.ts";
import { storageAt } from "./storage-at.ts";

/** Returns the view that maps the parts of a value, for each kind of place that it has. Spec: model-infrastructure, Mapping. */
export function mappingView({ value }: ModelItems["storedValue"], place: ModelPlace) {
  const { isSingle, isListed } = storageAt(place).usesOf(value);
  const maps = [
    ...(isSingle ? [mapWords(value, "ComplexPropertyBuilder", place)] : []),
    ...(isListed ? [mapWords(value, "ComplexCollectionBuilder", place)] : []),
  ];
  return {
    value: declaredType(value.type),
    name: `${silencedIfObsolete(...value.members)}${value.name}`,
    maps: separated(maps),
  };
}

function mapWords(value: Value, builder: "ComplexPropertyBuilder" | "ComplexCollectionBuilder", place: ModelPlace) {
  const storage = storageAt(place);
  const parameter = freshIdentifier(camelCaseOf(value.name), new Set(["x"]));
  const lists = privateLists(value, storage);
  // The documents of a value are in a document themselves: columns hold none.
  const at = { storage, builder: parameter, variable: "x", lists, isInDocument: true };
  return {
    builder: `${typeName(builder)}<${declaredType(value.type)}>`,
    parameter,
    lines: value.members.flatMap((member) => fieldLines(member, at)),
  };
}
