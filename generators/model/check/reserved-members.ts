/** Both ways to write in a model what becomes one of some C# names. */
function spellingsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => [name, name.charAt(0).toLowerCase() + name.slice(1)]));
}

const classMembers = ["Equals", "GetHashCode", "GetType", "ToString", "Finalize", "MemberwiseClone", "ReferenceEquals"];

/** Members that every C# record has by itself, as a model names them. */
export const recordMembers = spellingsOf([...classMembers, "Clone", "Deconstruct", "EqualityContract", "PrintMembers"]);

/** Members that every entity and aggregate root has by itself, as a model names them. */
export const entityMembers = spellingsOf([
  ...classMembers,
  "Id",
  "DomainEvents",
  "ClearDomainEvents",
  "Raise",
  "CheckInvariants",
]);

/** Members that every enum has by itself, as a model names them. */
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
