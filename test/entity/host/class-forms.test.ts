import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { validate } from "../../../generators/entity/validate.ts";
import { existingFile } from "../../../generators/init/existing-file.ts";
import { describeContext } from "../../../generators/init/source/describe-context.ts";
import { hostOfSource } from "../host-of-source.ts";

/** Types that the declarations mention. `Foreign` and `Library` are of packages. */
const around = `
public class Part { public int Id { get; set; } }
public enum Kind { Open, Closed }
public struct Measure { public double Width { get; set; } public double Height { get; set; } }
public readonly record struct CodeGuid(Guid Value);
public readonly record struct CodeInt(int Value);
public record CodeString(string Value);
public record CodeDecimal(decimal Value);`;

/** Describes a class as a drafted file does: its operations, with the reasons against the others, or the reason why it is left out. */
function verdictOn(declaration: string, mapping: string): string {
  const context = `public class ShopDb : DbContext
{
    public DbSet<Row> Rows { get; set; }
    void Configure(ModelConfigurationBuilder c) { c.Properties<CodeGuid>(); c.Properties<CodeInt>(); c.Properties<CodeString>(); c.Properties<CodeDecimal>(); }
    void OnModelCreating(ModelBuilder m) { var b = m.Entity<Row>(); ${mapping} }
}`;
  const host = hostOfSource(`namespace Shop;\n${context}\n${around}\n${declaration}`);
  const start = { schema: undefined, database: undefined, dbContext: undefined, isGuarded: false };
  const { text, left } = existingFile(host, describeContext(host, { name: "ShopDb", namespace: "Shop" }), start);
  if (left[0] !== undefined) return left[0];
  const open = text.replace(/^ +operations: .*\n/m, "");
  const result = validate([{ path: "shop.yaml", bytes: new TextEncoder().encode(open) }], host);
  const operations = result.ok ? Object.keys(result.value.entities[0]?.operations ?? {}).join(" ") : "refused";
  return [
    operations,
    ...result.diagnostics.flatMap(({ code, message }) => (code === "TEN0310" || code === "TEN0363" ? [] : [message])),
  ].join("; ");
}

const table = new URL("class-forms.txt", import.meta.url).pathname;
const lines = readFileSync(table, "utf8").trimEnd().split("\n");

// Spec: entity-file, Existing classes; command-line, Entities of a context. A line has a verdict, a mapping, and the class.
test("classes as public solutions have them are emitted, in part or left out with the reason", async () => {
  const judged = lines.map((line) => {
    const [, mapping = "", declaration = ""] = line.split(" | ");
    return [verdictOn(declaration, mapping === "-" ? "" : mapping), mapping, declaration].join(" | ");
  });
  expect([new Set(lines).size, lines.length >= 150]).toEqual([lines.length, true]);
  await expect(`${judged.join("\n")}\n`).toMatchFileSnapshot(table);
});
