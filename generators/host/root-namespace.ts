/** Converts a project name to a namespace as the SDK templates do: invalid characters become `_`. */
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
