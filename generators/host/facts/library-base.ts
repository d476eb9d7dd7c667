import { lastPartOf } from "../../text/class-names.ts";
import type { LocatedClass } from "./located-class.ts";

const ofEfCore: ReadonlySet<string> = new Set(["DbContext", "IdentityDbContext", "IdentityUserContext"]);
const ofOthers = /Mongo|Dapper|Cassandra|Raven|LiteDb|Dynamo|Linq2Db|FreeSql|SqlSugar/i;

export function isOfEfCore(base: string): boolean {
  return ofEfCore.has(base);
}

/** Returns the reason why a class with a base class from a library is no `DbContext` of EF Core; undefined if it is one. */
export function libraryBaseFault(
  { base = "", persistence }: Pick<LocatedClass, "base" | "persistence">,
  hasEfCorePackage: boolean,
): string | undefined {
  const name = lastPartOf(base);
  const isDbContext = name.endsWith("DbContext") || name === "IdentityUserContext";
  if (isDbContext && persistence === "Entity Framework 6") return "belongs to Entity Framework 6";
  if (isOfEfCore(name)) return undefined;
  const isEfCore = persistence === "EF Core" || (isDbContext && hasEfCorePackage);
  return isEfCore && name.endsWith("Context") && !ofOthers.test(name)
    ? undefined
    : `derives from ${name}, which is no DbContext of EF Core`;
}
