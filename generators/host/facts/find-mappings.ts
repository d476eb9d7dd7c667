import { readDottedName } from "../csharp/tokens.ts";

/** A class that a C# file maps to a table. */
export interface MappedClass {
  /** The short name of the class. */
  readonly name: string;
  /** The name of its `DbSet`, which is that of its table by convention. */
  readonly set: string | undefined;
}

/** Finds the classes that sets, configurations and `Entity<T>` calls of EF Core map, in the tokens of a C# file. */
export function findMappings(tokens: readonly string[]): readonly MappedClass[] {
  return tokens.flatMap((token, at) => {
    if (tokens[at + 1] !== "<") return [];
    const { name, end } = readDottedName(tokens, at + 2);
    const isMapping =
      token === "DbSet" ||
      token === "IEntityTypeConfiguration" ||
      (token === "Entity" && tokens[at - 1] === "." && tokens[end + 1] === "(");
    if (!isMapping || name === "" || tokens[end] !== ">") return [];
    const next = token === "DbSet" ? tokens[end + 1] : undefined;
    return [{ name: name.replace(/^.*\./, ""), set: next !== undefined && /^\w/.test(next) ? next : undefined }];
  });
}
