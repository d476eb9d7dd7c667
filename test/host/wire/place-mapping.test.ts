import { expect, test } from "vitest";
import { wireText } from "./wire-text.ts";

const into = (text: string) => wireText(text, { kind: "mapping", call: "ApplyTenon", context: "ShopDb" }, "ShopDb.cs");
const context = (body: string, head = "public class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)") =>
  `using Microsoft.EntityFrameworkCore;\n\nnamespace Acme;\n\n${head}\n{\n${body}}\n`;
const method = (statements: string) =>
  `    protected override void OnModelCreating(ModelBuilder model)\n    {\n${statements}    }\n`;

test("the call is the last of the method, by the method's own name for the builder", () => {
  expect(into(context(method("        model.Entity<A>(a => { a.HasKey(x => x.Id); });\n")))).toBe(
    context(method("        model.Entity<A>(a => { a.HasKey(x => x.Id); });\n        model.ApplyTenon();\n")),
  );
});

test("it is the first of an empty method", () => {
  expect(into(context(method("")))).toBe(context(method("        model.ApplyTenon();\n")));
});

const added = `    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        base.OnModelCreating(modelBuilder);
        modelBuilder.ApplyTenon();
    }
`;

test("a class without the method gets it", () => {
  const sets = "    public DbSet<A> As => Set<A>();\n";
  expect(into(context(sets))).toBe(context(`${sets}\n${added}`));
  expect(into(context(""))).toBe(context(added));
});

test("a class with CRLF line ends gets the call with CRLF", () => {
  const crlf = (text: string) => text.replaceAll("\n", "\r\n");
  const statement = "        model.Entity<A>();\n";
  const call = "        model.ApplyTenon();\n";
  expect(into(crlf(context(method(statement))))).toBe(crlf(context(method(statement + call))));
  expect(into(crlf(context(method("\n"))))).toBe(crlf(context(method(`\n${call}`))));
  expect(into(crlf(context("")))).toBe(crlf(context(added)));
});

test.each<[string, string]>([
  ["another class", context("", "public class OtherDb : DbContext")],
  ["a class that is declared twice", context("") + context("")],
  [
    "a method that throws on one line",
    context("    protected override void OnModelCreating(ModelBuilder m) => throw F();\n"),
  ],
  [
    "a method that returns on one line",
    context("    protected override void OnModelCreating(ModelBuilder m) { return; }\n"),
  ],
  ["a method under a condition", context(`#if A\n${method("")}#endif\n`)],
  ["a class under a condition", `#if A\n${context(method(""))}#endif\n`],
  ["brackets that do not match", context(method("        if (x) {\n"))],
  ["conditions that do not match", `${context(method(""))}#endif\n`],
])("there is no plain place in %s", (_, text) => {
  expect(into(text)).toBeUndefined();
});

const withBase = (statements: string, base = "DbContext") =>
  context(method(statements), `public class ShopDb(DbContextOptions<ShopDb> options) : ${base}(options)`);

const configured = "        model.ApplyConfigurationsFromAssembly(typeof(ShopDb).Assembly);\n";
const call = "        model.ApplyTenon();\n";
const loop = "        foreach (var type in model.Model.GetEntityTypes())\n        {\n            F(type);\n        }\n";
const helper = (body: string) =>
  `\npublic static class Names\n{\n    public static void SetNames(this ModelBuilder all)\n    {\n${body}    }\n}\n`;
const walking = helper("        foreach (var type in all.Model.GetEntityTypes()) { }\n");
const company = (body: string) =>
  `\npublic abstract class CompanyDb(DbContextOptions options) : DbContext(options)\n{\n${body}}\n`;

test.each<[string, string, string, string?, string?]>([
  ["a loop over the entity types", configured, loop],
  ["a loop that is not the last statement", configured, `${loop}        model.Entity<A>();\n`],
  [
    "a list of the entity types",
    configured,
    "        var types = model.Model.GetEntityTypes().ToList();\n        F(types);\n",
  ],
  ["a loop under a condition", configured, `        if (Database.IsSqlite())\n        {\n    ${loop}        }\n`],
  [
    "a loop in an else",
    configured,
    `        if (x)\n        {\n        }\n        else\n        {\n    ${loop}        }\n`,
  ],
  ["a method of a library behind the configuration", configured, "        model.UseSnakeCaseNames();\n"],
  ["a method of a library in a chain", configured, '        model.HasDefaultSchema("shop").UseSnakeCaseNames();\n'],
  [
    "a helper that is given the builder",
    configured,
    "        TenantRules.Apply(model, tenant);\n        model.Entity<A>();\n",
  ],
  ["a method of the host that loops", "", "        model.SetNames();\n        model.Entity<A>();\n", walking],
  [
    "a method of the host that calls one",
    configured,
    "        SetAll(model);\n",
    `${helper("        all.UseSnakeCaseNames();\n")}partial class X { static void SetAll(ModelBuilder m) => m.SetNames(); }\n`,
  ],
  [
    "a base class of the host that loops",
    "",
    "        base.OnModelCreating(model);\n        model.Entity<A>();\n",
    company(method(loop)),
    "CompanyDb",
  ],
  [
    "a base class of a library at the end",
    configured,
    "        base.OnModelCreating(model);\n",
    "",
    "MultiTenantDbContext",
  ],
])("the call stands before %s, whose rules hold for the new tables too", (_, before, after, more = "", base) => {
  expect(into(withBase(before + after, base) + more)).toBe(withBase(before + call + after, base) + more);
});

test.each<[string, string, string?, string?]>([
  ["a base class of EF Core", `${configured}        base.OnModelCreating(model);\n`],
  ["methods of the host that configure entities", "        SetNames(model);\n", helper("        all.Entity<A>();\n")],
  [
    "methods of EF Core's builder",
    `${configured}        model.HasPostgresExtension("citext");\n        model.UseCollation("x");\n`,
  ],
  ["a method of a library before the configuration", `        model.UseOpenIddict();\n${configured}`],
  [
    "a base class of the host that configures entities",
    "        base.OnModelCreating(model);\n",
    company(method(configured)),
    "CompanyDb",
  ],
  [
    "a base class of a library at the beginning",
    `        base.OnModelCreating(model);\n${configured}`,
    "",
    "MultiTenantDbContext",
  ],
])("the call stays the last behind %s", (_, statements, more = "", base) => {
  expect(into(withBase(statements, base) + more)).toBe(withBase(statements + call, base) + more);
});

test("a new method comes before the rules of its base class", () => {
  const text = (more: string) =>
    into(context("", "public class ShopDb(DbContextOptions<ShopDb> options) : CompanyDb(options)") + more);
  const calls = ["        base.OnModelCreating(modelBuilder);\n", "        modelBuilder.ApplyTenon();\n"];
  expect(text(company(method(loop)))).toContain([...calls].reverse().join(""));
  expect(text("")).toContain([...calls].reverse().join(""));
  expect(text(company(method(configured)))).toContain(calls.join(""));
  expect(text(company(""))).toContain(calls.join(""));
});

test("a line above the rules of all entities has no plain place in an expression", () => {
  const text = context(
    "    protected override void OnModelCreating(ModelBuilder model) => model.UseSnakeCaseNames();\n",
  );
  expect(into(text)).toBeUndefined();
});
