/** The name of a class with its namespace. */
export function fullNameOf({ namespace, name }: { readonly namespace: string; readonly name: string }): string {
  return namespace === "" ? name : `${namespace}.${name}`;
}

/** The name of a class without its namespace. */
export function lastPartOf(fullName: string): string {
  return fullName.slice(fullName.lastIndexOf(".") + 1);
}
