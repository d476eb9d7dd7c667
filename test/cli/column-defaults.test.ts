import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";
import { fakeDotnet, snapshotText } from "./fake-dotnet.ts";

const files = {
  "Shop.csproj": `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
  <ItemGroup><PackageReference Include="Microsoft.EntityFrameworkCore.Relational" Version="10.0.0" /></ItemGroup>
</Project>
`,
  "Program.cs":
    "var builder = WebApplication.CreateBuilder(args);\nbuilder.Services.AddDbContext<Shop.ShopDb>();\nvar app = builder.Build();\napp.Run();\n",
  "ShopDb.cs":
    "using Microsoft.EntityFrameworkCore;\nnamespace Shop;\npublic class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options);\n",
  "shop.yaml": `defaults: { access: anonymous }
enums:
  State: [Draft, Public]
entity:
  Product:
    properties:
      Id: { type: Guid, isKey: true }
      Colour: { type: string, default: 'a "blue" one' }
      Stock: { type: int, default: 0 }
      Price: { type: decimal, default: 1.5 }
      IsNew: { type: bool, default: true }
      State: { type: State, default: Public }
      Note: { type: string }
`,
  "lending.model": `context Lending {
  enum Pace { Slow, Fast }
  aggregate Loans root Loan {
    entity Loan identified by LoanId {
      language: String = "en"
      days: Int = -3
      pace: Pace = Fast
      note: String
      create open(note: String) {}
    }
  }
}
`,
};
const columns = (names: Readonly<Record<string, string>>) =>
  Object.entries(names)
    .map(([name, type]) => `b.Property<${type}>("${name}");`)
    .join(" ");
const snapshot = snapshotText(
  "ShopDb",
  `modelBuilder.Entity("Shop.Tenon.Products.Product", b => { ${columns({ Colour: "string", Stock: "int", Price: "decimal", IsNew: "bool", State: "string", Note: "string" })} b.ToTable("Products"); });
   modelBuilder.Entity("Lending.Loan", b => { ${columns({ Language: "string", Days: "int", Pace: "string", Note: "string" })} b.ToTable("Loans"); });`,
);

/** Grafts the files above onto a host, and lets it have a migration that adds a column. */
async function migrated(type: string, table: string, column: string, value: string) {
  const home = temporaryFolder();
  const [folder, scratch] = [join(home, "Shop"), join(home, "scratch")];
  for (const one of [join(folder, "Migrations"), scratch]) mkdirSync(one, { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  writeFileSync(
    join(folder, "Migrations/ShopDbModelSnapshot.cs"),
    snapshotText("ShopDb", 'modelBuilder.Entity("Shop.Other", b => { b.ToTable("Others"); });'),
  );
  const up = `migrationBuilder.AddColumn<${type}>(
                name: "${column}",
                table: "${table}",
                type: "x",
                nullable: false,
                defaultValue: ${value});`;
  const execute = fakeDotnet("ShopDb", { up, snapshot });
  const context = { ...createContext(folder), temporaryFolder: () => scratch, execute };
  for (const graft of ["shop.yaml --wire", "--model lending.model --layers infrastructure"])
    expect(await runCommandLine(["graft", "--host", ".", ...graft.split(" ")], context)).toMatchObject({ exitCode: 0 });
  const { exitCode, messages } = await runCommandLine(["migrate", "Next"], context);
  const [written] = readdirSync(join(folder, "Migrations")).filter((name) => name.endsWith("_Next.cs"));
  const text = written === undefined ? "" : readFileSync(join(folder, "Migrations", written), "utf8");
  return { exitCode, messages, value: /defaultValue: (.*)\);$/m.exec(text)?.[1] };
}

test.each([
  ["a text", "string", "Products", "Colour", '""', '"a \\"blue\\" one"'],
  ["the value that EF Core makes up", "int", "Products", "Stock", "0", "0"],
  ["a decimal", "decimal", "Products", "Price", "0m", "1.5m"],
  ["a truth value", "bool", "Products", "IsNew", "false", "true"],
  ["a member of an enum", "string", "Products", "State", '""', '"Public"'],
  ["a text of a model", "string", "Loans", "Language", '""', '"en"'],
  ["a negative number of a model", "int", "Loans", "Days", "0", "-3"],
  ["a member of an enum of a model", "string", "Loans", "Pace", '""', '"Fast"'],
])(
  "rows that are there get %s that is stated as default of a new column",
  async (_what, ...[type, table, column, made, value]) => {
    expect(await migrated(type, table, column, made)).toEqual({ exitCode: 0, messages: "", value });
  },
);

test.each([
  ["no default is stated", "string", "Products", "Note", '""'],
  ["no default is stated in a model", "string", "Loans", "Note", '""'],
  [
    "the column has another type than the default",
    "Guid",
    "Products",
    "Colour",
    'new Guid("00000000-0000-0000-0000-000000000000")',
  ],
  ["the table is one of the host", "string", "Others", "Colour", '""'],
])("TEN1004 asks for a value where %s", async (_what, ...[type, table, column, made]) => {
  const { exitCode, messages } = await migrated(type, table, column, made);
  expect([exitCode, messages]).toEqual([4, expect.stringContaining("TEN1004")]);
});
