import { afterAll, beforeAll, expect, test } from "vitest";
import { buildHost } from "../../scripts/dotnet.js";
import { dotnetPath } from "./packages.ts";
import { asked, makeSchemaHost } from "./schema-host.ts";

const isLive = dotnetPath() !== undefined;
let shop: Awaited<ReturnType<typeof makeSchemaHost>> | undefined;

beforeAll(async () => {
  if (isLive) shop = await makeSchemaHost("split");
}, 400_000);

afterAll(() => shop?.remove());

/** The statements of the version that has codes, hints, makers and notes. */
const old = (id: number) =>
  `INSERT INTO "Product" ("Id", "Title", "Code", "Hint", "MakerId") VALUES (${id}, 'a title of more than twenty characters, ${id}', 'code ${id}', NULL, 1);
   INSERT INTO "Note" ("Id", "ProductId") VALUES (${id}, ${id});
   UPDATE "Product" SET "Code" = "Code" || '!' WHERE "Id" = ${id};`;
/** The statements of the version that has stars and the day since when it is sold. */
const next = (id: number) =>
  `INSERT INTO "Product" ("Id", "Title", "Stars", "Since") VALUES (${id}, 'title ${id}', 5, '2026-01-01 00:00:00Z');
   UPDATE "Product" SET "Stars" = "Stars" - 1 WHERE "Id" = ${id};`;
const all = (columns: string) =>
  `SELECT CAST(COUNT(*) AS TEXT) || ' ' || CAST(COUNT(${columns}) AS TEXT) AS "Value" FROM "Product"`;

test.skipIf(!isLive)(
  "an old and a new version of a service read and write the same tables between the two migrations, up and down",
  { timeout: 900_000 },
  async () => {
    if (shop === undefined) throw new Error("There is no host.");
    const { host, model, migrate, steps, files } = shop;
    model("wide");
    migrate(0, "First");
    model("slim");
    const findings = migrate(4, "Slim", "--expand-contract");
    expect(findings).not.toContain("TEN1024");
    const names = new Set([...findings.matchAll(/--accept (TEN\d+:[\w.]+)/g)].map(([, name = ""]) => name));
    const accepted = [...names].flatMap((name) => ["--accept", name]);
    migrate(0, "Slim", "--expand-contract", ...accepted);
    expect(files().filter((path) => /_Slim(?:Contract)?\.cs$/.test(path))).toHaveLength(4);
    migrate(0, "Next", "--check");
    await buildHost(host);
    for (const database of ["sqlite", "postgres"])
      expect(
        await steps(
          database,
          ["migrate", "First"],
          ["run", `INSERT INTO "Maker" ("Id", "Name") VALUES (1, 'maker');`],
          ["run", old(1)],
          ["migrate", "Slim"],
          ["run", next(2)],
          ["run", old(3)],
          ["run", next(4)],
          // No row has null where either version expects a value.
          ...asked(all('"Code"'), all('"MakerId"'), all('"Stars"'), all('"Since"')),
          ["run", `UPDATE "Product" SET "Title" = 'title ' || CAST("Id" AS TEXT)`],
          ["migrate", "SlimContract"],
          ["run", next(5)],
          ...asked(all('"Stars"'), `SELECT MAX("Title") AS "Value" FROM "Product"`),
          ["migrate", "Slim"],
          ["run", old(6)],
          ["run", next(7)],
          ...asked(all('"Code"')),
          ["run", `DELETE FROM "Note"; UPDATE "Product" SET "MakerId" = 1, "Code" = CAST("Id" AS TEXT)`],
          ["migrate", "First"],
          ...asked(all('"Code"')),
          ["run", old(8)],
        ),
      ).toEqual(["4 4", "4 4", "4 4", "4 4", "5 5", "title 5", "7 7", "7 7"]);
  },
);
