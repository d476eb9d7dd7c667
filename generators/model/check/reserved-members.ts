/** Members of every C# class. */
export const classMembers: readonly string[] = [
  "Equals",
  "GetHashCode",
  "GetType",
  "ToString",
  "Finalize",
  "MemberwiseClone",
  "ReferenceEquals",
];

/** Members that records have besides. */
export const recordMembers: readonly string[] = ["Clone", "Deconstruct", "EqualityContract", "PrintMembers"];

/** Members of entities and aggregate roots besides. */
export const entityMembers: readonly string[] = ["Id", "DomainEvents", "ClearDomainEvents", "Raise", "CheckInvariants"];

/** Members of enums besides. */
export const enumMembers: readonly string[] = [
  "All",
  "Name",
  "Value",
  "Parse",
  "TryParse",
  "FromName",
  "FromValue",
  "CompareTo",
];
