import type { LocatedType, SourcePlace } from "../csharp/source-types.ts";

const ofEfCore: ReadonlySet<string> = new Set(["DbContext", "IdentityDbContext", "IdentityUserContext"]);
const likeDbContext = /DbContext(?:Base|With[A-Z]\w*)?$/;
const ofOthers = /Mongo|Dapper|Cassandra|Raven|LiteDb|Dynamo|Linq2Db|FreeSql|SqlSugar/i;

export function isOfEfCore(base: string): boolean {
  return ofEfCore.has(base);
}

/** Returns the reason why a class with a base class from a library is no `DbContext` of EF Core; undefined if it is one. */
export function libraryBaseFault(
  { base, persistence }: Pick<LocatedType, "base" | "persistence">,
  hasEfCorePackage: boolean,
): string | undefined {
  const { name = "" } = base ?? {};
  const isDbContext = likeDbContext.test(name) || name === "IdentityUserContext";
  if (isDbContext && persistence === "Entity Framework 6") return "belongs to Entity Framework 6";
  if (isOfEfCore(name)) return undefined;
  const isEfCore = persistence === "EF Core" || (isDbContext && hasEfCorePackage);
  return isEfCore && (isDbContext || name.endsWith("Context")) && !ofOthers.test(name) ? undefined : noContext(name);
}

export function noContext(base: string): string {
  return `derives from ${base}, which is no DbContext of EF Core`;
}

const efCoreWords: ReadonlySet<string> = new Set(["EntityFrameworkCore", "DbContextOptions", "DbSet"]);

/** Returns the persistence library that the tokens of a C# file mention. */
export function persistenceIn(tokens: readonly string[]): SourcePlace["persistence"] {
  if (tokens.some((token, at) => token === "Entity" && tokens[at - 2] === "Data" && tokens[at - 4] === "System")) {
    return "Entity Framework 6";
  }
  return tokens.some((token) => efCoreWords.has(token)) ? "EF Core" : undefined;
}
