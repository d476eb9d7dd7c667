import type { Member, Value } from "../ir.ts";
import { type DeclaredType, keyOf, required, type Type } from "../type.ts";

interface RangeType {
  readonly kind: "range";
  readonly bound: Type;
}

/** A type whose parts have places of their own: a value, or a range. */
export type Structure = DeclaredType | RangeType;

/** The form of a field in a database. Spec: model-infrastructure, Mapping. */
export type StoredForm =
  /** A scalar, an enum or a generated identity in one column. */
  | { readonly kind: "column"; readonly type: Type }
  /** A column for each part. */
  | { readonly kind: "columns"; readonly type: Structure }
  /** A JSON document whose parts the database knows. */
  | { readonly kind: "document"; readonly type: DeclaredType }
  /** A list of scalars, enums or identities. */
  | { readonly kind: "items"; readonly item: Type }
  /** A list of structures in a JSON document. */
  | { readonly kind: "documents"; readonly item: Structure }
  /** One JSON text. */
  | { readonly kind: "text" }
  /** A table of its own. */
  | { readonly kind: "children"; readonly child: DeclaredType; readonly isList: boolean };

/** The stored forms of a model. */
export interface StoredForms {
  readonly formOf: (type: Type) => StoredForm;
  readonly declaredValue: (type: DeclaredType) => Value | undefined;
}

/** Decides the form of each type of a model. */
export function storedForms(values: readonly Value[]): StoredForms {
  const byKey = new Map(values.map((value) => [keyOf(value.type), value]));
  const declaredValue = (type: DeclaredType) => byKey.get(keyOf(type));
  const opaque = new Set(values.filter((value) => isOpaque(value, declaredValue)).map(({ type }) => keyOf(type)));
  const formOf = (type: Type): StoredForm => {
    const some = required(type);
    if (isBare(some)) return { kind: "column", type: some };
    switch (some.kind) {
      case "entity":
        return { kind: "children", child: some, isList: false };
      case "range":
        return { kind: "columns", type: some };
      case "value":
        if (opaque.has(keyOf(some))) return { kind: "text" };
        return { kind: isDocument(some, type.kind === "optional") ? "document" : "columns", type: some };
      case "list":
        return formOfList(some.item);
      default:
        return { kind: "text" };
    }
  };
  const formOfList = (item: Type): StoredForm => {
    if (isBare(item)) return { kind: "items", item };
    if (item.kind === "entity") return { kind: "children", child: item, isList: true };
    if (item.kind === "range") return { kind: "documents", item };
    return item.kind === "value" && !opaque.has(keyOf(item)) ? { kind: "documents", item } : { kind: "text" };
  };
  // Columns hold no lists of structures, and tell an absent value by a column that is never empty otherwise.
  const isDocument = (type: DeclaredType, isOptional: boolean): boolean => {
    const members = storedPartsOf(declaredValue(type));
    const forms = members.map((member) => formOf(member.type).kind);
    if (forms.includes("documents") || forms.includes("document")) return true;
    return isOptional && !members.some((member, index) => member.type.kind !== "optional" && isProperty(forms[index]));
  };
  return { formOf, declaredValue };
}

/** Returns the parts of a value that are not computed. */
export function storedPartsOf(value: Pick<Value, "members"> | undefined): readonly Member[] {
  return value?.members.filter(({ initializer }) => initializer?.kind !== "derived") ?? [];
}

/** True for a type whose value fills one column as it is. */
function isBare({ kind }: Type): boolean {
  return kind === "scalar" || kind === "enum" || kind === "identity";
}

function isProperty(kind: StoredForm["kind"] | undefined): boolean {
  return kind === "column" || kind === "items" || kind === "text";
}

/** True for a value without parts, or with itself among its parts: no columns can hold it. */
function isOpaque(value: Value, declaredValue: StoredForms["declaredValue"]): boolean {
  const met = new Set<Value>();
  const reaches = (from: Value): boolean =>
    storedPartsOf(from).some(({ type }) => {
      const inner = structureIn(type);
      const part = inner && declaredValue(inner);
      if (part === undefined || met.has(part)) return false;
      met.add(part);
      return part === value || reaches(part);
    });
  return storedPartsOf(value).length === 0 || reaches(value);
}

/** Returns the value that a field holds once or as a list. Sets, maps and lists of lists are one text, whatever they hold. */
function structureIn(type: Type): DeclaredType | undefined {
  const some = required(type);
  const one = some.kind === "list" ? some.item : some;
  return one.kind === "value" ? one : undefined;
}
