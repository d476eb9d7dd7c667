import { type Declarations, memberOf } from "../declarations.ts";
import type { Expr } from "../expr.ts";
import type { ReadModel } from "../ir.ts";
import { type DeclaredType, keyOf, required, type Type } from "../type.ts";
import type { Storage } from "./storage.ts";
import type { StoredForm } from "./stored-form.ts";

/** The rows that an expression reads, and the variables of lambdas around it. */
export interface RowPlace {
  readonly storage: Pick<Storage, "formOf" | "declaredValue" | "strategyOf">;
  readonly declarations: Declarations;
  /** The entity of a row. */
  readonly source: DeclaredType;
  readonly locals: ReadonlyMap<string, Position>;
}

/** The place of a stored object or field, as an expression reaches it. */
export interface Position {
  readonly form: StoredForm;
  /** True inside a JSON document. */
  readonly isInJson: boolean;
  /** True if it can be absent. */
  readonly isOptional: boolean;
}

/** Returns the rows that the fields of a read model are made from. */
export function placeOf({ source, joins }: ReadModel, stored: Pick<RowPlace, "storage" | "declarations">): RowPlace {
  const positions = joins.map(({ name, root, isOptional }) => {
    const form = { kind: "children", child: root, isList: false } as const;
    return [name, { form, isInJson: false, isOptional }] as const;
  });
  return { ...stored, source, locals: new Map(positions) };
}

/** Returns the position that an expression names; undefined for a computed value. */
export function positionOf(expr: Expr, place: RowPlace): Position | undefined {
  switch (expr.kind) {
    case "field":
      return isStored(expr.name, place.source, place) ? positionIn(expr.type, false, place) : undefined;
    case "identity":
      return isComposite(place) ? undefined : column(expr.type);
    case "identityOf":
      return positionOf(expr.target, place)?.form.kind === "children" ? column(expr.type) : undefined;
    case "local":
      return place.locals.get(expr.name);
    case "present": {
      const position = positionOf(expr.of, place);
      return position && { ...position, isOptional: false };
    }
    case "operation":
      return endPosition(expr, place);
    case "member":
      return memberPosition(expr, place);
    default:
      return undefined;
  }
}

function isComposite({ source, declarations }: RowPlace): boolean {
  return (declarations.entities.get(keyOf(source))?.identity.parts.length ?? 0) > 0;
}

/** Returns the column of an end of a required range. */
function endPosition(expr: Extract<Expr, { readonly kind: "operation" }>, place: RowPlace): Position | undefined {
  if (expr.operation !== "start" && expr.operation !== "end") return undefined;
  const range = positionOf(expr.target, place);
  if (range?.form.kind !== "columns" || range.isOptional) return undefined;
  return { ...column(expr.type), isInJson: range.isInJson };
}

function memberPosition(expr: Extract<Expr, { readonly kind: "member" }>, place: RowPlace): Position | undefined {
  const owner = positionOf(expr.target, place);
  if (owner === undefined || owner.isOptional || !hasMembers(owner.form)) return undefined;
  const type = required(expr.target.type);
  if ("context" in type && !isStored(expr.name, type, place)) return undefined;
  return positionIn(expr.type, owner.isInJson || owner.form.kind === "document", place);
}

/** Returns the position of the items of a required list. */
export function itemPosition(list: Expr, place: RowPlace): Position | undefined {
  // A list that is proven present is absent in other rows, of which a database may compute as much.
  if (list.kind === "present") return undefined;
  const position = positionOf(list, place);
  if (position === undefined || position.isOptional) return undefined;
  const { form, isInJson } = position;
  switch (form.kind) {
    case "items":
      return { ...column(form.item), isInJson: true };
    case "documents":
      return { form: { kind: "columns", type: form.item }, isInJson: true, isOptional: false };
    case "children":
      return form.isList ? { form: { ...form, isList: false }, isInJson, isOptional: false } : undefined;
    default:
      return undefined;
  }
}

/** True for an object whose fields the database knows. */
export function hasMembers(form: StoredForm): boolean {
  return form.kind === "columns" || form.kind === "document" || (form.kind === "children" && !form.isList);
}

function positionIn(type: Type, isInJson: boolean, { storage }: RowPlace): Position {
  return { form: storage.formOf(type), isInJson, isOptional: type.kind === "optional" };
}

function column(type: Type): Position {
  return { form: { kind: "column", type: required(type) }, isInJson: false, isOptional: type.kind === "optional" };
}

function isStored(name: string, owner: DeclaredType, { declarations }: RowPlace): boolean {
  const member = memberOf(owner, name, declarations);
  return member !== undefined && member.initializer?.kind !== "derived";
}
