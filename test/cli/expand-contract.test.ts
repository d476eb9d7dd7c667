import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";
import { type FakeMigration, fakeDotnet, snapshotText } from "./fake-dotnet.ts";

const product = (...statements: readonly string[]) =>
  [
    'modelBuilder.Entity("Shop.Product", b =>',
    "    {",
    '        b.Property<int>("Id").HasColumnType("INTEGER");',
    ...statements.map((one) => `        ${one}`),
    '        b.ToTable("Products");',
    "    });",
  ].join("\n");
const note = 'modelBuilder.Entity("Shop.Note", b => { b.Property<int>("Id"); b.ToTable("Notes"); });';
const text = (name: string, length = 80) =>
  `b.Property<string>("${name}").IsRequired().HasMaxLength(${length}).HasColumnType("TEXT");`;

/** Runs `tenon migrate Slim --expand-contract` for a change of the model; the rest of the command line can accept findings. */
async function run(before: string, migration: FakeMigration, line = "") {
  const folder = temporaryFolder();
  const scratch = temporaryFolder();
  mkdirSync(join(folder, "Migrations"));
  const files = {
    "Shop.csproj":
      '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>',
    "Migrations/20260101000000_First.cs": "",
    "Migrations/ShopDbModelSnapshot.cs": snapshotText("ShopDb", before),
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const context = {
    ...createContext(folder),
    temporaryFolder: () => scratch,
    execute: fakeDotnet("ShopDb", migration),
  };
  const words = line.split(" ").filter((word) => word !== "");
  const result = await runCommandLine(["migrate", "Slim", "--expand-contract", ...words], context);
  const read = (name: string) => readFileSync(join(folder, "Migrations", name), "utf8");
  return { ...result, read, names: readdirSync(join(folder, "Migrations")).filter((name) => name.includes("Slim")) };
}
const migration = (up: string, after: string, down = ""): FakeMigration => ({
  up,
  down,
  snapshot: snapshotText("ShopDb", after),
});

const drops = `migrationBuilder.DropTable(name: "Notes");

migrationBuilder.DropIndex(name: "IX_Products_Code", table: "Products");

migrationBuilder.DropColumn(name: "Code", table: "Products");

migrationBuilder.AddColumn<int>(name: "Stars", table: "Products", type: "INTEGER", nullable: false, defaultValue: 3);

migrationBuilder.AddColumn<string>(name: "Hint", table: "Products", type: "TEXT", nullable: true);

migrationBuilder.CreateIndex(name: "IX_Products_Title", table: "Products", column: "Title", unique: true);`;
const back = `migrationBuilder.DropIndex(name: "IX_Products_Title", table: "Products");

migrationBuilder.DropColumn(name: "Hint", table: "Products");

migrationBuilder.DropColumn(name: "Stars", table: "Products");

migrationBuilder.AddColumn<string>(name: "Code", table: "Products", type: "TEXT", maxLength: 80, nullable: false, defaultValue: "");

migrationBuilder.CreateTable(name: "Notes", columns: table => new { Id = table.Column<int>(type: "INTEGER", nullable: false) });

migrationBuilder.CreateIndex(name: "IX_Products_Code", table: "Products", column: "Code", unique: true);

migrationBuilder.CreateIndex(name: "IX_Notes_Id", table: "Notes", column: "Id");`;
const accepted = "--accept TEN1003:Notes --accept TEN1002:Products.Code --accept TEN1006:IX_Products_Title";

/** The operations of a method, each as `DropColumn Products.Code`. */
function operationsIn(migration: string, method: "Up" | "Down"): readonly string[] {
  const [, body = ""] = migration.split(`void ${method}(`);
  const end = body.indexOf("protected override");
  const operations = body.slice(0, end < 0 ? undefined : end).matchAll(/migrationBuilder\.(\w+).*?\(name: "(\w+)"/g);
  return [...operations].map(([, name, what]) => `${name} ${what}`);
}

test("what an old version needs waits for the second migration, and each takes its own part back", async () => {
  const stars = 'b.Property<int>("Stars").HasColumnType("INTEGER");';
  const after = product(text("Title"), stars, 'b.HasIndex("Title").IsUnique();');
  const before = `${product(text("Title"), text("Code"), 'b.HasIndex("Code").IsUnique();')}\n${note}`;
  const { exitCode, output, names, read } = await run(before, migration(drops, after, back), accepted);
  expect([exitCode, names]).toEqual([
    0,
    [
      "20261128090500_Slim.Designer.cs",
      "20261128090500_Slim.cs",
      "20261128090500_SlimContract.Designer.cs",
      "20261128090500_SlimContract.cs",
    ],
  ]);
  expect(output).toContain(`Read them, then:
  dotnet ef database update Slim
When no instance of the old version runs any more:
  dotnet ef database update
`);
  const [expand, contract] = [read("20261128090500_Slim.cs"), read("20261128090500_SlimContract.cs")];
  expect(operationsIn(expand, "Up")).toEqual([
    "DropIndex IX_Products_Code",
    "AlterColumn Code",
    "AddColumn Stars",
    "AddColumn Hint",
  ]);
  expect(operationsIn(contract, "Up")).toEqual(["DropTable Notes", "DropColumn Code", "CreateIndex IX_Products_Title"]);
  expect(operationsIn(contract, "Down")).toEqual([
    "DropIndex IX_Products_Title",
    "AddColumn Code",
    "CreateTable Notes",
    "CreateIndex IX_Notes_Id",
    // SQLite drops the default of a new column with the table that it builds anew.
    "AlterColumn Stars",
  ]);
  expect(operationsIn(expand, "Down")).toEqual([
    "DropColumn Hint",
    "DropColumn Stars",
    "AlterColumn Code",
    "CreateIndex IX_Products_Code",
  ]);
  expect(expand).toContain(
    'nullable: false, defaultValue: "", oldClrType: typeof(string), oldType: "TEXT", oldMaxLength: 80);',
  );
  expect(expand).toContain(
    'nullable: false, oldDefaultValue: "", oldClrType: typeof(string), oldType: "TEXT", oldMaxLength: 80);',
  );
  expect(contract).toContain("public partial class SlimContract : Migration");
  const between = read("20261128090500_Slim.Designer.cs");
  expect(between).toContain('HasMaxLength(80).HasColumnType("TEXT").ValueGeneratedOnAdd().HasDefaultValue("");');
  expect(between).toContain(
    'b.Property<int>("Stars").HasColumnType("INTEGER").ValueGeneratedOnAdd().HasDefaultValue(3);',
  );
  expect(between).toContain(note);
  expect(between).not.toContain("HasIndex");
  const last = read("20261128090500_SlimContract.Designer.cs");
  expect(last).toContain('[Migration("20261128090500_SlimContract")]');
  expect(last).toContain(stars);
  expect(last).not.toContain("Note");
});

test("a column takes less in the second migration alone, which is the only one", async () => {
  const alter = (length: number, old: number) =>
    `migrationBuilder.AlterColumn<string>(name: "Title", table: "Products", type: "varchar(${length})", maxLength: ${length}, nullable: false, oldClrType: typeof(string), oldType: "varchar(${old})", oldMaxLength: ${old});`;
  const change = migration(alter(20, 80), product(text("Title", 20)), alter(80, 20));
  const { exitCode, output, names } = await run(product(text("Title")), change, "--accept TEN1005:Products.Title");
  expect([exitCode, names]).toEqual([0, ["20261128090500_SlimContract.Designer.cs", "20261128090500_SlimContract.cs"]]);
  expect(output).not.toContain("Read them");
  expect(output).toContain("When no instance of the old version runs any more:\n  dotnet ef database update\n");
});

test("a change that disturbs no version stays one migration", async () => {
  const add = 'migrationBuilder.AddColumn<string>(name: "Hint", table: "Products", type: "TEXT", nullable: true);';
  const { exitCode, names, output } = await run(product(), migration(add, product()));
  expect([exitCode, names]).toEqual([0, ["20261128090500_Slim.Designer.cs", "20261128090500_Slim.cs"]]);
  expect(output).toContain("Read them, then:\n  dotnet ef database update\n");
});

const alter = (facets: string) =>
  `migrationBuilder.AlterColumn<string>(name: "Title", table: "Products", ${facets}, oldClrType: typeof(string));`;
test.each([
  [
    "a new name of a column",
    'migrationBuilder.RenameColumn(name: "Title", table: "Products", newName: "Name");',
    "Products.Title",
  ],
  ["a new name of a table", 'migrationBuilder.RenameTable(name: "Products", newName: "Items");', "Products"],
  [
    "null that is refused",
    alter('type: "TEXT", nullable: false, oldType: "TEXT", oldNullable: true'),
    "Products.Title",
  ],
  ["null that is allowed", alter('type: "TEXT", nullable: true, oldType: "TEXT"'), "Products.Title"],
  ["another type", alter('type: "INTEGER", nullable: false, oldType: "TEXT"'), "Products.Title"],
  [
    "another key",
    'migrationBuilder.AddPrimaryKey(name: "PK_Products", table: "Products", column: "Title");',
    "Products.PK_Products",
  ],
  [
    "a foreign key of old rows",
    'migrationBuilder.AddForeignKey(name: "FK_A", table: "Products", column: "Title");',
    "Products.FK_A",
  ],
  [
    "a required column without a value",
    'migrationBuilder.AddColumn<int>(name: "Stars", table: "Products", nullable: false);',
    "Products.Stars",
  ],
  [
    "a column of a class that is not found",
    'migrationBuilder.DropColumn(name: "Lost", table: "Products");',
    "Products.Lost",
  ],
])("%s is refused by name, and nothing is written", async (_what, up, place) => {
  const { exitCode, messages, names } = await run(product(text("Title")), migration(up, product(text("Title"))));
  expect([exitCode, names]).toEqual([4, []]);
  expect(messages).toContain(`error TEN1024: \`${place}\` cannot change while the old version runs: `);
});
