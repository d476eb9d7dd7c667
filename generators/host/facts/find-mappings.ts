import { isWord, placesOf, readType } from "../csharp/code-tokens.ts";

/** A class that a C# file maps to a table. */
export interface MappedClass {
  /** The short name of the class. */
  readonly name: string;
  /** The name of its `DbSet`, which is that of its table by convention. */
  readonly set: string | undefined;
}

/** Finds the classes that sets, configurations and `Entity<T>` calls of EF Core map, in the tokens of a C# file. */
export function findMappings(tokens: readonly string[]): readonly MappedClass[] {
  const places = ["DbSet", "IEntityTypeConfiguration", "Entity"].flatMap((word) => placesOf(tokens, word));
  return places
    .sort((a, b) => a - b)
    .flatMap((at) => {
      const isSet = tokens[at] === "DbSet";
      const read = tokens[at + 1] === "<" ? readType(tokens, at + 2) : undefined;
      if (read === undefined || tokens[read.end] !== ">") return [];
      const next = tokens[read.end + 1];
      if (tokens[at] === "Entity" && !(tokens[at - 1] === "." && next === "(")) return [];
      return [{ name: read.type.name, set: isSet && isWord(next) ? next : undefined }];
    });
}
