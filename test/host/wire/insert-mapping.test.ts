import { expect, test } from "vitest";
import { withMapping } from "../../../generators/host/wire/insert-mapping.ts";

const into = (text: string) => withMapping(text, { call: "ApplyTenon", context: "ShopDb" });
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
  ["a class without a body", "public class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options);\n"],
  ["another class", context("", "public class OtherDb : DbContext")],
  ["a part of a class whose other parts may have the method", context("", "public partial class ShopDb : DbContext")],
  ["a method that is an expression", context("    protected override void OnModelCreating(ModelBuilder m) => F(m);\n")],
  ["a method that returns early", context(method("        if (x) return;\n"))],
  ["a method in one line", context("    protected override void OnModelCreating(ModelBuilder m) { F(m); }\n")],
  ["code under a condition", context(`#if A\n${method("")}#endif\n`)],
  ["a file that need not know EF Core", context("").replace("using Microsoft.EntityFrameworkCore;\n", "")],
])("there is no plain place in %s", (_, text) => {
  expect(into(text)).toBeUndefined();
});
