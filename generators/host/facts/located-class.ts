import type { ClassDeclaration } from "../csharp/find-declarations.ts";
import type { HostClass } from "../host.ts";

/** A class declaration and its place in a host. */
export interface LocatedClass extends ClassDeclaration {
  /** The file, relative to the folder of the web project. */
  readonly file: string;
  /** The path of the project in `Host.projects`. */
  readonly project: string;
  readonly persistence: Persistence;
}

/** The persistence library that a C# file mentions. */
export type Persistence = "EF Core" | "Entity Framework 6" | undefined;

/** Returns the class that some parts declare, in the file of the first argument. */
export function hostClassOf(
  { name, namespace, file, project }: LocatedClass,
  parts: readonly LocatedClass[],
): HostClass & { readonly file: string } {
  const isPublic = parts.some((part) => part.isPublic);
  return { name, namespace, file, ...(project !== "" && { project }), isPublic };
}

const efCoreWords: ReadonlySet<string> = new Set(["EntityFrameworkCore", "DbContextOptions", "DbSet"]);

/** Returns the persistence library that the tokens of a C# file mention. */
export function persistenceIn(tokens: readonly string[]): Persistence {
  if (tokens.some((token, at) => token === "Entity" && tokens[at - 2] === "Data" && tokens[at - 4] === "System")) {
    return "Entity Framework 6";
  }
  return tokens.some((token) => efCoreWords.has(token)) ? "EF Core" : undefined;
}
