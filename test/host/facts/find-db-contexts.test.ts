import fc from "fast-check";
import { expect, test } from "vitest";
import { readTypes } from "../../../generators/host/csharp/read-types.ts";
import { type LocatedType, sourceTypes } from "../../../generators/host/csharp/source-types.ts";
import { findDbContexts } from "../../../generators/host/facts/find-db-contexts.ts";
import type { HostProject } from "../../../generators/host/host.ts";
import { readSource } from "../../../generators/host/snapshot/read-sources.ts";

const web: HostProject = {
  path: "",
  projectFile: "Shop.csproj",
  rootNamespace: "Shop",
  targetFramework: "net10.0",
  olderFrameworks: [],
  packages: new Map([["Microsoft.EntityFrameworkCore", "10.0.0"]]),
  isWeb: true,
  isTest: false,
  references: [],
};

function typesIn(...texts: readonly string[]): readonly LocatedType[] {
  const files = texts.map((text, at) => readSource(text, { file: `${at}.cs`, project: "", isNullable: false }));
  return sourceTypes(files).all;
}

function contextsIn(...texts: readonly string[]): readonly string[] {
  return findDbContexts(typesIn(...texts), [web]).dbContexts.map(({ name, namespace }) => `${namespace}/${name}`);
}

const shapes = [
  [
    "a file-scoped namespace",
    "using X; namespace Shop.Data; public class ShopDb : DbContext { }",
    ["Shop.Data/ShopDb"],
  ],
  ["a block namespace", "namespace Shop.Data { class ShopDb : DbContext { } } class Other { }", ["Shop.Data/ShopDb"]],
  [
    "nested namespaces",
    "namespace Shop { namespace Data { class A : DbContext { } } class B : DbContext { } }",
    ["Shop/B", "Shop.Data/A"],
  ],
  ["no namespace", "class ShopDb : DbContext { }", ["/ShopDb"]],
  [
    "a primary constructor",
    "class ShopDb(DbContextOptions<ShopDb> options, int n = (1 + 2)) : DbContext(options);",
    ["/ShopDb"],
  ],
  [
    "attributes on it",
    '[Obsolete("class X : DbContext")] public sealed partial class ShopDb : DbContext { }',
    ["/ShopDb"],
  ],
  ["a qualified base", "class ShopDb : global::Microsoft.EntityFrameworkCore.DbContext { }", ["/ShopDb"]],
  [
    "identity",
    "class ShopDb(DbContextOptions o) : IdentityDbContext<User, Role, Guid>(o), IUnitOfWork { }",
    ["/ShopDb"],
  ],
  ["a class of a library that is built on it", "class ShopDb : MultiTenantDbContext { }", ["/ShopDb"]],
  ["through an abstract class of the host", "abstract class Base : DbContext { } class ShopDb : Base { }", ["/ShopDb"]],
  [
    "through a generic class of the host",
    "class Base<T> : DbContext where T : class { } class ShopDb : Base<Tenant> { }",
    ["/ShopDb"],
  ],
  [
    "through a class whose constraint names class last",
    "class Base<T> : DbContext where T : class where U : new() { } class A : Base<B> { }",
    ["/A"],
  ],
  ["two of them", "class B : DbContext { } class A : DbContext { }", ["/A", "/B"]],
  ["an escaped name", "namespace @event; class @Db : DbContext { }", ["event/Db"]],
  ["letters of any script", "namespace Bücher; class Größe : DbContext { }", ["Bücher/Größe"]],
  ["an abstract class", "public abstract class ShopDb : DbContext { }", []],
  ["a generic class", "class ShopDb<T> : DbContext { }", []],
  ["a nested class", "class Tests { class ShopDb : DbContext { } }", []],
  ["a class local to its file", "file class ShopDb : DbContext { }", []],
  ["an interface of that name", "class ShopDb : IShopDbContext { }", []],
  ["a factory", "class ShopDbFactory : IDesignTimeDbContextFactory<ShopDb> { }", []],
  ["a class of the host that is named like one", "class AuditDbContext { } class Audit : AuditDbContext { }", []],
  ["a comment", "// class X : DbContext { }\n/* class Y : DbContext { } */ class Z { }", []],
  ["a string", 'class Z { string a = "class X : DbContext { }", b = $"{{class Y : DbContext}}"; }', []],
  ["classes that derive in a circle", "class A : B { } class B : A { }", []],
  ["broken code", "class : DbContext } } namespace ; class ( < ", []],
] as const satisfies readonly (readonly [string, string, readonly string[]])[];

test.each(shapes)("%s", (_name, text, want) => {
  expect(contextsIn(text)).toEqual(want);
});

test("parts of a partial class count as one", () => {
  expect(contextsIn("namespace A; partial class Db { }", "namespace A; partial class Db : DbContext { }")).toEqual([
    "A/Db",
  ]);
  expect(
    contextsIn("namespace A; partial class Db : DbContext { }", "namespace A; abstract partial class Db { }"),
  ).toEqual([]);
});

test("a context is in the file that names its base", () => {
  const types = typesIn("partial class Db { }", "class Db : DbContext { }");
  expect(findDbContexts(types, [web]).dbContexts).toEqual([
    { name: "Db", namespace: "", file: "1.cs", isPublic: false },
  ]);
});

const words = [
  "namespace",
  "class",
  "abstract",
  "A",
  "B",
  "DbContext",
  "global",
  ".",
  ":",
  ";",
  "{",
  "}",
  "<",
  ">",
  "(",
  ")",
  ",",
];

test("any order of words is read, and only names that stand in it are found", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 80 }), (tokens) => {
      const place = { file: "0.cs", project: "", persistence: undefined, isNullable: false };
      const { all } = sourceTypes([{ ...readTypes({ tokens, starts: [] }), ...place }]);
      const { dbContexts, rejectedContexts } = findDbContexts(all, [web]);
      expect([...dbContexts, ...rejectedContexts].every(({ name }) => tokens.includes(name))).toBe(true);
    }),
  );
});
