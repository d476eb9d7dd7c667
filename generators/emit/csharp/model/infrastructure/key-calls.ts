import type { StoredEntity } from "../../../../model/storage/stored-entities.ts";
import { declaredType, extensionMethod, typeName } from "../../names.ts";

/** Returns the calls that order rows by their key, of the variable or a member of it; an identity that counts in its owner only comes before that of the owner. */
export function keyCalls(
  { key }: StoredEntity,
  variable: string,
  row: string,
  [first, then] = ["OrderBy", "ThenBy"],
): readonly string[] {
  const owners = key.filter(({ name }) => name !== "Id");
  return [
    `.${extensionMethod(first ?? "")}(${variable} => ${row}.Id)`,
    ...owners.map(({ name, identity }) => {
      const column = `${typeName("EF")}.Property<${declaredType(identity.type)}>(${row}, "${name}")`;
      return `.${extensionMethod(then ?? "")}(${variable} => ${column})`;
    }),
  ];
}
