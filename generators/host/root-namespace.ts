/** The namespace that a project has when it names none, or the one it names: each part becomes an identifier, what cannot stand in one becomes `_`, as in the SDK's templates. */
export function toNamespace(name: string): string {
  const parts = name
    .split(".")
    .filter((part) => part.trim() !== "")
    .map(toIdentifier);
  return parts.length === 0 ? "_" : parts.join(".");
}

function toIdentifier(part: string): string {
  const legal = part.replace(/[^\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]/gu, "_");
  return /^[\p{L}\p{Nl}_]/u.test(legal) ? legal : `_${legal}`;
}
