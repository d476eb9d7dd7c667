import { expect, test } from "vitest";
import { acceptFindings } from "../../generators/migration/accept-findings.ts";
import { judgeMigration, lossInDown } from "../../generators/migration/judge-migration.ts";
import { knownRenames } from "../../generators/migration/known-renames.ts";
import { readMigration } from "../../generators/migration/migration.ts";
import { readModelSnapshot } from "../../generators/migration/model-snapshot.ts";
import { snapshotText } from "../cli/fake-dotnet.ts";

const snapshot = (entities: string) => {
  const read = readModelSnapshot(snapshotText("ShopContext", entities));
  if (read === undefined) throw new Error("The input of a test is wrong.");
  return read;
};
const after = snapshot(
  `modelBuilder.Entity("Shop.Product", b => { b.Property<int>("Version").IsConcurrencyToken(); b.ToTable("Products"); });`,
);
const migration = (up: string, down = "") =>
  `public partial class Next : Migration
{
    protected override void Up(MigrationBuilder migrationBuilder)
    {
        ${up}
    }

    protected override void Down(MigrationBuilder migrationBuilder)
    {
        ${down}
    }
}
`;

function judged(up: string, { isPostgres = false, down = "", declared = new Set<string>() } = {}) {
  const text = migration(up, down);
  const read = readMigration(text);
  if (read === undefined) throw new Error("The input of a test is wrong.");
  const known = { migration: read, path: "Next.cs", before: undefined, after, declared, isPostgres };
  return { text, findings: judgeMigration(known), lost: lossInDown(known) };
}
const namesOf = (up: string, options = {}) => judged(up, options).findings.map(({ name }) => name);

const add = (type: string, facets: string) =>
  `migrationBuilder.AddColumn<${type}>(name: "Code", table: "Products", ${facets});`;

test.each([
  ["an empty text", add("string", 'nullable: false, defaultValue: ""')],
  ["zero", add("int", "nullable: false, defaultValue: 0")],
  ["zero of a decimal", add("decimal", "nullable: false, defaultValue: 0m")],
  ["false", add("bool", "nullable: false, defaultValue: false")],
  ["an empty Guid", add("Guid", 'nullable: false, defaultValue: new Guid("00000000-0000-0000-0000-000000000000")')],
  [
    "the first day",
    add("DateTime", "nullable: false, defaultValue: new DateTime(1, 1, 1, 0, 0, 0, 0, DateTimeKind.Unspecified)"),
  ],
  [
    "the first instant",
    add(
      "DateTimeOffset",
      "nullable: false, defaultValue: new DateTimeOffset(new DateTime(1, 1, 1, 0, 0, 0, 0, DateTimeKind.Unspecified), new TimeSpan(0, 0, 0, 0, 0))",
    ),
  ],
  ["midnight", add("TimeOnly", "nullable: false, defaultValue: new TimeOnly(0, 0, 0)")],
  ["no bytes", add("byte[]", "nullable: false, defaultValue: new byte[0]")],
  ["nothing", add("int", "nullable: false")],
])("a new column that EF Core fills with %s is a finding", (_what, up) => {
  expect(namesOf(up)).toEqual(["TEN1004:Products.Code"]);
});

test.each([
  ["can be empty", add("string", "nullable: true")],
  ["has a text of its own", add("string", 'nullable: false, defaultValue: "none"')],
  ["has a number of its own", add("int", "nullable: false, defaultValue: 10")],
  ["has an expression", add("DateTime", 'nullable: false, defaultValueSql: "now()"')],
  ["is computed", add("string", 'nullable: false, computedColumnSql: "lower(name)"')],
  [
    "is counted by the database",
    `${add("int", "nullable: false, defaultValue: 0").slice(0, -1)}.Annotation("Npgsql:ValueGenerationStrategy", 1);`,
  ],
  [
    "is the version of its row",
    'migrationBuilder.AddColumn<int>(name: "Version", table: "Products", nullable: false, defaultValue: 0);',
  ],
  [
    "is of a new table",
    `migrationBuilder.CreateTable(name: "Products", columns: table => new { Id = table.Column<int>(type: "INTEGER") });\n${add("int", "nullable: false")}`,
  ],
])("a new column that %s is none", (_what, up) => {
  expect(namesOf(up)).toEqual([]);
});

const alter = (now: string, old: string) =>
  `migrationBuilder.AlterColumn<string>(name: "Code", table: "Products", ${now}, oldClrType: typeof(string), ${old});`;

test.each<readonly [string, readonly string[]]>([
  [
    alter(
      'type: "character varying(60)", maxLength: 60, nullable: false',
      'oldType: "character varying(80)", oldMaxLength: 80',
    ),
    ["at most 60 characters, where 80 were allowed"],
  ],
  [
    alter('type: "character varying(60)", maxLength: 60, nullable: false', 'oldType: "text"'),
    ["at most 60 characters", "text becomes character varying(60)"].slice(1),
  ],
  [
    alter('type: "nvarchar(60)", maxLength: 60, nullable: false', 'oldType: "nvarchar(max)"'),
    ["at most 60 characters"],
  ],
  [alter('type: "text", nullable: false', 'oldType: "character varying(80)", oldMaxLength: 80'), []],
  [alter('type: "TEXT", maxLength: 10, nullable: false', 'oldType: "TEXT", oldMaxLength: 80'), []],
  [
    alter('type: "numeric(10,2)", nullable: false', 'oldType: "numeric(12,2)"'),
    ["numeric(12,2) becomes numeric(10,2)"],
  ],
  [alter('type: "numeric(14,4)", nullable: false', 'oldType: "numeric(12,2)"'), []],
  [
    alter('type: "numeric(12,4)", nullable: false', 'oldType: "numeric(12,2)"'),
    ["numeric(12,2) becomes numeric(12,4)"],
  ],
  [alter('type: "bigint", nullable: false', 'oldType: "integer"'), []],
  [alter('type: "integer", nullable: false', 'oldType: "bigint"'), ["bigint becomes integer"]],
  [alter('type: "boolean", nullable: false', 'oldType: "text"'), ["text becomes boolean"]],
  [alter('type: "text", nullable: false, defaultValue: ""', 'oldType: "text", oldNullable: true'), ['null becomes ""']],
  [alter('type: "text", nullable: false', 'oldType: "text", oldNullable: true'), ["null is refused"]],
  [alter('type: "text", nullable: true', 'oldType: "text"'), []],
])("%s says what the column takes no more", (up, changes) => {
  const { findings } = judged(up);
  expect(findings.map(({ diagnostic }) => diagnostic.message)).toEqual(
    changes.length === 0 ? [] : [`The column \`Products.Code\` takes less than before: ${changes.join("; ")}.`],
  );
});

const index = (more: string) =>
  `migrationBuilder.CreateIndex(name: "IX_Products_Code", table: "Products", columns: new[] { "Code", "Name" }${more});`;
const foreignKey = `migrationBuilder.AddForeignKey(name: "FK_Products_Shelves", table: "Products", column: "ShelfId", principalTable: "Shelves", principalColumn: "Id");`;

test.each<readonly [what: string, up: string, sqlite: readonly string[], postgres: readonly string[]]>([
  ["an index", index(""), [], ["TEN1007:IX_Products_Code"]],
  [
    "a unique index",
    index(", unique: true"),
    ["TEN1006:IX_Products_Code"],
    ["TEN1006:IX_Products_Code", "TEN1007:IX_Products_Code"],
  ],
  ["an index beside writes", index("").replace(");", ').Annotation("Npgsql:CreatedConcurrently", true);'), [], []],
  [
    "a unique constraint",
    'migrationBuilder.AddUniqueConstraint(name: "AK_Products_Code", table: "Products", column: "Code");',
    ["TEN1006:AK_Products_Code"],
    ["TEN1006:AK_Products_Code"],
  ],
  ["a foreign key", foreignKey, [], ["TEN1008:FK_Products_Shelves"]],
  [
    "a foreign key made anew",
    `migrationBuilder.DropForeignKey(name: "FK_Old", table: "Products");\n${foreignKey}`,
    [],
    [],
  ],
  [
    "a foreign key made anew for a renamed table",
    `migrationBuilder.DropForeignKey(name: "FK_Old", table: "Goods");\nmigrationBuilder.RenameTable(name: "Goods", newName: "Products");\n${foreignKey}`,
    ["TEN1001:Products"],
    ["TEN1001:Products"],
  ],
  [
    "a check",
    'migrationBuilder.AddCheckConstraint(name: "CK_Price", table: "Products", sql: "price > 0");',
    [],
    ["TEN1008:CK_Price"],
  ],
  ["a statement of the user", 'migrationBuilder.Sql("DROP TABLE products");', [], []],
])("%s is judged by the database", (_what, up, sqlite, postgres) => {
  expect(namesOf(up)).toEqual(sqlite);
  expect(namesOf(up, { isPostgres: true })).toEqual(postgres);
});

test("renames of the same class or property are known, others are guesses", () => {
  const before = snapshot(
    `modelBuilder.Entity("Shop.Product", b => { b.Property<int>("Version"); b.Property<string>("Name").HasColumnName("Title"); b.ToTable("Goods"); });`,
  );
  const now = snapshot(
    `modelBuilder.Entity("Shop.Product", b => { b.Property<int>("Version"); b.Property<string>("Name"); b.ToTable("Products"); });`,
  );
  const declared = knownRenames(before, now);
  expect([...declared]).toEqual(["Goods:Products", "Products.Title:Name"]);
  const up = `migrationBuilder.RenameTable(name: "Goods", newName: "Products");
migrationBuilder.RenameColumn(name: "Title", table: "Products", newName: "Name");
migrationBuilder.RenameColumn(name: "Note", table: "Products", newName: "Remark");`;
  expect(namesOf(up, { declared })).toEqual(["TEN1001:Products.Remark"]);
});

test("a dropped column names the new one of its type, and the class of the table", () => {
  const { findings } = judged(
    `migrationBuilder.DropColumn(name: "Title", table: "Products");
${add("string", "nullable: true").replace("Code", "Name")}`,
    { down: add("string", "nullable: true").replace("Code", "Title") },
  );
  expect(findings[0]?.diagnostic.hint).toBe(
    "Is it Name now? `--rename Product.Title:Name` keeps its values. To accept it: `--accept TEN1002:Products.Title`.",
  );
});

test("what goes when a migration is taken back is told once", () => {
  const down = `migrationBuilder.DropTable(name: "Shelves");\nmigrationBuilder.DropColumn(name: "Code", table: "Products");`;
  const { findings, lost } = judged("", { down });
  expect(findings).toEqual([]);
  expect(lost.map(({ message }) => message)).toEqual([
    "Taking the migration back loses what was stored in `Shelves` and `Products.Code` since.",
  ]);
});

test.each(["\n", "\r\n"])("an accepted finding is noted above its operation, and nothing else changes", (end) => {
  const up = `migrationBuilder.DropColumn(name: "Note", table: "Products");
        migrationBuilder.DropTable(name: "Shelves");`;
  const text = migration(up).replaceAll("\n", end);
  const read = readMigration(text);
  if (read === undefined) throw new Error("The input of a test is wrong.");
  const known = {
    migration: read,
    path: "Next.cs",
    before: undefined,
    after,
    declared: new Set<string>(),
    isPostgres: false,
  };
  const findings = judgeMigration(known);
  const accepted = acceptFindings(text, findings, new Set(["TEN1003:Shelves"]));
  expect(accepted.open.map(({ name }) => name)).toEqual(["TEN1002:Products.Note"]);
  const line = "        migrationBuilder.DropTable";
  expect(accepted.text).toBe(text.replace(line, `        // Accepted: TEN1003:Shelves${end}${line}`));
});

test.each(["", "class Next { }", "void Up(MigrationBuilder b) {", "void Up(", "void Up() { } void Down() { }"])(
  "'%s' is no migration, or one without operations",
  (text) => {
    expect(readMigration(text)?.up ?? []).toEqual([]);
  },
);
