import { pascalCaseOf } from "../../../text/casing.ts";

/** Returns the spellings in a model that become one of some C# names. */
function spellingsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => [name, name.charAt(0).toLowerCase() + name.slice(1)]));
}

const ofObject = ["Equals", "GetHashCode", "GetType", "ToString", "Finalize", "MemberwiseClone", "ReferenceEquals"];
const ofRecord = [...ofObject, "Clone", "EqualityContract", "PrintMembers"];

/** The names that C# reserves in every class, as a model spells them. */
export const classMembers = spellingsOf(ofObject);

/** The names that C# reserves in records, as a model spells them. */
export const recordMembers = spellingsOf(ofRecord);

/** The names that C# reserves in records with positional members, as a model spells them. */
export const positionalMembers = spellingsOf([...ofRecord, "Deconstruct"]);

/** The names that C# reserves in entities, and `id`, which the language gives every entity. */
export const entityMembers = spellingsOf([...ofObject, "Id"]);

/** Tells who reserves a name. */
export function reservationOf(name: string): string {
  if (pascalCaseOf(name) === "Id") return "every entity has its identity under that name";
  return classMembers.has(name) ? "C# reserves the name in every class" : "C# reserves the name in records";
}
