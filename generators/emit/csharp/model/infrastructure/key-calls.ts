import type { StoredEntity } from "../../../../model/storage/stored-entities.ts";
import { extensionMethod, typeName } from "../../names.ts";
import { csharpTypeOf } from "../declaration-words.ts";

/** Returns the calls that order rows by their key, of the variable or a member of it; an identity that counts in its owner only comes before that of the owner. */
export function keyCalls(
  { key }: StoredEntity,
  variable: string,
  row: string,
  [first, then] = ["OrderBy", "ThenBy"],
): readonly string[] {
  const columns = [
    ...key.filter(({ isOwn }) => isOwn).map(({ name }) => `${row}.${name}`),
    ...key
      .filter(({ isOwn }) => !isOwn)
      .map(({ name, type }) => `${typeName("EF")}.Property<${csharpTypeOf(type)}>(${row}, "${name}")`),
  ];
  return columns.map(
    (column, index) => `.${extensionMethod((index === 0 ? first : then) ?? "")}(${variable} => ${column})`,
  );
}
