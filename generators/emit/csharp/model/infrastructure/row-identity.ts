import type { Entity } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { declaredType } from "../../names.ts";

/** Returns the condition that a row has an identity, whose parts are compared column by column. */
export function hasIdentity({ identity: { parts } }: Entity, row: string, id: string): string {
  const columns = parts.map(pascalCaseOf);
  if (columns.length === 0) return `${row}.Id == ${id}`;
  return columns.map((column) => `${row}.${column} == ${id}.${column}`).join(" && ");
}

/** Returns the identity of a row. */
export function identityOf({ identity: { type, parts } }: Entity, row: string): string {
  if (parts.length === 0) return `${row}.Id`;
  return `new ${declaredType(type)}(${parts.map((part) => `${row}.${pascalCaseOf(part)}`).join(", ")})`;
}
