const classMembers = ["Equals", "GetHashCode", "GetType", "ToString", "Finalize", "MemberwiseClone", "ReferenceEquals"];

/** Members that every C# record has by itself. */
export const recordMembers: ReadonlySet<string> = new Set([
  ...classMembers,
  "Clone",
  "Deconstruct",
  "EqualityContract",
  "PrintMembers",
]);

/** Members that every entity and aggregate root has by itself. */
export const entityMembers: ReadonlySet<string> = new Set([
  ...classMembers,
  "Id",
  "DomainEvents",
  "ClearDomainEvents",
  "Raise",
  "CheckInvariants",
]);

/** Members that every enum has by itself. */
export const enumMembers: ReadonlySet<string> = new Set([
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
