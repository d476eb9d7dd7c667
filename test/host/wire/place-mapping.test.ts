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
