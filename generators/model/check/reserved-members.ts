/** Returns the spellings in a model that become one of some C# names. */
function spellingsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => [name, name.charAt(0).toLowerCase() + name.slice(1)]));
}

const classMembers = ["Equals", "GetHashCode", "GetType", "ToString", "Finalize", "MemberwiseClone", "ReferenceEquals"];

/** The built-in members of C# records, as a model spells them. */
export const recordMembers = spellingsOf([...classMembers, "Clone", "Deconstruct", "EqualityContract", "PrintMembers"]);

/** The built-in members of entities and aggregate roots, as a model spells them. */
export const entityMembers = spellingsOf([
  ...classMembers,
  "Id",
  "DomainEvents",
  "ClearDomainEvents",
  "Raise",
  "CheckInvariants",
]);

/** The built-in members of enums, as a model spells them. */
export const enumMembers = spellingsOf([
  ...classMembers,
  "All",
  "Name",
  "Value",
  "Parse",
  "TryParse",
  "FromName",
  "FromValue",
  "CompareTo",
]);
