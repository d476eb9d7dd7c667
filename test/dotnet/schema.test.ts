import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseDocument, type Scalar, type YAMLMap } from "yaml";
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
  ["Counter", "Total", "Counter", "Total"],
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
    insert("Counter", ["Id", "Total"], ["i", "i"]),
  ].join("\n");
}

/** The resources of the endpoints, before and after, and what the first row of each is there. */
const resources = [
  ["titles", { text: "title 1" }, "titles", { words: "title 1" }],
  ["products", { code: "p1" }, "items", { code: "p1" }],
  ["authors", { surname: "author 1" }, "writers", { name: "author 1" }],
  ["books", { authorId: 1 }, "books", { writerId: 1 }],
  ["badges", { number: "b1" }, "badges", { code: "b1" }],
  ["labels", { words: "label 1" }, "labels", { text: "label 1" }],
  ["parcels", { id: undefined, parcelId: 1, weight: 1 }, "parcels", { id: undefined, number: 1, weight: 1 }],
  ["pairs", { first: "l1", second: "right 1" }, "pairs", { left: "l1", right: "right 1" }],
  ["notes", {}, "notes", { remark: null }],
  ["settings", {}, "settings", { level: 5 }],
  ["tickets", {}, "tickets", { gate: "" }],
  ["letters", { draft: "draft 1" }, "letters", {}],
  ["aliases", { name: "alias 1" }, "aliases", { name: "alias 1" }],
  ["members", { mail: "a1" }, "members", { mail: "a1" }],
  ["vouchers", { code: "v1" }, "vouchers", { code: "v1" }],
  ["streets", { name: "street 1" }, "streets", { name: "street 1" }],
  ["baskets", {}, "baskets", { shelfId: null }],
  ["counters", { total: 1 }, "counters", { total: 1 }],
  ["shelves", {}, "shelves", {}],
] as const;
const first = (resource: string) => ["GET", `/${resource}/1`] as const;
/** Adds the key, which all classes but one call `Id`. */
const row = (body: object) => ({ id: 1, ...body });

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
/** Declares the renames in the entity file, as its team does. */
function renamed(text: string): string {
  const file = parseDocument(text);
  for (const rename of renames) {
    const [, entity, from = "", to] = /^(?:(\w+)\.)?(\w+):(\w+)$/.exec(rename) ?? [];
    // The path leads to entities or properties, which are maps with keys of text.
    const items = file.getIn(entity === undefined ? ["entity"] : ["entity", entity, "properties"]) as YAMLMap<
      Scalar,
      YAMLMap
    >;
    const pair = items.items.find(({ key }) => key.value === from);
    if (pair === undefined) throw new Error(`There is no ${rename}.`);
    pair.key.value = to;
    pair.value?.set("renamedFrom", from);
  }
  return String(file);
}

const given = (option: string, values: readonly string[]) => values.flatMap((value) => [option, value]);

test.skipIf(!isLive)(
  "twenty changes of a model keep the rows of both databases, up and down, and nothing is written before each finding is accepted",
  { timeout: 900_000 },
  async () => {
    if (shop === undefined) throw new Error("There is no host.");
    const { host, model, tenon, migrate, answers, steps, texts, files: filesOf } = shop;
    model("before");
    tenon(0, "init", "--from", "SqliteShop");
    tenon(0, "graft", "--wire");
    migrate(0, "First");
    await buildHost(host);
    const before: Record<string, readonly string[]> = {};
    for (const database of databases) {
      const sums = asked(...kept.map(([table, column]) => sum(table, column)));
      before[database] = await steps(database, ["migrate", "First"], ["run", seed()], ...sums);
      expect(before[database]?.[0]).toMatch(/^10000 10000 title 1 /);
      expect(await answers(database, ...resources.map(([resource]) => first(resource)), first("scraps"))).toEqual([
        ...resources.map(([, body]) => [200, row(body)]),
        [200, { id: 1, text: "scrap 1" }],
      ]);
    }

    model("after");
    writeFileSync(join(host, "tenon.yaml"), renamed(readFileSync(join(host, "tenon.yaml"), "utf8")));
    tenon(0, "import", "--prune");
    tenon(0, "graft", "--wire", "--prune");
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
    for (const database of databases) {
      expect(await steps(database, ["migrate", "Second"], ...asked(...now, ...filled))).toEqual([
        ...(before[database] ?? []),
        ...["10000", "10000", "5000", "10000"],
      ]);
      const gone = ["products", "scraps"].map(first);
      const change = ["PUT", "/titles/1", { words: "title 1" }] as const;
      expect(await answers(database, ...resources.map(([, , resource]) => first(resource)), ...gone, change)).toEqual([
        ...resources.map(([, , , body]) => [200, row(body)]),
        ...[
          [404, undefined],
          [404, undefined],
          [200, { id: 1, words: "title 1" }],
        ],
      ]);
      expect(await steps(database, ["migrate", "First"], ...asked(...back, ...lost))).toEqual([
        ...(before[database] ?? []),
        ...["0", "10000"],
      ]);
    }
  },
);
