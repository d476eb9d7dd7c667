import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { minimalPackages } from "../../../generators/emit/rows/libraries/library-needs.ts";
import { needsOf } from "../../../generators/host/needs.ts";
import { readHost } from "../../../generators/host/snapshot/read-host.ts";
import { memoryDisk } from "../../memory-disk.ts";

const folder = fileURLToPath(new URL("../../../examples/host/", import.meta.url));

test("the example host is an ordinary one that still needs everything", () => {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(?:cs|csproj)$/.test(path),
  );
  const files = paths.map((path) => [`/w/${path.replaceAll("\\", "/")}`, readFileSync(folder + path, "utf8")]);
  const result = readHost(memoryDisk(Object.fromEntries(files)), "/w");
  expect(result).toMatchObject({
    ok: true,
    value: {
      projectFile: "Bookshop.csproj",
      rootNamespace: "Bookshop",
      targetFramework: "net10.0",
      dbContexts: [{ name: "ShopDb", namespace: "Bookshop.Data", file: "Data/ShopDb.cs" }],
      authentication: "absent",
      calls: new Set(
        "AddOpenApi EnsureCreated AddShopDb MapOpenApi MapNewsletter AddDbContext UseNpgsql UseSqlite MapPost".split(
          " ",
        ),
      ),
    },
  });
  expect(
    result.ok && needsOf(result.value, { name: "ShopDb", namespace: "Bookshop.Data" }, minimalPackages),
  ).toHaveLength(4);
});
