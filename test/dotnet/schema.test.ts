import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildHost, dotnetEnvironment, runProgram } from "../../scripts/dotnet.js";
import { type Postgres, startPostgres } from "../live/postgres.ts";
import { installEf, references, storePackages } from "../live/test-packages.ts";
import { dotnetPath, root } from "./packages.ts";

const work = join(import.meta.dirname, ".work", "schema");
const host = join(work, "Shop");
const tools = join(work, "tools");
const isLive = dotnetPath() !== undefined;
const databases = ["sqlite", "postgres"] as const;
let postgres: Postgres | undefined;

beforeAll(async () => {
  if (!isLive) return;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(host, { recursive: true });
  installEf(tools);
  postgres = await startPostgres();
  writeProject();
}, 400_000);

afterAll(() => postgres?.remove());

const environment = () => ({
  ConnectionStrings__Sqlite: `Data Source=${join(work, "shop.db")}`,
  ConnectionStrings__Postgres: postgres?.connectionTo("schema") ?? "",
});

function writeProject(): void {
  for (const [name, value] of Object.entries(environment())) process.env[name] = value;
  writeFileSync(
    join(host, "Schema.csproj"),
    `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <Nullable>enable</Nullable>
    <ImplicitUsings>enable</ImplicitUsings>
  </PropertyGroup>
  <ItemGroup>
    ${references("Microsoft.EntityFrameworkCore.Design")}
    ${storePackages}
  </ItemGroup>
</Project>
`,
  );
}

const model = (name: "before" | "after") => {
  for (const file of ["Program.cs", `${name}/Model.cs`])
    cpSync(join(import.meta.dirname, "schema", file), join(host, file.replace(/.*\//, "")));
};

function migrate(...args: readonly string[]) {
  const env = { ...process.env, ...dotnetEnvironment, PATH: `${tools}${delimiter}${process.env["PATH"]}` };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "tenon.js"), "migrate", ...args, "--host", host],
    {
      cwd: work,
      encoding: "utf8",
      env,
    },
  );
  return { status, output: stdout + stderr };
}

/** The classes whose rows are compared, with the columns that name them before and after. */
const kept = [
  ["Title", "Text", "Title", "Words"],
  ["Products", "Code", "Items", "Code"],
  ["Authors", "Surname", "Writers", "Name"],
  ["Book", "AuthorId", "Book", "WriterId"],
  ["Badge", "Number", "Badge", "Code"],
  ["Label", "Words", "Label", "Text"],
  ["Parcel", "ParcelId", "Parcel", "Number"],
  ["Pair", "First", "Pair", "Left"],
  ["Pair", "Second", "Pair", "Right"],
  ["Alias", "Name", "Alias", "Name"],
  ["Voucher", "Code", "Voucher", "Code"],
  ["Street", "Name", "Street", "Name"],
  ["Counter", "Count", "Counter", "Count"],
] as const;

const rows = 10_000;
/** Counts the rows of a column and its values, and adds up what their texts are long. */
const sum = (table: string, column: string) =>
  `SELECT CAST(COUNT("${column}") AS TEXT) || ' ' || CAST(COUNT(DISTINCT "${column}") AS TEXT) || ' ' || MIN(CAST("${column}" AS TEXT)) || ' ' || CAST(SUM(LENGTH(CAST("${column}" AS TEXT))) AS TEXT) AS "Value" FROM "${table}"`;
const count = (table: string, where = "1 = 1") =>
  `SELECT CAST(COUNT(*) AS TEXT) AS "Value" FROM "${table}" WHERE ${where}`;

/** A step on a database: to a migration, a statement, or a question with one text for an answer. */
type Step = readonly ["migrate" | "run" | "ask", string];
const asked = (...statements: readonly string[]): readonly Step[] => statements.map((one) => ["ask", one]);
/** Takes steps on a database, and returns the answers. */
const steps = async (database: string, ...all: readonly Step[]): Promise<readonly string[]> =>
  JSON.parse(await runProgram(host, database, JSON.stringify(all)));

/** Fills every table of the first model. */
function seed(): string {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})`;
  const insert = (table: string, columns: readonly string[], values: readonly string[]) =>
    `INSERT INTO "${table}" (${columns.map((one) => `"${one}"`).join(", ")}) ${numbers} SELECT ${values.join(", ")} FROM n;`;
  const text = (word: string) => `'${word}' || CAST(i AS TEXT)`;
  return [
    insert("Title", ["Id", "Text"], ["i", text("title ")]),
    insert("Products", ["Id", "Code"], ["i", text("p")]),
    insert("Authors", ["Id", "Surname"], ["i", text("author ")]),
    insert("Book", ["Id", "AuthorId"], ["i", "i"]),
    insert("Badge", ["Id", "Number"], ["i", text("b")]),
    insert("Label", ["Id", "Words"], ["i", text("label ")]),
    insert("Parcel", ["ParcelId", "Weight"], ["i", "i % 7"]),
    insert("Pair", ["Id", "First", "Second"], ["i", text("l"), text("right ")]),
    ...["Note", "Setting", "Ticket", "Basket", "Shelf"].map((table) => insert(table, ["Id"], ["i"])),
    insert("Letter", ["Id", "Draft"], ["i", text("draft ")]),
    insert("Scrap", ["Id", "Text"], ["i", text("scrap ")]),
    insert("Alias", ["Id", "Name"], ["i", text("alias ")]),
    insert("Member", ["Id", "Mail"], ["i", "CASE WHEN i % 2 = 0 THEN NULL ELSE 'a' || CAST(i AS TEXT) END"]),
    insert("Voucher", ["Id", "Code"], ["i", text("v")]),
    insert("Street", ["Id", "Name"], ["i", text("street ")]),
    insert("Counter", ["Id", "Count"], ["i", "i"]),
  ].join("\n");
}

const renames = [
  "Title.Text:Words",
  "Product:Item",
  "Author:Writer",
  "Writer.Surname:Name",
  "Book.AuthorId:WriterId",
  "Badge.Number:Code",
  "Label.Words:Text",
  "Parcel.ParcelId:Number",
  "Pair.First:Left",
  "Pair.Second:Right",
];
/** The findings on both databases, and those of PostgreSQL, which keeps lengths and locks tables. */
const findings = {
  both: [
    "TEN1004:Ticket.Gate",
    "TEN1002:Letter.Draft",
    "TEN1003:Scrap",
    "TEN1005:Member.Mail",
    "TEN1006:IX_Voucher_Code",
  ],
  postgres: [
    "TEN1005:Alias.Name",
    "TEN1007:IX_Voucher_Code",
    "TEN1007:IX_Street_Name",
    "TEN1007:IX_Basket_ShelfId",
    "TEN1008:FK_Basket_Shelf_ShelfId",
  ],
};
const given = (option: string, values: readonly string[]) => values.flatMap((value) => [option, value]);
const filesOf = () =>
  readdirSync(host, { recursive: true, encoding: "utf8" })
    .filter((path) => /^(?!bin|obj).*\.cs$/.test(path))
    .sort();
const textsOf = () => filesOf().map((path) => readFileSync(join(host, path), "utf8"));

test.skipIf(!isLive)(
  "twenty changes of a model keep the rows of both databases, up and down, and nothing is written before each finding is accepted",
  { timeout: 900_000 },
  async () => {
    model("before");
    expect(migrate("First")).toEqual({ status: 0, output: expect.any(String) });
    await buildHost(host);
    const before: Record<string, readonly string[]> = {};
    for (const database of databases) {
      const sums = asked(...kept.map(([table, column]) => sum(table, column)));
      before[database] = await steps(database, ["migrate", "First"], ["run", seed()], ...sums);
      expect(before[database]?.[0]).toMatch(/^10000 10000 title 1 /);
    }

    model("after");
    const files = textsOf();
    const stopped = migrate("Second", ...given("--rename", renames));
    expect(stopped).toMatchObject({ status: 4 });
    const names = new Set([...stopped.output.matchAll(/--accept (TEN\d+:[\w.]+)/g)].map(([, name = ""]) => name));
    expect([...names].sort()).toEqual([...findings.both, ...findings.postgres].sort());
    expect(textsOf()).toEqual(files);

    const accepted = given("--accept", [...names]);
    expect(migrate("Second", ...given("--rename", renames), ...accepted)).toMatchObject({ status: 0 });
    expect(filesOf().filter((path) => path.endsWith("_Second.cs"))).toHaveLength(2);
    await buildHost(host);
    const now = kept.map(([, , table, column]) => sum(table, column));
    const filled = [
      count("Setting", '"Level" = 5'),
      count("Ticket", `"Gate" = ''`),
      count("Member", `"Mail" = ''`),
      count("Note", '"Remark" IS NULL'),
    ];
    const back = kept.map(([table, column]) => sum(table, column));
    const lost = [count("Scrap"), count("Letter", `"Draft" = ''`)];
    for (const database of databases)
      expect(
        await steps(
          database,
          ["migrate", "Second"],
          ...asked(...now, ...filled),
          ["migrate", "First"],
          ...asked(...back, ...lost),
        ),
      ).toEqual([
        ...(before[database] ?? []),
        ...["10000", "10000", "5000", "10000"],
        ...(before[database] ?? []),
        ...["0", "10000"],
      ]);
  },
);
