import { expect, test } from "vitest";
import { run } from "../../in-memory.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { csproj } from "../host-files.ts";

const entities = `defaults: { access: anonymous }
entity:
  Author:
    properties:
      Id: { type: Guid, isKey: true }
`;

/** Grafts onto a host with some sources, and returns the messages and the mapping's context. */
function graft(sources: string, target = "") {
  const disk = memoryDisk({
    "/repo/host/Shop.csproj": csproj(),
    "/repo/host/Program.cs": sources,
    "/repo/entities.yaml": target + entities,
  });
  return run(disk, "graft", "entities.yaml", "--host", "host", "--dry-run");
}

const [shop, audit] = ["class ShopDb : DbContext { }\n", "class AuditDb : DbContext { }\n"];

test("of several contexts, the only registered one is taken", () => {
  const { exitCode, messages, output } = graft(`${shop}${audit}services.AddDbContext<IShopDb, Data.ShopDb>();\n`);
  expect([exitCode, messages]).toEqual([0, ""]);
  expect(output).toContain("OnModelCreating of ShopDb");
});

test("the base class of another context is no candidate", () => {
  const { exitCode, output } = graft(`class BaseDb : DbContext { }\nclass ShopDb : BaseDb { }\n`);
  expect(exitCode).toBe(0);
  expect(output).toContain("OnModelCreating of ShopDb");
});

test("a context that is not registered is taken if it is named", () => {
  const sources = `${shop}${audit}services.AddDbContext<ShopDb>();\n`;
  const { exitCode, output } = graft(sources, "target: { dbContext: AuditDb }\n");
  expect(exitCode).toBe(0);
  expect(output).toContain("OnModelCreating of AuditDb");
});

test("contexts without any registration that is seen are all candidates, by their whole names", () => {
  const long = `A${"b".repeat(80)}Db`;
  const { exitCode, messages } = graft(`${shop}class ${long} : DbContext { }\n`);
  expect(exitCode).toBe(1);
  expect(messages).toContain(`More than one DbContext matches: \`${long}\` and \`ShopDb\`.`);
});

test.each([
  ["MongoDB", "MongoDB.Driver"],
  ["Entity Framework 6", "EntityFramework"],
])("a host on %s hears that new entities need a database of their own", (name, id) => {
  const disk = memoryDisk({ "/repo/host/Shop.csproj": csproj(undefined, [id]), "/repo/entities.yaml": entities });
  const { messages } = run(disk, "graft", "entities.yaml", "--host", "host");
  expect(messages).toContain(`The host stores its data with ${name}`);
});

test.each([
  ["services.AddDbContext<ShopDb>();\ndb.Database.MigrateAsync();", "The host registers it; it migrates at start"],
  [
    "db.Database.EnsureCreated();",
    "No registration such as AddDbContext<ShopDb> was found; it creates missing databases",
  ],
])("doctor says that a host with %j registers and migrates its context so", (calls, words) => {
  const disk = memoryDisk({ "/repo/host/Shop.csproj": csproj(), "/repo/host/Program.cs": `${shop}${calls}\n` });
  expect(run(disk, "doctor", "--host", "host").output).toContain(words);
});
