export function fullNameOf({ namespace, name }: { readonly namespace: string; readonly name: string }): string {
  return namespace === "" ? name : `${namespace}.${name}`;
}

export function lastPartOf(fullName: string): string {
  return fullName.slice(fullName.lastIndexOf(".") + 1);
}
