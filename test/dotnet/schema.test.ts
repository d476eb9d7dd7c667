import { afterAll, beforeAll, expect, test } from "vitest";
import { buildHost } from "../../scripts/dotnet.js";
import { dotnetPath } from "./packages.ts";
import { asked, makeSchemaHost } from "./schema-host.ts";

const isLive = dotnetPath() !== undefined;
const databases = ["sqlite", "postgres"] as const;
let shop: Awaited<ReturnType<typeof makeSchemaHost>> | undefined;

beforeAll(async () => {
  if (isLive) shop = await makeSchemaHost("schema");
}, 400_000);

afterAll(() => shop?.remove());

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

test.skipIf(!isLive)(
  "twenty changes of a model keep the rows of both databases, up and down, and nothing is written before each finding is accepted",
  { timeout: 900_000 },
  async () => {
    if (shop === undefined) throw new Error("There is no host.");
    const { host, model, migrate, steps, texts, files: filesOf } = shop;
    model("before");
    migrate(0, "First");
    await buildHost(host);
    const before: Record<string, readonly string[]> = {};
    for (const database of databases) {
      const sums = asked(...kept.map(([table, column]) => sum(table, column)));
      before[database] = await steps(database, ["migrate", "First"], ["run", seed()], ...sums);
      expect(before[database]?.[0]).toMatch(/^10000 10000 title 1 /);
    }

    model("after");
    const files = texts();
    const found = migrate(4, "Second", ...given("--rename", renames));
    const names = new Set([...found.matchAll(/--accept (TEN\d+:[\w.]+)/g)].map(([, name = ""]) => name));
    expect([...names].sort()).toEqual([...findings.both, ...findings.postgres].sort());
    expect(texts()).toEqual(files);

    const accepted = given("--accept", [...names]);
    migrate(0, "Second", ...given("--rename", renames), ...accepted);
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
