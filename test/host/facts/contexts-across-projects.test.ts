import { expect, test } from "vitest";
import { readHost } from "../../../generators/host/snapshot/read-host.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { libraryProject, packageReference, reference, webProject } from "../host-files.ts";

const efCore = packageReference("Microsoft.EntityFrameworkCore");

/** Returns the contexts and the rejected ones of a web project, a data project with a context, and a kernel. */
function contextsOf(data: string, kernel = "", items: readonly string[] = [efCore]) {
  const result = readHost(
    memoryDisk({
      "/w/Api/Api.csproj": webProject(reference("../Data/Data.csproj")),
      "/w/Data/Data.csproj": libraryProject(reference("../Kernel/Kernel.csproj"), ...items),
      "/w/Data/Contexts.cs": data,
      "/w/Kernel/Kernel.csproj": libraryProject(),
      "/w/Kernel/Base.cs": kernel,
    }),
    "/w/Api",
  );
  if (!result.ok) throw new Error("The host is read.");
  const { dbContexts, rejectedContexts } = result.value;
  return {
    taken: dbContexts.map(({ name }) => name),
    rejected: rejectedContexts.map(({ name, reason }) => `${name} ${reason}`),
  };
}

test("a context of a referenced project is found with its project and visibility", () => {
  const result = readHost(
    memoryDisk({
      "/w/Api/Api.csproj": webProject(reference("../Data/Data.csproj")),
      "/w/Api/Own.cs": "namespace Z; public class OwnDb : DbContext { }",
      "/w/Data/Data.csproj": libraryProject(),
      "/w/Data/In/ShopDb.cs": "namespace Shop; internal sealed class ShopDb : DbContext { }",
    }),
    "/w/Api",
  );
  expect(result).toMatchObject({
    value: {
      dbContexts: [
        { name: "OwnDb", namespace: "Z", file: "Own.cs", isPublic: true },
        { name: "ShopDb", namespace: "Shop", file: "../Data/In/ShopDb.cs", project: "../Data", isPublic: false },
      ],
    },
  });
});

const taken = [
  ["identity", "class A : IdentityDbContext<User> { }", ""],
  ["a base class of another project", "class A : BaseContext { }", "public abstract class BaseContext : DbContext { }"],
  [
    "a generic base class of another project",
    "class A : Kernel.BaseContext<A> { }",
    "public abstract class BaseContext<T> : DbContext where T : DbContext { }",
  ],
  ["a base class of a library", "class A : AbpDbContext<A> { }", ""],
  ["a base class of a library that says Base", "class A : CompanyDbContextBase { }", ""],
  ["a base class of a library that says With", "abstract class Own : DbContextWithTriggers { } class A : Own { }", ""],
  [
    "a base class of a library with another name",
    "class A(DbContextOptions<A> o) : AuditedContext(o) { public DbSet<B> B { get; set; } }",
    "",
  ],
] as const satisfies readonly (readonly [string, string, string])[];

test.each(taken)("taken: %s", (_name, data, kernel) => {
  expect(contextsOf(data, kernel)).toMatchObject({ taken: ["A"] });
});

const rejected = [
  ["without a base class", "class MongoDbContext { }", "MongoDbContext derives from no class"],
  ["with an interface", "class FakeDbContext : IShopDbContext { }", "FakeDbContext derives from no class"],
  ["abstract", "abstract class ADbContext : DbContext { }", "ADbContext is abstract"],
  ["generic", "class ADbContext<T> : DbContext { }", "ADbContext is generic"],
  ["nested", "class Outer { class ADbContext : DbContext { } }", "ADbContext is nested in another type"],
  [
    "of MongoDB",
    "class ShopMongoContext : MongoContext { }",
    "ShopMongoContext derives from MongoContext, which is no DbContext of EF Core",
  ],
  [
    "of MongoDB by ABP",
    "class A : AbpMongoDbContext { }",
    "A derives from AbpMongoDbContext, which is no DbContext of EF Core",
  ],
  [
    "of Entity Framework 6",
    "using System.Data.Entity; class ADbContext : DbContext { }",
    "ADbContext belongs to Entity Framework 6",
  ],
] as const satisfies readonly (readonly [string, string, string])[];

test.each(rejected)("not taken: a context %s", (_name, data, want) => {
  expect(contextsOf(data)).toEqual({ taken: [], rejected: [want] });
});

test("not taken: a context of a library in a project without EF Core", () => {
  expect(contextsOf("class A : LibraryDbContext { }", "", [])).toEqual({
    taken: [],
    rejected: ["A derives from LibraryDbContext, which is no DbContext of EF Core"],
  });
});

test("not taken: a context whose base class in another project is none", () => {
  expect(contextsOf("class ADbContext : Base { }", "public class Base { }")).toEqual({
    taken: [],
    rejected: ["ADbContext derives from Base, which is no DbContext of EF Core"],
  });
});

test("not taken: a context in a test project", () => {
  const test = packageReference("xunit");
  expect(contextsOf("class A : DbContext { }", "", [efCore, test])).toEqual({
    taken: [],
    rejected: ["A is in a test project"],
  });
});
